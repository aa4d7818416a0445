import { describe, expect, it } from 'vitest'
import { alphaOf, defaultParticle, type Fade, scaleOf, setDirection } from './particle.ts'

describe('the alpha of a particle', () => {
  const course = (fade: Fade, opacity: number) =>
    [0, 250, 500, 750, 1000].map((age) => Number(alphaOf({ ...defaultParticle, fade, opacity, age, life: 1000 }).toFixed(4)))

  it('rises and falls again', () => expect(course('swell', 0.7)).toEqual([0, 0.495, 0.7, 0.495, 0]))
  it('falls evenly', () => expect(course('even', 0.8)).toEqual([0.8, 0.6, 0.4, 0.2, 0]))
  it('falls at the end', () => expect(course('atEnd', 0.9)).toEqual([0.9, 0.8965, 0.8438, 0.6152, 0]))
  it('stays the same', () => expect(course('none', 0.6)).toEqual([0.6, 0.6, 0.6, 0.6, 0.6]))
})

it('changes evenly from one scale to the other', () => {
  expect([0, 100, 400].map((age) => scaleOf({ ...defaultParticle, scaleFrom: 0.5, scaleTo: 0.25, age, life: 400 }))).toEqual([
    0.5, 0.4375, 0.25,
  ])
})

it('moves at a speed, in a direction between two', () => {
  for (let i = 0; i < 100; i++) {
    const particle = { ...defaultParticle }
    setDirection(particle, 50, 250, 290)
    expect(Math.hypot(particle.speedX, particle.speedY)).toBeCloseTo(50)
    expect(particle.speedY).toBeLessThan(-50 * Math.cos((20.001 * Math.PI) / 180))
  }
})
