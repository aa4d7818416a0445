import type { BattleStatus } from '@skystair/contract'
import { forecast, type Move, play } from '@skystair/rules'
import type { Context, Handler } from '../../handlers.ts'
import { refuse } from '../../refusal.ts'
import { loadPlayer } from '../player/repository.ts'
import { presentBattle, showBattle } from './present.ts'
import { loadBattle, saveMove } from './repository.ts'

type Base = Pick<Context, 'tx'> & { readonly playerId: number }

/** Makes the player's move and the opponents' moves after it, and stores them. */
async function move({ tx, playerId }: Base, made: Move): Promise<BattleStatus> {
  const { state } = await loadPlayer(tx, playerId, { lock: true })
  const battle = await loadBattle(tx, state)
  const played = play(battle.state, made)
  if ('refused' in played) throw refuse(played.refused)
  return presentBattle(await saveMove(tx, battle, made, played.state), state, played.events)
}

export const hit: Handler<'POST /api/battle/hit'> = (ctx) =>
  move(ctx, { type: 'hit', attackerId: ctx.body.attackerId, defenderId: ctx.body.defenderId })

export const skip: Handler<'POST /api/battle/skip'> = ({ query: { creatureId }, ...ctx }) =>
  move(ctx, { type: 'skip', ...(creatureId === undefined ? {} : { creatureId }) })

export const giveUp: Handler<'POST /api/battle/giveUpBattle'> = (ctx) => move(ctx, { type: 'giveUp' })

export const useConsumable: Handler<'POST /api/battle/removeConsumable'> = (ctx) =>
  move(ctx, { type: 'consumable', id: ctx.body.id, targetCreatureId: ctx.body.targetCreatureId })

export const precalculate: Handler<'POST /api/battle/precalculate'> = async ({ tx, playerId, body }) => {
  const { state } = await loadBattle(tx, (await loadPlayer(tx, playerId)).state)
  const forecasted = forecast(state, body.attackerId, body.defenderId)
  if ('refused' in forecasted) throw refuse(forecasted.refused)
  return forecasted
}

export const askBattle: Handler<'POST /api/battle/ask'> = async ({ tx, playerId }) => {
  const { state } = await loadPlayer(tx, playerId)
  return presentBattle(await loadBattle(tx, state), state, [])
}

export const getBattle: Handler<'POST /api/battle/get'> = async ({ tx, playerId }) => {
  return showBattle(tx, (await loadPlayer(tx, playerId)).state)
}
