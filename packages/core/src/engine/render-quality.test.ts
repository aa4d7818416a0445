import { describe, expect, it } from 'vitest'
import { renderQualityFor } from './render-quality.ts'

describe('the render quality', () => {
  it('paints as wide as the specification says on a plain display', () => {
    expect(
      (['LOWEST', 'LOW', 'STANDARD', 'HIGH'] as const).map((quality) => Math.round(renderQualityFor(quality, 1, false).pixels * 600)),
    ).toEqual([450, 500, 600, 768])
  })

  it('uses a dense display only where it can afford to', () => {
    expect(renderQualityFor('LOWEST', 3, false).pixels).toBe(0.75)
    expect(renderQualityFor('STANDARD', 3, false).pixels).toBe(1.5)
    expect(renderQualityFor('HIGH', 3, false).pixels).toBe(2)
  })

  it('shows no particles on the lowest quality or where the player wants reduced motion', () => {
    expect(renderQualityFor('LOWEST', 1, false).particles).toBe(0)
    expect(renderQualityFor('HIGH', 1, true).particles).toBe(0)
    expect(renderQualityFor('HIGH', 1, false).particles).toBe(1.5)
  })
})
