import { hashState } from '@skystair/rules'
import { pastDraws } from '../../economy/draw.ts'
import type { Handler } from '../../handlers.ts'
import { refuse } from '../../refusal.ts'
import { hasDefendedIn } from '../arena/fight/repository.ts'
import { finishedBattles, loadAnyBattle, loadBattleOf } from '../battle/repository.ts'
import { hasFoughtIn } from '../melee/repository.ts'

/** Maximum number of fights, and of draws, in the lists. */
const LISTED = 20

export const finished: Handler<'GET /api/battle/list'> = async ({ tx, playerId }) =>
  (await finishedBattles(tx, playerId, LISTED)).map(({ id, kind, setup, state, at }) => ({
    id,
    kind,
    stair: setup.stair,
    winner: state.winner ?? 'TM2',
    at,
  }))

/** Contains only finished draws, because their seeds are no longer secret. */
export const drawn: Handler<'GET /api/draw/list'> = ({ tx, playerId }) => pastDraws(tx, playerId, LISTED)

/**
 * The record contains the secrets of the fight, so only finished fights have one. The defender of a place on the arena sees it once the
 * attacker has completed the fight; a melee is seen by all its players.
 */
export const record: Handler<'GET /api/battle/{id}/record'> = async ({ tx, playerId, params }) => {
  const mayRead = (await hasDefendedIn(tx, playerId, params.id)) || (await hasFoughtIn(tx, playerId, params.id))
  const battle = mayRead ? await loadAnyBattle(tx, params.id) : await loadBattleOf(tx, playerId, params.id)
  const { id, placeId, setup, seedHash, moves, state } = battle
  if (!state.winner) throw refuse('BATTLE_NOT_OVER')
  const { kind, stair, seed, skill, own, enemy, others, bosses, consumables, everySide } = setup
  return {
    ...{ id, placeId, seedHash, moves: [...moves], winner: state.winner, hash: hashState(state) },
    setup: {
      ...{ kind, stair, seed, skill, own: [...own], enemy: [...enemy], bosses: [...bosses], consumables: [...consumables] },
      ...(everySide ? { everySide } : {}),
      ...(others ? { others: others.map((squad) => [...squad]) } : {}),
    },
  }
}
