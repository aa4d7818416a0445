import { describe, expect, it } from 'vitest'
import { alphaOf, type Fade, fling, plain, scaleOf } from './particle.ts'

describe('the alpha of a grain', () => {
  const course = (fade: Fade, strength: number) =>
    [0, 250, 500, 750, 1000].map((age) => Number(alphaOf({ ...plain, fade, strength, age, life: 1000 }).toFixed(4)))

  it('swells and sinks again', () => expect(course('swell', 0.7)).toEqual([0, 0.495, 0.7, 0.495, 0]))
  it('dies away evenly', () => expect(course('even', 0.8)).toEqual([0.8, 0.6, 0.4, 0.2, 0]))
  it('dies away at the end', () => expect(course('late', 0.9)).toEqual([0.9, 0.8965, 0.8438, 0.6152, 0]))
  it('stays', () => expect(course('none', 0.6)).toEqual([0.6, 0.6, 0.6, 0.6, 0.6]))
})

it('goes evenly from one scale to the other', () => {
  expect([0, 100, 400].map((age) => scaleOf({ ...plain, from: 0.5, to: 0.25, age, life: 400 }))).toEqual([0.5, 0.4375, 0.25])
})

it('is flung at a speed, in a direction between two', () => {
  for (let i = 0; i < 100; i++) {
    const grain = { ...plain }
    fling(grain, 50, 250, 290)
    expect(Math.hypot(grain.across, grain.down)).toBeCloseTo(50)
    expect(grain.down).toBeLessThan(-50 * Math.cos((20.001 * Math.PI) / 180))
  }
})
