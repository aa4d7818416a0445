import { expect, it } from 'vitest'
import { creature, world } from '../testing/test-world.ts'
import { forecast } from './forecast.ts'
import { play, startBattle } from './play.ts'
import type { BattleSetup } from './types.ts'

const human = (id: number, health = 1000) => ({ ...creature('HUMAN', id), health: { current: health, total: 1000 } })
const begin = (seed: string, own: BattleSetup['own'], enemy: BattleSetup['own'] = [human(-1)]) =>
  startBattle(world, { kind: 'MOB', stair: 1, seed, own, enemy, bosses: [], consumables: [], skill: 100 }).state

it('names the most damage of the next enemy hit: no dice deal more, and some deal that much', () => {
  const dealt = Array.from({ length: 100 }, (_, seed) => {
    const state = begin(`f${seed}`, [human(1)])
    const told = forecast(state, 1, -1)
    const made = play(state, { type: 'hit', attackerId: 1, defenderId: -1 })
    if ('refused' in told || 'refused' in made) throw new Error('The hit was refused.')
    expect(told.enemyNext).toMatchObject({ attackerId: -1, defenderId: 1, kills: false })
    return [made.events.find(({ type, by }) => type === 'HIT' && by === -1)!.amount, told.enemyNext!.damageMax] as const
  })
  for (const [amount, most] of dealt) expect(amount).toBeLessThanOrEqual(most)
  expect(dealt.some(([amount, most]) => amount === most)).toBe(true)
})

it('looks at the state after a healing', () => {
  const healer = creature('PRIEST', 1, { total: 1000 })
  const state = begin('f0', [healer, human(2, 1)])
  const told = forecast(state, 1, 2)
  if ('refused' in told) throw new Error(told.refused)
  expect(told.damageMax).toBeGreaterThan(0)
  expect(told.enemyNext?.kills).toBe(told.damageMax + 1 <= told.enemyNext!.damageMax)
})
