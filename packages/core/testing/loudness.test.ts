import { expect, it } from 'vitest'
import { blockPowers, integrated } from './loudness.ts'

const rate = 44_100
const tone = (loud: number, seconds = 4, hertz = 997) =>
  Float32Array.from({ length: rate * seconds }, (_, i) => loud * Math.sin((2 * Math.PI * hertz * i) / rate))
const of = (...waves: readonly Float32Array[]) =>
  integrated(waves.map((wave) => ({ powers: blockPowers(wave, rate), share: 1 / waves.length })))

it('measures a full tone of 997 Hz in one channel as -3.01 LUFS, as the recommendation says', () => {
  expect(of(tone(1))).toBeCloseTo(-3.01, 1)
  expect(of(tone(0.1))).toBeCloseTo(-23.01, 1)
})

it('hears low tones less than high ones', () => {
  expect(of(tone(0.1, 4, 40))).toBeLessThan(of(tone(0.1)) - 2)
  expect(of(tone(0.1, 4, 4000))).toBeGreaterThan(of(tone(0.1)) + 2)
})

it('leaves silence and what is much quieter than the rest out', () => {
  expect(of(tone(0.1), tone(0))).toBeCloseTo(of(tone(0.1)), 1)
  expect(of(tone(0.1), tone(0.01))).toBeCloseTo(of(tone(0.1)), 1)
  expect(of(tone(0.1), tone(0.07))).toBeLessThan(of(tone(0.1)) - 0.5)
})
