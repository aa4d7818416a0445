import { errors } from 'playwright'
import { expect, it } from 'vitest'
import { unplayable } from './unplayable.ts'

it('says what was waited for and what to do after a timeout', () => {
  const error = new errors.TimeoutError(
    "locator.waitFor: Timeout 120000ms exceeded.\nCall log:\n  - waiting for locator('.sky-menu') to be visible\n",
  )
  const said = unplayable(error, 'ya')
  expect(said).toMatch(
    /^can't be played: locator\.waitFor: Timeout 120000ms exceeded\. \(waiting for locator\('\.sky-menu'\) to be visible\) /,
  )
  expect(said).toContain('`npm run portal -- ya`')
  expect(said).toContain('`npm run check -- ya`')
  expect(unplayable(new errors.TimeoutError('page.goto: Timeout 120000ms exceeded.'), 'ya')).toMatch(/exceeded\. Correct/)
})

it('has only the first line of any other error', () => {
  expect(unplayable(new Error('there is no frame\n    at x'), 'ya')).toBe("can't be played: there is no frame")
})
