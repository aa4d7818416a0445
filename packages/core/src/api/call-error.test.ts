import { ErrorCode } from '@skystair/contract/errors'
import en from '@skystair/world/texts/en/index'
import { expect, it } from 'vitest'
import { textKey } from './call-error.ts'

it('has words for every refusal, and for a line that was lost', () => {
  const keys = [...Object.keys(ErrorCode), 'NETWORK', 'DESTROYED'].map(textKey)
  expect(keys.filter((key) => !Object.hasOwn(en.error, key.replace('error.', '')))).toEqual([])
})
