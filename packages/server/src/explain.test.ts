import { expect, it } from 'vitest'
import { explain } from './explain.ts'

const failure = (code: string, syscall: string) => Object.assign(new Error(`${code}: permission denied, ${syscall}`), { code, syscall })

it('distinguishes a port that needs more rights from a folder that does', () => {
  expect(explain(failure('EACCES', 'listen'), '/data', 80)).toBe('No right to use port 80: set PORT to one above 1024.')
  expect(explain(failure('EACCES', 'mkdir'), '/data', 80)).toMatch(/^No right to use \/data \(EACCES.*\): give the server's user/)
})

it('has a sentence for any other error', () => {
  expect(explain(new Error('the moon is in the way'), '/data', 80)).toBe('The server cannot start: the moon is in the way')
})
