import type { Handler } from '../../handlers.ts'
import { refuse } from '../../refusal.ts'
import { loadAnyBattle } from '../battle/repository.ts'
import { loadPlayer } from '../player/repository.ts'
import { finishedBattle, presentRecord } from './record.ts'
import { ensureShare, removeShare, shareByToken } from './repository.ts'

/** Bytes of a token: nobody finds one by guessing. */
const TOKEN_BYTES = 16

/** Why a token: ids of fights are consecutive, so that a link with an id would open everybody's fights to those who count. */
export const share: Handler<'POST /api/battle/{id}/share'> = async (ctx) => {
  const { tx, playerId, now, random } = ctx
  const { id } = await finishedBattle(ctx)
  return { token: await ensureShare(tx, playerId, id, random.bytes(TOKEN_BYTES).toString('base64url'), now) }
}

export const unshare: Handler<'POST /api/battle/{id}/unshare'> = async ({ tx, playerId, params }) => {
  await removeShare(tx, playerId, params.id)
  return { shared: false }
}

/** The record names no player but by the ids in it, which every profile shows. */
export const sharedRecord: Handler<'GET /api/battle/shared/{token}/record'> = async ({ tx, playerId, params }) => {
  const shared = await shareByToken(tx, params.token)
  if (!shared || (await loadPlayer(tx, shared.player_id)).state.chatBlockList.includes(playerId)) throw refuse('BATTLE_NOT_FOUND')
  return presentRecord(await loadAnyBattle(tx, shared.battle_id))
}
