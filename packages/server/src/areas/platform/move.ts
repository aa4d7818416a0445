import type { Context, Request } from '../../handlers.ts'
import { refuse } from '../../refusal.ts'
import { verified } from './identity-proof.ts'
import { findIdentity, renameIdentity } from './repository.ts'
import { sourceOf } from './source.ts'

interface Asked {
  readonly params: unknown
  readonly body: { readonly oldPlayerId: string; readonly newPlayerId: string; readonly proof: Readonly<Record<string, string>> }
}

/**
 * Moves the save of a platform's guest to the player who has signed in there. `replyOf` receives whether it was moved: it stays if that player has one.
 * The source is that of the session, if guests move on that platform: one game platform may have a source for each site that it is embedded in.
 */
export const moveSave = <R>(replyOf: (moved: boolean) => R) => ({
  async prepare(request: Request<{ role: 'TRIAL' }> & Asked) {
    const { platforms, session, body, now } = request
    const named = sourceOf(request)
    const source = session.source && platforms.manifest(session.source)?.movesGuests ? session.source : named
    const proven = await verified(platforms, source, body.proof, now)
    if (proven.externalId !== body.newPlayerId) throw refuse('PROOF_INVALID')
    return async ({ tx, playerId }: Context<{ role: 'TRIAL' }>) => {
      const old = { source, externalId: body.oldPlayerId }
      const next = { source, externalId: body.newPlayerId }
      if ((await findIdentity(tx, old))?.player_id !== playerId) throw refuse('NOT_YOURS')
      if (await findIdentity(tx, next)) return replyOf(false)
      await renameIdentity(tx, old, next.externalId)
      return replyOf(true)
    }
  },
})
