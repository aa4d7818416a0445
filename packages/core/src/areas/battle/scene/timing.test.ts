import { BattleSpeed } from '@skystair/contract/enums'
import { describe, expect, it } from 'vitest'
import { speedFactor, timingOf } from './timing.ts'

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
})
