import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { aheadAt, project, projectionFor, sight } from './projection.ts'

const view = projectionFor(600, 900)

describe('the road seen from below', () => {
  it('puts the squad in the middle at full size and the end of sight high and small', () => {
    expect(project(view, 0, 0)).toEqual({ x: 300, y: view.nearY, scale: 1, far: 0 })
    const end = project(view, 0, sight)
    expect(end.y).toBeCloseTo(view.farY, 6)
    expect(end.scale).toBeCloseTo(92 / 212, 6)
  })

  it('shrinks and rises with every step ahead', () => {
    fc.assert(
      fc.property(fc.integer({ min: -400, max: 1800 }), fc.integer({ min: 1, max: 100 }), (ahead, more) => {
        const near = project(view, 100, ahead)
        const far = project(view, 100, ahead + more)
        expect(far.y).toBeLessThan(near.y)
        expect(far.scale).toBeLessThan(near.scale)
      }),
    )
  })

  it('finds the way back from a height of the view', () => {
    fc.assert(
      fc.property(fc.integer({ min: -400, max: sight }), (ahead) => {
        expect(aheadAt(view, project(view, 0, ahead).y)).toBeCloseTo(ahead, 4)
      }),
    )
  })

  it('keeps the whole road on the stage', () => {
    for (const posX of [-300, 300]) {
      const { x } = project(view, posX, 0)
      expect(x).toBeGreaterThan(80)
      expect(x).toBeLessThan(520)
    }
  })
})
