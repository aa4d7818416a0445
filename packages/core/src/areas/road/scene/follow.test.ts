import { expect, it } from 'vitest'
import { Follow } from './follow.ts'

it('catches up with a jump within 700 milliseconds, slow at both ends', () => {
  const follow = new Follow(0)
  const way = Array.from({ length: 8 }, () => follow.go(100, 100))
  expect(way[6]).toBe(100)
  expect(way[7]).toBe(100)
  const steps = way.map((value, i) => value - (way[i - 1] ?? 0))
  expect(steps[3]).toBeGreaterThan((steps[0] ?? 0) * 4)
  expect(steps[3]).toBeCloseTo(Math.max(...steps))
  expect(steps[0]).toBeCloseTo(steps[6] ?? 0)
})

it('stays half that time behind a steady movement, and stops with it', () => {
  const follow = new Follow(0)
  const value = 200
  for (let way = 2; way <= value; way += 2) follow.go(way, 10)
  expect(value - follow.value).toBeCloseTo(70, -1)
  for (let i = 0; i < 70; i++) follow.go(value, 10)
  expect(follow.value).toBe(value)
})

it('jumps at once on request', () => {
  const follow = new Follow(0)
  follow.go(50, 100)
  follow.jump(900)
  expect(follow.go(900, 16)).toBe(900)
})

it('moves the same way in many short frames as in few long ones', () => {
  const [fine, coarse] = [new Follow(0), new Follow(0)]
  for (let i = 0; i < 35; i++) fine.go(100, 10)
  for (let i = 0; i < 5; i++) coarse.go(100, 70)
  expect(fine.value).toBeCloseTo(coarse.value)
})
