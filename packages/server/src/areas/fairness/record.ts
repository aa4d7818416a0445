import { hashState, seedHash } from '@skystair/rules'
import type { Handler } from '../../handlers.ts'
import { refuse } from '../../refusal.ts'
import { finishedBattles, loadBattleOf } from '../battle/repository.ts'

/** Fights that the list names, at most. */
const LISTED = 20

export const finished: Handler<'GET /api/battle/list'> = async ({ tx, playerId }) =>
  (await finishedBattles(tx, playerId, LISTED)).map(({ id, kind, setup, state, at }) => ({
    id,
    kind,
    stair: setup.stair,
    winner: state.winner ?? 'TM2',
    at,
  }))

/** The record holds everything that was secret during the fight, so only fights that are over have one. */
export const record: Handler<'GET /api/battle/{id}/record'> = async ({ tx, playerId, params }) => {
  const { id, placeId, setup, moves, state } = await loadBattleOf(tx, playerId, params.id)
  if (!state.winner) throw refuse('BATTLE_NOT_OVER')
  const { kind, stair, seed, skill, own, enemy, others, bosses, consumables } = setup
  return {
    ...{ id, placeId, seedHash: seedHash(setup.seed), moves: [...moves], winner: state.winner, hash: hashState(state) },
    setup: {
      ...{ kind, stair, seed, skill, own: [...own], enemy: [...enemy], bosses: [...bosses], consumables: [...consumables] },
      ...(others ? { others: others.map((squad) => [...squad]) } : {}),
    },
  }
}
