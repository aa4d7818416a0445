import { expect, it } from 'vitest'
import { keptRange, nextRange } from './loaded-range.ts'

const at = (coordinate: number, heading: -1 | 0 | 1 = 1) => ({ coordinate, height: 1000, heading })

it('doubles the first load and includes what is behind', () => {
  expect(nextRange(null, at(5000))).toEqual({ from: 4000, to: 7200 })
  expect(nextRange(null, at(300))).toEqual({ from: 0, to: 2500 })
})

it('loads more once less than 1.6 windows are left ahead', () => {
  expect(nextRange({ from: 0, to: 3000 }, at(1400))).toBeNull()
  expect(nextRange({ from: 0, to: 3000 }, at(1401))).toEqual({ from: 3000, to: 4100 })
})

it('drops places more than 1000 units behind, on the way up and on the way down', () => {
  expect(keptRange({ from: 0, to: 9000 }, at(3000))).toEqual({ from: 2000, to: 9000 })
  expect(keptRange({ from: 0, to: 9000 }, at(3000, -1))).toEqual({ from: 0, to: 4000 })
})

it('loads the dropped places above again as soon as the player no longer walks down', () => {
  expect(nextRange({ from: 0, to: 4000 }, at(3000, -1))).toBeNull()
  expect(nextRange({ from: 0, to: 4000 }, at(3000, 0))).toEqual({ from: 4000, to: 5100 })
})

it('loads dropped places again on the way down, and never below 0', () => {
  expect(nextRange({ from: 2000, to: 9000 }, at(2400, -1))).toEqual({ from: 1500, to: 2000 })
  expect(nextRange({ from: 200, to: 9000 }, at(400, -1))).toEqual({ from: 0, to: 200 })
  expect(nextRange({ from: 0, to: 9000 }, at(100, -1))).toBeNull()
})

it('never requests more than the server returns', () => {
  const span = nextRange(null, { coordinate: 8000, height: 9000, heading: 0 })
  expect(span && span.to - span.from).toBe(6000)
})
