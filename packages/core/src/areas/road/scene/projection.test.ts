import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { sidewaysOffset } from './path.ts'
import { aheadAt, project, projectionFor, type ScreenPoint, viewDistance } from './projection.ts'

const view = projectionFor(600, 900)

describe('the road seen from below', () => {
  it('puts the squad in the middle at full size and the view distance high and small', () => {
    expect(project(view, 0, 0)).toEqual({ x: 300, y: view.nearY, scale: 1, far: 0 })
    const end = project(view, 0, viewDistance)
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

  it('is inverted by aheadAt', () => {
    fc.assert(
      fc.property(fc.integer({ min: -400, max: viewDistance }), (ahead) => {
        expect(aheadAt(view, project(view, 0, ahead).y)).toBeCloseTo(ahead, 4)
      }),
    )
  })

  it('keeps the two islets of a stair apart, near and far', () => {
    const isletWidth = 164
    for (const ahead of [0, 480, 960]) {
      const [one, other] = [60, 220].map((posY) => project(view, sidewaysOffset(posY), ahead + posY)) as [ScreenPoint, ScreenPoint]
      expect(Math.abs(one.x - other.x)).toBeGreaterThan((isletWidth / 2) * (one.scale + other.scale))
    }
  })

  it('curves the road further out on a wide view', () => {
    const [narrow, wide] = [600, 960].map((width) => project(projectionFor(width, 900), 100, 0).x - width / 2)
    expect(wide).toBeGreaterThan(narrow! * 1.2)
  })

  it('keeps the whole road on the stage', () => {
    for (const posX of [-300, 300]) {
      const { x } = project(view, posX, 0)
      expect(x).toBeGreaterThan(80)
      expect(x).toBeLessThan(520)
    }
  })
})
