import type { Player } from '@skystair/contract'
import type { Context } from '../../handlers.ts'
import { presentRow } from './present.ts'
import { loadPlayer, type PlayerRow, savePlayer } from './repository.ts'

type Base = Pick<Context, 'tx' | 'now'> & { readonly playerId: number }

/** Locks and loads the player, lets `work` change its state, saves it, and returns it as its client sees it. */
export async function change(ctx: Base, work: (player: PlayerRow) => void | Promise<void>): Promise<Player> {
  const player = await loadPlayer(ctx.tx, ctx.playerId, { lock: true })
  await work(player)
  await savePlayer(ctx.tx, player, ctx.now)
  return presentRow(ctx.tx, player, ctx.now)
}

/** A handler that only sets something in the player's state. */
export const setting =
  <C extends Base>(work: (state: PlayerRow['state'], ctx: C) => void) =>
  (ctx: C): Promise<Player> =>
    change(ctx, ({ state }) => work(state, ctx))
