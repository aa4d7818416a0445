import { expect, it } from 'vitest'
import { seededRandom } from '../paint/random.ts'
import { varied } from './vary.ts'

it('never repeats a sound without a difference that is heard, and never changes it by more than an ear takes for another sound', () => {
  const random = seededRandom(7)
  let before = varied(undefined, random)
  for (let i = 0; i < 2000; i++) {
    const next = varied(before, random)
    expect(Math.abs(next - before)).toBeGreaterThanOrEqual(0.0149)
    expect(Math.abs(next - 1)).toBeLessThanOrEqual(0.0401)
    before = next
  }
})

it('differs even if chance draws the same twice', () => {
  for (const draw of [0, 0.25, 0.5, 0.75, 0.999]) {
    const before = varied(undefined, () => draw)
    expect(varied(before, () => draw)).not.toBeCloseTo(before, 2)
  }
})
