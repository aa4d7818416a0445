import type { PlayerSource } from '@skystair/contract'
import type { Context, Handler } from '../../handlers.ts'
import { refuse } from '../../refusal.ts'
import { endSession, endSessions, openSession } from '../../session/session.ts'
import { presentPlayer } from '../player/present.ts'
import { verified } from './identity-proof.ts'
import { findIdentity, hasSave, identitiesOf, renameIdentity } from './repository.ts'
import { bind, savesOf } from './save.ts'

type Asking = Context<{ role: 'TRIAL' }>

/** The saves to choose from. */
export const search = (source: PlayerSource, { tx, playerId }: Pick<Asking, 'tx' | 'playerId'>) => savesOf(tx, source, playerId)

/** Continues another save of the same player of the platform. The one that was left stays theirs, so that they can come back to it. */
export async function remap(source: PlayerSource, ctx: Asking & { readonly body: { readonly currId: number; readonly chosenId: number } }) {
  const { tx, now, body, playerId, session } = ctx
  const identities = body.currId === playerId ? await identitiesOf(tx, source, playerId) : []
  const owning = []
  for (const identity of identities) if (await hasSave(tx, identity, body.chosenId)) owning.push(identity)
  if (owning.length === 0) throw refuse('NOT_YOURS')
  for (const identity of owning) await bind(tx, identity, body.chosenId, now)
  if (body.chosenId === playerId) await endSession(ctx, session.id)
  else await endSessions(ctx, playerId)
  return { ...(await openSession(ctx, body.chosenId, source)), player: await presentPlayer(tx, body.chosenId, now) }
}

/** Sources of the same game platform, one for each site that it is embedded in. */
const gpSources: readonly PlayerSource[] = ['gp', 'gp_partner', 'gp_playdeck']

export const gpLogin: Handler<'POST /api/integration/gp/login'> = {
  async prepare({ platforms, session, body, now }) {
    const source = session.source && gpSources.includes(session.source) ? session.source : 'gp'
    const proven = await verified(platforms, source, body.proof, now)
    if (proven.externalId !== body.newPlayerId) throw refuse('PROOF_INVALID')
    return async ({ tx, playerId }) => {
      const old = { source, externalId: body.oldPlayerId }
      const next = { source, externalId: body.newPlayerId }
      if ((await findIdentity(tx, old))?.player_id !== playerId) throw refuse('NOT_YOURS')
      if (await findIdentity(tx, next)) return { text: 'Player already exists' }
      await renameIdentity(tx, old, next.externalId)
      return { text: 'OK' }
    }
  },
}
