import { expect, it } from 'vitest'
import { FrameRate } from './frame-rate.ts'

/** Measures frames that are so many milliseconds apart; `drawn` says which of them are drawn. */
function rates(gaps: readonly number[], drawn: (i: number) => boolean = () => true): number[] {
  const found: number[] = []
  const rate = new FrameRate((value) => found.push(Math.round(value)))
  let now = 0
  rate.frame(now, true)
  gaps.forEach((gap, i) => {
    now += gap
    rate.frame(now, drawn(i))
  })
  return found
}
const frames = (count: number, ms: number) => Array.from({ length: count }, () => ms)

it('measures fast and slow frames', () => {
  expect(rates(frames(130, 1000 / 60))).toEqual([60])
  expect(rates(frames(20, 250))).toEqual([4, 4])
})

it('is not misled by single long tasks', () => {
  expect(rates([...frames(50, 16), 700, ...frames(50, 16)])).toEqual([63])
})

it('counts no time in which nothing was drawn', () => {
  expect(rates(frames(400, 16), (i) => i % 100 < 2)).toEqual([])
})

it('begins again after a pause', () => {
  const found: number[] = []
  const rate = new FrameRate((value) => found.push(value))
  for (let i = 0; i < 100; i++) rate.frame(i * 16, true)
  rate.restart()
  rate.frame(60_000, true)
  expect(found).toEqual([])
})
