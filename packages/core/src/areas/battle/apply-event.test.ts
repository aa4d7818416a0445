import type { BattleEvent } from '@skystair/contract'
import { describe, expect, it } from 'vitest'
import { fighter } from '../../../testing/fixtures.ts'
import { applyEvent, isAlive } from './apply-event.ts'
import { eventSentence } from './log-sentence.ts'

const event = (changes: Partial<BattleEvent>): BattleEvent => ({
  type: 'HIT',
  by: 1,
  on: -1,
  amount: 30,
  what: null,
  crit: false,
  left: 70,
  ...changes,
})
const wolf = fighter(-1, { imageId: 'wolf' })
const hero = fighter(1, { imageId: 'hero', skills: [{ skillType: 'ATTACK', valueCurrent: 2, valueTotal: 2 }] })
const both = [wolf, hero]
const after = (change: Partial<BattleEvent>, truth = both) => applyEvent(both, event(change), truth)

describe('the creatures after an event', () => {
  it('damages the target and uses the move of the attacker', () => {
    const [struck, striker] = after({})
    expect(struck?.health.current).toBe(70)
    expect(striker?.struck).toBe(true)
    expect(wolf.health.current).toBe(100)
  })

  it('spends a charge', () => {
    expect(after({ type: 'SKILL', on: 1, what: 'ATTACK', left: null })[1]?.skills[0]?.valueCurrent).toBe(1)
  })

  it('throws for a skill that the contract does not have', () => {
    expect(() => after({ type: 'SKILL', on: 1, what: 'JUGGLING', left: null })).toThrow('Unknown skill')
  })

  it('adds an effect with its remaining moves, and removes it', () => {
    const truth = [fighter(-1, { effects: [{ type: 'FROZEN', movesRemain: 2, power: 0 }] }), hero]
    expect(after({ type: 'EFFECT', what: 'FROZEN', amount: 1, left: null }, truth)[0]?.effects).toEqual([
      { type: 'FROZEN', movesRemain: 2, power: 0 },
    ])
    expect(after({ type: 'EFFECT', what: 'FIRED', amount: 3, left: null })[0]?.effects).toEqual([
      { type: 'FIRED', movesRemain: 3, power: 0 },
    ])
    expect(applyEvent(truth, event({ type: 'EFFECT_END', what: 'FROZEN', left: null }), truth)[0]?.effects).toEqual([])
  })

  it('kills and revives', () => {
    const fallen = after({ type: 'DEATH', left: null })
    expect(fallen[0] && isAlive(fallen[0])).toBe(false)
    expect(applyEvent(fallen, event({ type: 'REVIVE', left: 33 }), both)[0]?.health.current).toBe(33)
  })

  it('gives all creatures a move in a new round', () => {
    expect(applyEvent(after({}), event({ type: 'ROUND', by: null, on: null, amount: 2 }), both).some((creature) => creature.struck)).toBe(
      false,
    )
  })
})

describe('the sentence for an event', () => {
  const t = (key: string, values: object = {}) => (key.startsWith('battle') ? `${key} ${JSON.stringify(values)}` : key)

  it('names attacker, target and amount', () => {
    expect(eventSentence(event({}), both, t)).toBe(
      'battle.log.HIT {"by":"creature.hero.name","on":"creature.wolf.name","amount":30,"what":""}',
    )
  })

  it('finds names of effects and of traits that do damage, and no name for hits without an attacker', () => {
    expect(eventSentence(event({ type: 'EFFECT_DAMAGE', what: 'FIRED' }), both, t)).toContain('effect.FIRED.name')
    expect(eventSentence(event({ type: 'EFFECT_DAMAGE', what: 'HYDRA' }), both, t)).toContain('trait.HYDRA.name')
    expect(eventSentence(event({ by: null, what: 'bomb' }), both, t)).toContain('battle.logAlone.HIT')
  })
})
