import { describe, expect, it } from 'vitest'
import { paceFor } from './render-quality.ts'

describe('what a quality affords', () => {
  it('paints as wide as the specification says on a plain display', () => {
    expect((['LOWEST', 'LOW', 'STANDARD', 'HIGH'] as const).map((quality) => Math.round(paceFor(quality, 1, false).pixels * 600))).toEqual([
      450, 500, 600, 768,
    ])
  })

  it('uses a dense display only where it can afford to', () => {
    expect(paceFor('LOWEST', 3, false).pixels).toBe(0.75)
    expect(paceFor('STANDARD', 3, false).pixels).toBe(1.5)
    expect(paceFor('HIGH', 3, false).pixels).toBe(2)
  })

  it('lets nothing fly about on the lowest quality or where motion is not wanted', () => {
    expect(paceFor('LOWEST', 1, false).particles).toBe(0)
    expect(paceFor('HIGH', 1, true).particles).toBe(0)
    expect(paceFor('HIGH', 1, false).particles).toBe(1.5)
  })
})
