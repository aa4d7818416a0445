import { expect, it } from 'vitest'
import { Layout, measure } from './layout.ts'

it('fills a phone with 600 units', () => {
  const phone = measure(390, 844)
  expect(phone).toMatchObject({ width: 600, stageLeft: 0, stageWidth: 600, desktop: false })
  expect(phone.scale).toBeCloseTo(0.65)
  expect(phone.height).toBeCloseTo(844 / 0.65)
})

it('centres the stage on a desktop, at most 600 pixels wide', () => {
  const wide = measure(1440, 900)
  expect(wide.desktop).toBe(true)
  expect(wide.scale).toBe(1)
  expect(wide.stageLeft).toBe((1440 - 600) / 2)
})

it('narrows the stage on a low window to its height by 1.4', () => {
  const low = measure(1000, 420)
  expect(low.scale).toBeCloseTo(300 / 600)
  expect(low.width).toBeCloseTo(2000)
  expect(low.stageLeft).toBeCloseTo(700)
})

it('is a desktop exactly while the height is under 1.4 times the width', () => {
  expect(measure(500, 699).desktop).toBe(true)
  expect(measure(500, 700).desktop).toBe(false)
})

it('is low if a phone is held sideways, and not on a desk or in a small square', () => {
  expect([measure(844, 390), measure(1000, 500), measure(1440, 900), measure(320, 568), measure(500, 400)].map(({ low }) => low)).toEqual([
    true,
    true,
    false,
    false,
    false,
  ])
})

it('accepts an element without size', () => {
  const layout = new Layout()
  layout.resize(0, 0)
  expect(layout.scale).toBeGreaterThan(0)
  expect(Number.isFinite(layout.width)).toBe(true)
})
