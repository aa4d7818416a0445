import type { BattleRecord, BattleSide } from '@skystair/contract'
import { hashState } from '@skystair/rules'
import { pastDraws } from '../../economy/draw.ts'
import type { Context, Handler } from '../../handlers.ts'
import { refuse } from '../../refusal.ts'
import { hasDefendedIn } from '../arena/fight/repository.ts'
import { finishedBattles, loadAnyBattle, loadBattleOf, type StoredBattle } from '../battle/repository.ts'
import { hasFoughtIn } from '../melee/repository.ts'
import { isShared } from './repository.ts'

/** Maximum number of fights, and of draws, in the lists. */
const LISTED = 20

export const finished: Handler<'GET /api/battle/list'> = async ({ tx, playerId }) =>
  (await finishedBattles(tx, playerId, LISTED)).map(({ id, kind, setup, state, at }) => ({
    id,
    kind,
    stair: setup.stair,
    winner: winnerOf({ state }),
    at,
  }))

/** Contains only finished draws, because their seeds are no longer secret. */
export const drawn: Handler<'GET /api/draw/list'> = ({ tx, playerId }) => pastDraws(tx, playerId, LISTED)

type Asked = Pick<Context, 'tx'> & { readonly playerId: number; readonly params: { readonly id: number } }

/**
 * Returns a finished fight that the player may see: an own one, a melee of the player, or one in which the player's place on the arena was attacked. Throws
 * BATTLE_NOT_FOUND, BATTLE_NOT_OVER.
 */
export async function finishedBattle({ tx, playerId, params }: Asked): Promise<StoredBattle> {
  const mayRead = (await hasDefendedIn(tx, playerId, params.id)) || (await hasFoughtIn(tx, playerId, params.id))
  const battle = mayRead ? await loadAnyBattle(tx, params.id) : await loadBattleOf(tx, playerId, params.id)
  winnerOf(battle)
  return battle
}

/** Throws BATTLE_NOT_OVER. */
function winnerOf({ state }: Pick<StoredBattle, 'state'>): BattleSide {
  if (!state.winner) throw refuse('BATTLE_NOT_OVER')
  return state.winner
}

/** Returns the record of a finished fight. It contains the secrets of the fight. Throws BATTLE_NOT_OVER. */
export function presentRecord(battle: StoredBattle): BattleRecord {
  const { id, placeId, setup, seedHash, moves, state, rulesVersion } = battle
  const { kind, stair, seed, skill, own, enemy, others, bosses, consumables, everySide, wounds } = setup
  return {
    ...{ id, placeId, seedHash, moves: [...moves], winner: winnerOf(battle), hash: hashState(state), rulesVersion },
    setup: {
      ...{ kind, stair, seed, skill, own: [...own], enemy: [...enemy], bosses: [...bosses], consumables: [...consumables] },
      ...(everySide ? { everySide } : {}),
      ...(wounds ? { wounds } : {}),
      ...(others ? { others: others.map((squad) => [...squad]) } : {}),
    },
  }
}

export const record: Handler<'GET /api/battle/{id}/record'> = async (ctx) => ({
  ...presentRecord(await finishedBattle(ctx)),
  shared: await isShared(ctx.tx, ctx.playerId, ctx.params.id),
})
