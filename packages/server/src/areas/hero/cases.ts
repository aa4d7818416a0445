import type { contract } from '@skystair/contract'
import type { ContractCases } from '../../../testing/contract-cases/case.ts'
import type { Fixture } from '../../../testing/contract-cases/fixture.ts'
import { artifactCases } from './artifact-cases.ts'
import { cardCases } from './card-cases.ts'
import { hero, heroOf, inBattle, poor, thenInBattle, unknown } from './case-inputs.ts'
import { forceCases } from './force-cases.ts'
import { forgeCases } from './forge-cases.ts'
import { rankCases } from './rank-cases.ts'

/** Wounds all creatures of a player without money. */
const wounded = async (fixture: Fixture) => {
  await fixture.heroes(({ health }) => ({ health: { ...health, current: 1 } }))
  return hero(fixture)
}

/** The same for a call that names no creature. */
const hurt = async (fixture: Fixture) => {
  await wounded(fixture)
  return {}
}

/** A player with this number of kinds of consumables. The input puts all of them into slots. */
const slots = (count: number) => async (fixture: Fixture) => {
  const kinds = ['heal_small', 'heal_big', 'revive', 'freeze_scroll', 'fire_scroll'].slice(0, count)
  const consumables = kinds.map((kind, index) => ({ id: 700 + index, kind, count: 1 }))
  await fixture.edit(({ state }) => void Object.assign(state, { consumables }))
  return { body: { consumableIds: consumables.map(({ id }) => id) } }
}

export const cases: ContractCases<typeof contract.hero> = {
  'GET /api/player/health/options': { succeeds: wounded, refuses: {} },
  'POST /api/player/health/{id}/restore': {
    succeeds: wounded,
    refuses: {
      CREATURE_NOT_FOUND: unknown,
      FULLY_HEALTHY: hero,
      NOT_ENOUGH_RESOURCES: poor(wounded),
      BATTLE_IN_PROGRESS: inBattle(wounded),
    },
  },
  'POST /api/player/squad/restore': {
    succeeds: hurt,
    refuses: { FULLY_HEALTHY: {}, NOT_ENOUGH_RESOURCES: poor(hurt), BATTLE_IN_PROGRESS: inBattle(hurt) },
  },
  'POST /api/player/squad/set': {
    succeeds: async (fixture) => ({ body: { creatureIds: [await heroOf(fixture)] } }),
    refuses: {
      CREATURE_NOT_FOUND: { body: { creatureIds: [999_999] } },
      BATTLE_IN_PROGRESS: async (fixture) => {
        await fixture.inBattle()
        return { body: { creatureIds: [await heroOf(fixture)] } }
      },
    },
  },
  'POST /api/consumable/slots/set': {
    succeeds: slots(3),
    refuses: {
      CONSUMABLE_NOT_FOUND: { body: { consumableIds: [999_999] } },
      SLOTS_FILLED: slots(4),
      BATTLE_IN_PROGRESS: thenInBattle(slots(1)),
    },
  },
  ...artifactCases,
  ...cardCases,
  ...forceCases,
  ...forgeCases,
  ...rankCases,
}
