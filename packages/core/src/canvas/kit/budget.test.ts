import { describe, expect, it } from 'vitest'
import { ParticleBudget } from './budget.ts'
import { paceFor } from './pace.ts'

const alive = (count: number) => ({ getAliveParticleCount: () => count })
const budgetFor = (quality: 'LOWEST' | 'LOW' | 'STANDARD' | 'HIGH') => new ParticleBudget(paceFor(quality, 1, false).particles)

describe('the budget of particles', () => {
  it('is 220 on STANDARD, half as much again on HIGH, a third on LOW and nothing on LOWEST', () => {
    expect((['LOWEST', 'LOW', 'STANDARD', 'HIGH'] as const).map((quality) => budgetFor(quality).grant(1000))).toEqual([0, 77, 220, 330])
  })

  it('grants what all emitters together leave of it', () => {
    const budget = budgetFor('STANDARD')
    budget.count(alive(150))
    expect(budget.grant(24)).toBe(24)
    budget.count(alive(60))
    expect(budget.grant(24)).toBe(10)
    budget.count(alive(60))
    expect(budget.grant(24)).toBe(0)
  })
})
