import { expect, it } from 'vitest'
import { pressedOn } from './pressed.ts'

const pad = (axes: number[], ...down: number[]) => ({
  axes,
  buttons: Array.from({ length: 17 }, (_, i) => ({ pressed: down.includes(i), touched: false, value: 0 })),
})

it('recognises the buttons of the standard layout, on any gamepad', () => {
  expect([...pressedOn([null, pad([0, 0], 0, 12), pad([0, 0], 5)])]).toEqual(['act', 'up', 'next'])
})

it('uses the stick’s larger direction, once the stick is moved half of its way', () => {
  expect([...pressedOn([pad([0.4, -0.3])])]).toEqual([])
  expect([...pressedOn([pad([0.6, -0.9])])]).toEqual(['up'])
  expect([...pressedOn([pad([-0.9, 0.6])])]).toEqual(['left'])
})

it('accepts a gamepad without stick and with few buttons', () => {
  expect([...pressedOn([{ axes: [], buttons: [] }])]).toEqual([])
})
