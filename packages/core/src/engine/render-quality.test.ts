import { describe, expect, it } from 'vitest'
import { renderQualityFor } from './render-quality.ts'

describe('the render quality', () => {
  it('paints the stage as wide as the specification says', () => {
    expect((['LOWEST', 'LOW', 'STANDARD', 'HIGH'] as const).map((quality) => renderQualityFor(quality, false).pixels * 600)).toEqual([
      450, 500, 600, 768,
    ])
  })

  it('shows no particles on the lowest quality or if the player wants reduced motion', () => {
    expect(renderQualityFor('LOWEST', false).particles).toBe(0)
    expect(renderQualityFor('HIGH', true).particles).toBe(0)
    expect(renderQualityFor('HIGH', false).particles).toBe(1.5)
  })
})
