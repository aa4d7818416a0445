import { expect, it, vi } from 'vitest'
import { lateScenes, type SceneKind } from './lazy-scenes.ts'

const kind = class {} as unknown as SceneKind

it('brings and adds a scene once, however often it is asked for', async () => {
  const load = vi.fn(async () => kind)
  const add = vi.fn()
  const bringScene = lateScenes((bring) => bring(), add, { battle: load })
  await Promise.all([bringScene('battle'), bringScene('battle')])
  await bringScene('battle')
  expect(load).toHaveBeenCalledTimes(1)
  expect(add.mock.calls).toEqual([[kind]])
})

it('has nothing to bring for a scene that is there from the start', async () => {
  const add = vi.fn()
  await lateScenes((bring) => bring(), add, {})('road')
  expect(add).not.toHaveBeenCalled()
})

it('adds nothing where the game was destroyed meanwhile', async () => {
  const add = vi.fn()
  const bringScene = lateScenes(() => Promise.reject(new Error('destroyed')), add, { battle: async () => kind })
  await expect(bringScene('battle')).rejects.toThrow('destroyed')
  expect(add).not.toHaveBeenCalled()
})
