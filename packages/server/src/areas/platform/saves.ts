import type { Context } from '../../handlers.ts'
import { refuse } from '../../refusal.ts'
import { endSession, endSessions, openSession } from '../../session/session.ts'
import { presentPlayer } from '../player/present.ts'
import { hasSave, identitiesOf } from './repository.ts'
import { bind, savesOf } from './save.ts'
import { sourceOf } from './source.ts'

type Asking = Context<{ role: 'TRIAL' }>

/** The saves to choose from. */
export const search = (ctx: Asking) => savesOf(ctx.tx, sourceOf(ctx), ctx.playerId)

/** Continues another save of the same platform player. The previous one is kept, so that the player can return to it. */
export async function remap(ctx: Asking & { readonly body: { readonly currId: number; readonly chosenId: number } }) {
  const { tx, now, body, playerId, session } = ctx
  const source = sourceOf(ctx)
  const identities = body.currId === playerId ? await identitiesOf(tx, source, playerId) : []
  const owning = []
  for (const identity of identities) if (await hasSave(tx, identity, body.chosenId)) owning.push(identity)
  if (owning.length === 0) throw refuse('NOT_YOURS')
  for (const identity of owning) await bind(tx, identity, body.chosenId, now)
  if (body.chosenId === playerId) await endSession(ctx, session.id)
  else await endSessions(ctx, playerId)
  return { ...(await openSession(ctx, body.chosenId, source)), player: await presentPlayer(tx, body.chosenId, now) }
}
