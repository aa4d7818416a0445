import { describe, expect, it } from 'vitest'
import { type Obstacle, StandAside, weightOf } from './stand-aside.ts'

const view = { from: 0, to: 600 }
const squad = { x: 300, left: 110, right: 110 }
const guardian: Obstacle = { id: 1, x: 320, half: 60, ahead: 60 }
const at = (place: Obstacle, standing = squad) => standing.x + new StandAside().go(standing, [place], view, null)

describe('a squad beside a place', () => {
  it('hides nothing of it', () => {
    expect(at(guardian) + squad.right).toBeLessThanOrEqual(guardian.x - guardian.half)
  })

  it('stands on the side that it comes from', () => {
    expect(at(guardian)).toBeLessThan(guardian.x)
    expect(at({ ...guardian, x: 280 })).toBeGreaterThan(280)
  })

  it('stands where there is room', () => {
    expect(at({ ...guardian, x: 460 }, { ...squad, x: 480 })).toBeLessThan(460)
    expect(at({ ...guardian, x: 140 }, { ...squad, x: 120 })).toBeGreaterThan(140)
    expect(at({ ...guardian, x: 390, half: 34 }, { x: 400, left: 70, right: 70 })).toBeGreaterThan(390)
  })

  it('does not change sides while it passes', () => {
    const aside = new StandAside()
    for (const x of [250, 300, 340, 380]) expect(x + aside.go({ ...squad, x }, [guardian], view, null)).toBeLessThan(guardian.x)
  })

  it('stays in its place if nothing is hidden', () => {
    expect(at(guardian, { ...squad, x: 100 })).toBe(100)
    expect(at({ ...guardian, ahead: 400 })).toBe(squad.x)
    expect(new StandAside().go(squad, [], view, null)).toBe(0)
  })

  it('does not leave the view', () => {
    expect(at({ ...guardian, x: 200 }, { ...squad, x: 190 })).toBeGreaterThan(0)
    expect(at({ ...guardian, x: 250, half: 90 }, { ...squad, x: 240 }) - squad.left).toBeGreaterThanOrEqual(-14)
  })

  it('does not stand behind the boxes beside the stage', () => {
    const stage = { from: 400, to: 1000 }
    expect(
      560 + new StandAside().go({ ...squad, x: 560 }, [{ ...guardian, x: 590, half: 90 }], stage, null) - squad.left,
    ).toBeGreaterThanOrEqual(386)
  })

  it('steps aside little by little', () => {
    const aside = new StandAside()
    const first = aside.go(squad, [guardian], view, 16)
    const second = aside.go(squad, [guardian], view, 16)
    expect(first).toBeLessThan(0)
    expect(second).toBeLessThan(first)
    expect(second).toBeGreaterThan(at(guardian) - squad.x)
  })

  it('moves aside only for places nearby', () => {
    expect([400, 170, 110, 60, 0, -40, -200].map(weightOf)).toEqual([0, 0, 1, 1, 1, 0, 0])
  })
})
