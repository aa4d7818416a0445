import type { BattleEvent } from '@skystair/contract'
import { BattleSpeed } from '@skystair/contract/enums'
import { describe, expect, it } from 'vitest'
import { isLastHit, speedFactor, timingOf } from './timing.ts'

describe('how long an event is shown', () => {
  it('lets a hit land before it takes effect, and anything else at once', () => {
    expect(timingOf({ type: 'HIT', crit: false }, false)).toEqual({ lead: 300, rest: 330 })
    expect(timingOf({ type: 'HIT', crit: false }, true).lead).toBe(340)
    expect(timingOf({ type: 'DEATH', crit: false }, true)).toEqual({ lead: 0, rest: 520 })
  })

  it('shows a critical hit longer', () => {
    expect(timingOf({ type: 'HIT', crit: true }, false).rest).toBeGreaterThan(timingOf({ type: 'HIT', crit: false }, false).rest)
  })

  it('has a factor for every speed, two of which show results only', () => {
    expect(BattleSpeed.filter((speed) => speedFactor[speed] === 0)).toEqual(['ULTRA_FAST', 'NOT_LUNCH'])
    expect(speedFactor.FAST).toBeLessThan(speedFactor.HALF_FAST)
    expect(speedFactor.HALF_FAST).toBeLessThan(speedFactor.DEFAULT)
  })

  it('recognises the hit that decides the fight by the events after it', () => {
    const events = (...types: BattleEvent['type'][]) => types.map((type) => ({ type }))
    expect(isLastHit({ type: 'HIT' }, events('DEATH', 'END'))).toBe(true)
    expect(isLastHit({ type: 'EFFECT_DAMAGE' }, events('DEATH', 'TRAIT', 'END'))).toBe(true)
    expect(isLastHit({ type: 'HIT' }, events('DEATH', 'ROUND', 'HIT', 'DEATH', 'END'))).toBe(false)
    expect(isLastHit({ type: 'HIT' }, events('DEATH'))).toBe(false)
    expect(isLastHit({ type: 'DEATH' }, events('END'))).toBe(false)
  })
})
