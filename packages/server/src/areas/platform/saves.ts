import type { contract, PlayerSource } from '@skystair/contract'
import type { Context, Handler } from '../../handlers.ts'
import { refuse } from '../../refusal.ts'
import { endSession, endSessions, openSession } from '../../session/session.ts'
import { presentPlayer } from '../player/present.ts'
import { bind, climbsBeside, findIdentity, identitiesOf, ownsClimb } from './identity.ts'
import { verified } from './identity-proof.ts'

type Calls = typeof contract.platform
type Asking = Context<{ role: 'TRIAL' }>

/** The climbs to choose from; the platform is the one that the call names. */
export const search = (source: PlayerSource, { tx, playerId }: Pick<Asking, 'tx' | 'playerId'>) => climbsBeside(tx, source, playerId)

/** Goes on with another climb of the same player of the platform. The one that was left stays theirs, so that they can come back to it. */
export async function remap(source: PlayerSource, ctx: Asking & { readonly body: { readonly currId: number; readonly chosenId: number } }) {
  const { tx, now, body, playerId, session } = ctx
  const identities = body.currId === playerId ? await identitiesOf(tx, source, playerId) : []
  const owning = []
  for (const identity of identities) if (await ownsClimb(tx, identity, body.chosenId)) owning.push(identity)
  if (owning.length === 0) throw refuse('NOT_YOURS')
  for (const identity of owning) await bind(tx, identity, body.chosenId, now)
  if (body.chosenId === playerId) await endSession(ctx, session.id)
  else await endSessions(ctx, playerId)
  return { ...(await openSession(ctx, body.chosenId, source)), player: await presentPlayer(tx, body.chosenId, now) }
}

/** Other ids of the same game platform, one for each of the shells that it is embedded in. */
const shells: readonly PlayerSource[] = ['gp', 'gp_partner', 'gp_playdeck']

export const gpLogin: Handler<Calls['POST /api/integration/gp/login']> = {
  async prepare({ platforms, session, body, now }) {
    const source = session.source && shells.includes(session.source) ? session.source : 'gp'
    const proven = await verified(platforms, source, body.proof, now)
    if (proven.externalId !== body.newPlayerId) throw refuse('PROOF_INVALID')
    return async ({ tx, playerId }) => {
      const old = { source, externalId: body.oldPlayerId }
      const next = { source, externalId: body.newPlayerId }
      if ((await findIdentity(tx, old))?.player_id !== playerId) throw refuse('NOT_YOURS')
      if (await findIdentity(tx, next)) return { text: 'Player already exists' }
      await tx.run('update identity set external_id = ? where source = ? and external_id = ?', [next.externalId, source, old.externalId])
      await tx.run('update identity_climb set external_id = ? where source = ? and external_id = ?', [
        next.externalId,
        source,
        old.externalId,
      ])
      return { text: 'OK' }
    }
  },
}
