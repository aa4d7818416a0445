import { beforeAll, describe, expect, it, vi } from 'vitest'
import { hitSound } from '../../areas/battle/scene/hit-style.ts'
import type { SoundName } from '../../services/sound-name.ts'
import { effects } from './effects.ts'

const rate = 44_100
const names = Object.keys(effects) as SoundName[]
const samples = new Map<SoundName, number[]>()

beforeAll(async () => {
  // The synthesiser opens an audio context when it is loaded; computing samples needs none.
  vi.stubGlobal('AudioContext', class {})
  const { ZZFX } = await import('zzfx')
  for (const name of names) samples.set(name, ZZFX.buildSamples(...effects[name]))
})

const of = (name: SoundName) => samples.get(name) ?? []
const peak = (name: SoundName) => of(name).reduce((most, value) => Math.max(most, Math.abs(value)), 0)

/** The loudest twentieth of a second, as root mean square: about how loud a short sound seems to an ear. */
function loudness(name: SoundName): number {
  const wave = of(name)
  const window = rate / 20
  let loudest = 0
  for (let start = 0; start === 0 || start + window <= wave.length; start += window / 5) {
    let sum = 0
    for (let i = start; i < start + window; i++) sum += (wave[i] ?? 0) ** 2
    loudest = Math.max(loudest, Math.sqrt(sum / window))
  }
  return loudest
}

/** Zero crossings per second: high for hissing, low for thudding. */
const brightness = (name: SoundName) =>
  of(name).filter((value, i, wave) => i > 0 && value < 0 !== (wave[i - 1] ?? 0) < 0).length / (of(name).length / rate)

describe('the effects as samples', () => {
  it.each(names)('%s is finite, audible and does not clip', (name) => {
    expect(of(name).every(Number.isFinite)).toBe(true)
    expect(peak(name)).toBeLessThan(0.5)
    expect(loudness(name)).toBeGreaterThan(0.03)
  })

  it.each(names)('%s begins and ends in silence, so that it does not click', (name) => {
    expect(Math.abs(of(name)[0] ?? 1)).toBeLessThan(0.01)
    expect(Math.abs(of(name).at(-1) ?? 1)).toBeLessThan(0.01)
  })

  it.each(names)('%s is short', (name) => {
    expect(of(name).length / rate).toBeGreaterThan(0.02)
    expect(of(name).length / rate).toBeLessThan(2)
  })

  it('lie within six times of each other in loudness', () => {
    const all = names.map(loudness)
    expect(Math.max(...all) / Math.min(...all)).toBeLessThan(6)
  })

  it('grow louder, longer and deeper with the power of a hit', () => {
    const [light, middling, heavy] = [10, 60, 200].map(hitSound) as [SoundName, SoundName, SoundName]
    for (const [less, more] of [
      [light, middling],
      [middling, heavy],
      [heavy, 'crit'],
    ] as const) {
      expect(loudness(more)).toBeGreaterThan(loudness(less))
      expect(of(more).length).toBeGreaterThan(of(less).length)
    }
    expect(brightness(light)).toBeGreaterThan(brightness(middling))
    expect(brightness(middling)).toBeGreaterThan(brightness(heavy))
  })
})
