import type { BattleStatus, contract } from '@skystair/contract'
import type { Proofs } from '../../../testing/contract-cases/case.ts'
import { firstGuardian as first, type Stage, secondGuardian as second } from '../../../testing/contract-cases/fixture.ts'

/** Puts the player before the first guardian. */
const atGuardian = ({ edit }: Stage) =>
  edit(({ state }) => {
    state.coordinate = first.posY - 60
  })
const fighting = ({ inBattle }: Stage) => inBattle()
async function over(stage: Stage): Promise<BattleStatus> {
  const begun = await stage.inBattle()
  await stage.client.call('POST /api/battle/giveUpBattle')
  return begun
}
/** A blow that can be struck now. */
function blow({ ask }: BattleStatus) {
  const attackerId = ask?.attackers[0] ?? 0
  return { attackerId, defenderId: ask?.targets[attackerId]?.[0] ?? 0 }
}

const blows = {
  succeeds: async (stage: Stage) => ({ body: blow(await stage.inBattle()) }),
  refuses: {
    BATTLE_NOT_FOUND: { body: { attackerId: 1, defenderId: -1 } },
    BATTLE_OVER: async (stage: Stage) => ({ body: blow(await over(stage)) }),
    CREATURE_NOT_FOUND: async (stage: Stage) => ({ body: { ...blow(await stage.inBattle()), defenderId: 999_999 } }),
    CREATURE_INACTIVE: async (stage: Stage) => {
      const { attackerId, defenderId } = blow(await stage.inBattle())
      return { body: { attackerId: defenderId, defenderId: attackerId } }
    },
    TARGET_FORBIDDEN: async (stage: Stage) => {
      const { attackerId } = blow(await stage.inBattle())
      return { body: { attackerId, defenderId: attackerId } }
    },
  },
}

/** Begins a fight with a bomb, number 1, and a feather that raises the fallen, number 2. */
async function armed(stage: Stage) {
  await stage.edit(({ state }) => {
    state.consumables = [
      { id: 1, kind: 'bomb', count: 2 },
      { id: 2, kind: 'revive', count: 1 },
    ]
  })
  return blow(await stage.inBattle())
}
const use = (id: number, targetCreatureId: number) => ({ body: { id, targetCreatureId } })

export const battle: Proofs<typeof contract.battle> = {
  'POST /api/battle/place/attack': {
    succeeds: async (stage) => {
      await atGuardian(stage)
      return { body: { placeId: first.id } }
    },
    refuses: {
      PLACE_NOT_FOUND: { body: { placeId: 3 } },
      PLACE_OUT_OF_REACH: async (stage) => {
        await atGuardian(stage)
        return { body: { placeId: second.id } }
      },
      PLACE_USED: async (stage) => {
        await atGuardian(stage)
        await stage.edit(({ state }) => {
          state.bestVictoryStair = 1
        })
        return { body: { placeId: first.id } }
      },
      BATTLE_IN_PROGRESS: async (stage) => {
        await stage.inBattle()
        return { body: { placeId: first.id } }
      },
      NO_SQUAD: async (stage) => {
        await atGuardian(stage)
        await stage.heroes(({ health }) => ({ health: { ...health, current: 0 } }))
        return { body: { placeId: first.id } }
      },
    },
  },
  'POST /api/battle/get': { succeeds: fighting, refuses: {} },
  'POST /api/battle/ask': { succeeds: fighting, refuses: { BATTLE_NOT_FOUND: {} } },
  'POST /api/battle/skip': { succeeds: fighting, refuses: { BATTLE_NOT_FOUND: {}, BATTLE_OVER: over } },
  'POST /api/battle/hit': blows,
  'POST /api/battle/precalculate': blows,
  'POST /api/battle/removeConsumable': {
    succeeds: async (stage) => use(1, (await armed(stage)).defenderId),
    refuses: {
      BATTLE_NOT_FOUND: use(1, -1),
      BATTLE_OVER: async (stage) => {
        const { defenderId } = await armed(stage)
        await stage.client.call('POST /api/battle/giveUpBattle')
        return use(1, defenderId)
      },
      CONSUMABLE_NOT_FOUND: async (stage) => use(9, (await armed(stage)).defenderId),
      CREATURE_NOT_FOUND: async (stage) => {
        await armed(stage)
        return use(1, 999_999)
      },
      TARGET_FORBIDDEN: async (stage) => use(1, (await armed(stage)).attackerId),
      ONLY_DEAD: async (stage) => use(2, (await armed(stage)).attackerId),
      BATTLE_TURN: async (stage) => {
        const { defenderId } = await armed(stage)
        await stage.client.call('POST /api/battle/removeConsumable', use(1, defenderId))
        return use(1, defenderId)
      },
    },
  },
  'POST /api/battle/giveUpBattle': { succeeds: fighting, refuses: { BATTLE_NOT_FOUND: {}, BATTLE_OVER: over } },
  'GET /api/battle/list': { succeeds: over, refuses: {} },
  'GET /api/battle/{id}/record': {
    succeeds: async (stage) => ({ params: { id: (await over(stage)).battle!.id } }),
    refuses: {
      // Somebody else's fight is nobody's business.
      BATTLE_NOT_FOUND: async (stage) => {
        const { battle: mine } = await over(stage)
        await stage.edit(async (_, tx) => {
          await tx.run('update battle set player_id = player_id - 1 where id = ?', [mine!.id])
        })
        return { params: { id: mine!.id } }
      },
      BATTLE_NOT_OVER: async (stage) => ({ params: { id: (await stage.inBattle()).battle!.id } }),
    },
  },
  'POST /api/battle/complete': { succeeds: over, refuses: { BATTLE_NOT_FOUND: {}, BATTLE_NOT_OVER: fighting } },
}
