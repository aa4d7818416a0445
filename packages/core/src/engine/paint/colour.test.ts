import { describe, expect, it } from 'vitest'
import { css, mix, ramp } from './colour.ts'

describe('colours', () => {
  it('are mixed channel by channel', () => {
    expect(mix(0x000000, 0xff8040, 0.5)).toBe(0x804020)
  })

  it('are written for the canvas', () => {
    expect(css(0xff8000, 0.5)).toBe('rgba(255,128,0,0.5)')
  })

  it('are looked up between the stops and held beyond them', () => {
    const stops = [
      [0.2, 0x000000],
      [0.6, 0x0000c8],
    ] as const
    expect(ramp(stops, 0)).toBe(0x000000)
    expect(ramp(stops, 0.4)).toBe(0x000064)
    expect(ramp(stops, 1)).toBe(0x0000c8)
  })
})
