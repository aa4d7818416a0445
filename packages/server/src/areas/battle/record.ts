import type { BattleKind, contract } from '@skystair/contract'
import { type BattleSetup, type BattleState, hashState, seedHash } from '@skystair/rules'
import type { Handler } from '../../handlers.ts'
import { refuse } from '../../refusal.ts'
import { loadFought } from './stored.ts'

type Calls = typeof contract.battle

/** Fights that the list names, at most. */
const LISTED = 20

export const finished: Handler<Calls['GET /api/battle/list']> = async ({ tx, playerId }) => {
  const rows = await tx.all<{ id: number; kind: BattleKind; setup: string; state: string; created_at: number }>(
    `select id, kind, setup, state, created_at from battle where player_id = ? and progress = 'COMPLETED' order by id desc limit ${LISTED}`,
    [playerId],
  )
  return rows.map(({ id, kind, setup, state, created_at: at }) => {
    const { stair } = JSON.parse(setup) as BattleSetup
    const { winner } = JSON.parse(state) as BattleState
    return { id, kind, stair, winner: winner ?? 'TM2', at }
  })
}

/** Everything is told here that was secret during the fight, so only of fights that are over. */
export const record: Handler<Calls['GET /api/battle/{id}/record']> = async ({ tx, playerId, params }) => {
  const { id, placeId, setup, moves, state } = await loadFought(tx, playerId, params.id)
  if (!state.winner) throw refuse('BATTLE_NOT_OVER')
  const { own, enemy, others, bosses, consumables, ...rest } = setup
  return {
    ...{ id, placeId, seedHash: seedHash(setup.seed), moves: [...moves], winner: state.winner, hash: hashState(state) },
    setup: {
      ...{ ...rest, own: [...own], enemy: [...enemy], bosses: [...bosses], consumables: [...consumables] },
      ...(others ? { others: others.map((squad) => [...squad]) } : {}),
    },
  }
}
