import { expect, it, vi } from 'vitest'
import { Events } from './events.ts'

it('calls each listener for its event type, until it stops', () => {
  const events = new Events()
  const all = vi.fn()
  const scenes = vi.fn()
  events.on(null, all)
  const stop = events.on('scene', scenes)
  events.emit({ type: 'ready' })
  events.emit({ type: 'scene', scene: 'road' })
  stop()
  events.emit({ type: 'scene', scene: 'battle' })
  expect(all).toHaveBeenCalledTimes(3)
  expect(scenes).toHaveBeenCalledExactlyOnceWith({ type: 'scene', scene: 'road' })
})

it('continues when a listener throws', () => {
  const said = vi.spyOn(console, 'error').mockImplementation(() => {})
  const events = new Events()
  const after = vi.fn()
  events.on('ready', () => {
    throw new Error('theirs')
  })
  events.on('ready', after)
  events.emit({ type: 'ready' })
  expect(after).toHaveBeenCalledOnce()
  expect(said).toHaveBeenCalledOnce()
  said.mockRestore()
})
