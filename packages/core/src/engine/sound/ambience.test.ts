import { expect, it, vi } from 'vitest'
import { FakeAudio } from '../../../testing/fake-audio.ts'
import { Ambience, airs } from './ambience.ts'
import { pieces } from './score.ts'

it('has an air of its own for each place that has a piece of music', () => {
  expect(Object.keys(airs).sort()).toEqual(Object.keys(pieces).sort())
  expect(new Set(Object.values(airs).map(({ at }) => at)).size).toBe(Object.keys(airs).length)
})

it('fades from the air of one place into that of the next, and does not begin again in the same place', () => {
  const audio = new FakeAudio()
  const sources = vi.spyOn(audio, 'createBufferSource')
  const ambience = new Ambience(audio as unknown as BaseAudioContext, audio.destination as unknown as AudioNode)
  ambience.want('road')
  ambience.want('road')
  expect(sources).toHaveBeenCalledTimes(1)
  audio.currentTime = 5
  ambience.want('snow')
  expect(sources).toHaveBeenCalledTimes(2)
  const [road, snow] = audio.gains.filter(({ to }) => to.includes(audio.destination))
  expect(road?.gain.changes.at(-1)).toMatchObject({ what: 'target', value: 0, at: 5 })
  expect(snow?.gain.changes.at(-1)).toEqual({ what: 'line', value: airs.snow.loud, at: 7 })
})
