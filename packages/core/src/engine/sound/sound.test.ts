import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import { FakeAudio } from '../../../testing/fake-audio.ts'
import { playing } from '../../../testing/services.ts'
import { PlayerStore } from '../../areas/player/store.ts'
import { Ambience } from './ambience.ts'
import { effects } from './effects.ts'
import { Sound } from './sound.ts'

// The library opens an audio context as soon as it is loaded.
const { buildSamples } = vi.hoisted(() => ({ buildSamples: vi.fn(() => [0]) }))
vi.mock('zzfx', () => ({ ZZFX: { audioContext: { state: 'closed' }, buildSamples } }))

class Page extends EventTarget {
  hidden = false
}
let page: Page
let sound: Sound
let services: ReturnType<typeof playing>['services']

beforeEach(() => {
  page = new Page()
  vi.stubGlobal('document', page)
  vi.stubGlobal('AudioContext', FakeAudio)
  vi.stubGlobal('Element', class {})
  FakeAudio.made.length = 0
  buildSamples.mockClear()
  services = playing().services
  sound = new Sound(services, page as unknown as HTMLElement)
})
afterEach(() => {
  sound.destroy()
  vi.unstubAllGlobals()
})

const state = () => FakeAudio.made[0]?.state ?? 'silent'
const touch = () => page.dispatchEvent(new Event('pointerdown'))
const hide = (hidden: boolean) => {
  page.hidden = hidden
  page.dispatchEvent(new Event('visibilitychange'))
}

it('makes no sound before the first gesture, not even an output to play through', () => {
  sound.mood('road')
  sound.play('tap')
  expect(state()).toBe('silent')
  touch()
  expect(state()).toBe('running')
})

it('is silent while the page is hidden', () => {
  touch()
  hide(true)
  expect(state()).toBe('suspended')
  hide(false)
  expect(state()).toBe('running')
})

it('is silent while the host mutes or pauses the game, and when the player wants it', () => {
  touch()
  services.preferences.setOutsideMute(true)
  expect(state()).toBe('suspended')
  services.preferences.setOutsideMute(false)
  expect(state()).toBe('running')
  services.ui.setPaused(true)
  expect(state()).toBe('suspended')
  services.ui.setPaused(false)
  services.get(PlayerStore).replace({ ...services.get(PlayerStore).player!, soundMute: true })
  expect(state()).toBe('suspended')
})

it('stays silent through gestures while it is muted, and is heard at the first one after', () => {
  services.preferences.setOutsideMute(true)
  touch()
  expect(state()).toBe('silent')
  services.preferences.setOutsideMute(false)
  touch()
  expect(state()).toBe('running')
})

it('computes the effects once they can be heard', async () => {
  services.preferences.setOutsideMute(true)
  touch()
  await sound.prepare()
  sound.play('tap')
  expect(buildSamples).not.toHaveBeenCalled()
  services.preferences.setOutsideMute(false)
  touch()
  sound.play('tap')
  expect(buildSamples).toHaveBeenCalledOnce()
  await vi.waitFor(() => expect(buildSamples).toHaveBeenCalledTimes(Object.keys(effects).length))
})

it('plays the mood of a window that is a place of its own, and that of the scene again afterwards', async () => {
  const wanted = vi.spyOn(Ambience.prototype, 'want')
  await services.areas.load(services.areas.byWindow('shops')!)
  touch()
  sound.mood('road')
  services.ui.open('settings')
  services.ui.open('shops')
  services.ui.close()
  expect(wanted.mock.calls.map(([mood]) => mood)).toEqual(['road', 'shop', 'road'])
  wanted.mockRestore()
})

it('ends with the game', () => {
  touch()
  sound.destroy()
  expect(state()).toBe('closed')
  touch()
  expect(FakeAudio.made.filter((one) => one.state === 'running')).toHaveLength(0)
})
