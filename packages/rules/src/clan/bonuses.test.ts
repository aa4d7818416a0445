import { expect, it } from 'vitest'
import { startBattle } from '../battle/play.ts'
import { afterBattle } from '../growth/healing.ts'
import { creature, world } from '../testing/test-world.ts'
import { withForces, withShield } from './bonuses.ts'

const none = { ATTACK: 0, DEFENCE: 0, HEALTH: 0, IMMORTALITY: 0, POISON: 0 }

it('the forces of a clan count like a further force of each hero, who keeps the share of health', () => {
  const hero = creature('KNIGHT', 1, { health: 50 })
  expect(withForces(world, hero, none)).toBe(hero)
  const raised = withForces(world, hero, { ...none, ATTACK: 5, HEALTH: 5, IMMORTALITY: 3, POISON: 2 })
  expect([raised.attack, raised.defence, raised.health, raised.immortality]).toEqual([36, 34, { current: 60, total: 120 }, 1])
  const own = { force: 'ATTACK', warriorClass: 'KNIGHT', rank: 6, readyAt: null } as const
  expect(withForces(world, { ...hero, forcesV2: [own] }, { ...none, ATTACK: 4 }).attack).toBe(39)
  const dead = { ...hero, health: { current: 0, total: 100 } }
  expect(withForces(world, dead, { ...none, HEALTH: 5 }).health.current).toBe(0)
})

it('the shield of a clan protects heroes from the first move of a fight, and is gone after it', () => {
  const hero = creature('KNIGHT', 1)
  expect(withShield(hero, 0, 3)).toBe(hero)
  const own = withShield(hero, 12, 3)
  const { state } = startBattle(world, {
    ...{ kind: 'MOB', stair: 1, seed: '01', own: [own], enemy: [creature('ORC', -1)], bosses: [], consumables: [], skill: 50 },
  })
  const fought = state.creatures.find(({ id }) => id === 1)!
  expect(fought.effects).toEqual([{ type: 'SHIELDED', movesRemain: 3, power: 12 }])
  expect(own.effects[0]).not.toBe(fought.effects[0])
  expect(afterBattle(hero, fought, 0).effects).toEqual([])
})
