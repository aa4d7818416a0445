import { expect, it } from 'vitest'
import { PlatformError } from './errors.ts'

it('recognises the errors of a client that has its own copy of the class, and no others', async () => {
  const again = './errors.ts?again'
  const copy: typeof import('./errors.ts') = await import(/* @vite-ignore */ again)
  expect(copy.PlatformError).not.toBe(PlatformError)
  const thrown: unknown = new copy.PlatformError('CANCELLED')
  expect(thrown instanceof PlatformError && thrown.code).toBe('CANCELLED')
  for (const other of [new Error('CANCELLED'), { name: 'PlatformError', code: 'CANCELLED' }, null])
    expect(other).not.toBeInstanceOf(PlatformError)
})
