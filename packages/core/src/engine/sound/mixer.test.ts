import { expect, it } from 'vitest'
import { FakeAudio } from '../../../testing/fake-audio.ts'
import { createMixer } from './mixer.ts'

it('plays music at three tenths of the volume', () => {
  const { music } = createMixer(new FakeAudio() as unknown as BaseAudioContext)
  expect(music.gain.value).toBe(0.3)
})
