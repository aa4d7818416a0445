import { expect, it, vi } from 'vitest'
import { LateParts } from './late-parts.ts'

it('fetches its parts once, when they are first wanted', async () => {
  const from = vi.fn(async () => 'parts')
  const late = new LateParts((load) => load(), from)
  expect(from).not.toHaveBeenCalled()
  late.want()
  late.want()
  expect(late.parts).toBeNull()
  await vi.waitFor(() => expect(late.parts).toBe('parts'))
  expect(from).toHaveBeenCalledTimes(1)
})

it('stays without them where the game is destroyed meanwhile', async () => {
  const failed = Promise.reject(new Error('destroyed'))
  const late = new LateParts(
    () => failed,
    async () => 'parts',
  )
  late.want()
  await expect(failed).rejects.toThrow('destroyed')
  expect(late.parts).toBeNull()
})
