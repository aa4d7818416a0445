import type { BattleStatus, contract } from '@skystair/contract'
import { placesBetween, raidContext } from '@skystair/rules'
import { world } from '@skystair/world'
import type { ContractCases } from '../../../testing/contract-cases/case.ts'
import { type Fixture, firstGuardian as first, secondGuardian as second } from '../../../testing/contract-cases/fixture.ts'

/** Moves the player to the first guardian. */
const atGuardian = ({ edit }: Fixture) =>
  edit(({ state }) => {
    state.coordinate = first.posY - 60
  })
const fighting = ({ inBattle }: Fixture) => inBattle()
async function over(fixture: Fixture): Promise<BattleStatus> {
  const begun = await fixture.inBattle()
  await fixture.client.call('POST /api/battle/giveUpBattle')
  return begun
}
/** Returns a hit that is possible now. */
function possibleHit({ ask }: BattleStatus) {
  const attackerId = ask?.attackers[0] ?? 0
  return { attackerId, defenderId: ask?.targets[attackerId]?.[0] ?? 0 }
}

const hitCases = {
  succeeds: async (fixture: Fixture) => ({ body: possibleHit(await fixture.inBattle()) }),
  refuses: {
    BATTLE_NOT_FOUND: { body: { attackerId: 1, defenderId: -1 } },
    BATTLE_OVER: async (fixture: Fixture) => ({ body: possibleHit(await over(fixture)) }),
    CREATURE_NOT_FOUND: async (fixture: Fixture) => ({ body: { ...possibleHit(await fixture.inBattle()), defenderId: 999_999 } }),
    CREATURE_INACTIVE: async (fixture: Fixture) => {
      const { attackerId, defenderId } = possibleHit(await fixture.inBattle())
      return { body: { attackerId: defenderId, defenderId: attackerId } }
    },
    TARGET_FORBIDDEN: async (fixture: Fixture) => {
      const { attackerId } = possibleHit(await fixture.inBattle())
      return { body: { attackerId, defenderId: attackerId } }
    },
  },
}

/** Starts a fight with two consumables: 1 is a bomb, 2 a feather that revives. */
async function armed(fixture: Fixture) {
  await fixture.edit(({ state }) => {
    state.consumables = [
      { id: 1, kind: 'bomb', count: 2 },
      { id: 2, kind: 'revive', count: 1 },
    ]
  })
  return possibleHit(await fixture.inBattle())
}
const use = (id: number, targetCreatureId: number) => ({ body: { id, targetCreatureId } })

export const cases: ContractCases<typeof contract.battle> = {
  'POST /api/battle/place/attack': {
    succeeds: async (fixture) => {
      await atGuardian(fixture)
      return { body: { placeId: first.id } }
    },
    refuses: {
      PLACE_NOT_FOUND: { body: { placeId: 3 } },
      PLACE_OUT_OF_REACH: async (fixture) => {
        await atGuardian(fixture)
        return { body: { placeId: second.id } }
      },
      PLACE_USED: async (fixture) => {
        await atGuardian(fixture)
        await fixture.edit(({ state }) => {
          state.bestVictoryStair = 1
        })
        return { body: { placeId: first.id } }
      },
      BATTLE_IN_PROGRESS: async (fixture) => {
        await fixture.inBattle()
        return { body: { placeId: first.id } }
      },
      RAID_OVER: async (fixture) => {
        const contextId = raidContext({ raid: 99_999_999, difficulty: 'EASY', stair: 1, attempt: 0 })
        const [place] = placesBetween(world, contextId, 0, 1000)
        await fixture.edit(({ state }) => {
          Object.assign(state, { contextId, coordinate: place!.posY })
        })
        return { body: { placeId: place!.id } }
      },
      NO_SQUAD: async (fixture) => {
        await atGuardian(fixture)
        await fixture.heroes(({ health }) => ({ health: { ...health, current: 0 } }))
        return { body: { placeId: first.id } }
      },
    },
  },
  'POST /api/battle/get': { succeeds: fighting, refuses: {} },
  'POST /api/battle/ask': { succeeds: fighting, refuses: { BATTLE_NOT_FOUND: {} } },
  'POST /api/battle/skip': {
    succeeds: async (fixture) => ({ query: { creatureId: (await fighting(fixture)).ask!.attackers.at(-1)! } }),
    refuses: {
      BATTLE_NOT_FOUND: { query: {} },
      BATTLE_OVER: async (fixture) => {
        await over(fixture)
        return { query: {} }
      },
      CREATURE_INACTIVE: async (fixture) => {
        await fighting(fixture)
        return { query: { creatureId: 999_999 } }
      },
    },
  },
  'POST /api/battle/hit': hitCases,
  'POST /api/battle/precalculate': hitCases,
  'POST /api/battle/removeConsumable': {
    succeeds: async (fixture) => use(1, (await armed(fixture)).defenderId),
    refuses: {
      BATTLE_NOT_FOUND: use(1, -1),
      BATTLE_OVER: async (fixture) => {
        const { defenderId } = await armed(fixture)
        await fixture.client.call('POST /api/battle/giveUpBattle')
        return use(1, defenderId)
      },
      CONSUMABLE_NOT_FOUND: async (fixture) => use(9, (await armed(fixture)).defenderId),
      CREATURE_NOT_FOUND: async (fixture) => {
        await armed(fixture)
        return use(1, 999_999)
      },
      TARGET_FORBIDDEN: async (fixture) => use(1, (await armed(fixture)).attackerId),
      ONLY_DEAD: async (fixture) => use(2, (await armed(fixture)).attackerId),
      BATTLE_TURN: async (fixture) => {
        const { defenderId } = await armed(fixture)
        await fixture.client.call('POST /api/battle/removeConsumable', use(1, defenderId))
        return use(1, defenderId)
      },
    },
  },
  'POST /api/battle/giveUpBattle': { succeeds: fighting, refuses: { BATTLE_NOT_FOUND: {}, BATTLE_OVER: over } },
  'POST /api/battle/complete': { succeeds: over, refuses: { BATTLE_NOT_FOUND: {}, BATTLE_NOT_OVER: fighting } },
}
