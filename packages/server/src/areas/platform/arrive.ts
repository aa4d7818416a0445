import type { Save } from '@skystair/contract'
import type { Proof } from '@skystair/platform/server'
import type { Context, Request } from '../../handlers.ts'
import { refuse } from '../../refusal.ts'
import { endSession, openSession } from '../../session/session.ts'
import { createPlayer } from '../player/create.ts'
import { presentPlayer } from '../player/present.ts'
import { loadPlayer, type PlayerRow } from '../player/repository.ts'
import { giveNameOfPlatform } from '../security/name.ts'
import { takeProof, type Verified, verified } from './identity-proof.ts'
import { addSave, findIdentity, hasSave, removeSave, setCurrency } from './repository.ts'
import { bind, bindNewcomer, hasProgress, saveOf } from './save.ts'
import { sourceOf } from './source.ts'

interface Asked {
  readonly lang?: 'RU' | 'EN'
  readonly proof: Proof
  readonly currency?: string
}
type Arriving = Request<{ role: 'NONE' }> & { readonly params: unknown; readonly body: Asked }

/** The save that the player continues, and the saves to choose from. */
interface Arrived {
  readonly playerId: number
  readonly choice?: Save[]
}

/** Returns this browser's guest, whose save the platform's player may take over; null if there is none, or if it is an account that can sign in again. */
async function guestHere({ tx, playerId }: Pick<Context, 'tx' | 'playerId'>): Promise<PlayerRow | null> {
  const player = playerId === null ? null : await loadPlayer(tx, playerId, { lock: true })
  return player && !player.registered ? player : null
}

/** Sets the name on the platform as the nickname of a player without one, if it is valid and free. */
async function takeName({ tx }: Pick<Context, 'tx'>, playerId: number, displayName: string | undefined): Promise<void> {
  if (displayName && (await loadPlayer(tx, playerId)).name === null) await giveNameOfPlatform(tx, playerId, displayName)
}

/** Finds the save that a platform's player continues. Nothing is lost: a guest's save that is not continued still belongs to the player. */
async function saveFor(ctx: Context, proven: Verified, lang: 'RU' | 'EN'): Promise<Arrived> {
  const { tx, now, random } = ctx
  const identity = { source: proven.source, externalId: proven.externalId }
  const known = await findIdentity(tx, identity)
  const guest = await guestHere(ctx)
  if (!known) {
    const playerId =
      guest?.id ??
      (await createPlayer(tx, { characterAndCompanion: null, accessLevel: 'PLAYER', lang, source: proven.source, random, now }))
    await bindNewcomer(tx, identity, playerId, now)
    await takeName(ctx, playerId, proven.displayName)
    return { playerId }
  }
  if (!guest || !hasProgress(guest)) return { playerId: known.player_id }
  const there = await loadPlayer(tx, known.player_id, { lock: true })
  if (!hasProgress(there)) {
    if (there.state.unchosen) await removeSave(tx, identity, there.id)
    await bind(tx, identity, guest.id, now)
    return { playerId: guest.id }
  }
  await addSave(tx, identity, guest.id, now)
  return { playerId: there.id, choice: [await saveOf(tx, there.id), await saveOf(tx, guest.id)] }
}

async function arrive(ctx: Context, proven: Verified, { lang = ctx.lang, currency }: Asked) {
  const { tx, now, session, playerId } = ctx
  const identity = { source: proven.source, externalId: proven.externalId }
  if (!(await takeProof(tx, proven, now))) {
    // A reloaded page sends the proof that it was opened with and the session that it got.
    if (!session || playerId === null || !(await hasSave(tx, identity, playerId))) throw refuse('PROOF_USED')
    return { session: session.token, expiresAt: session.expiresAt, player: await presentPlayer(tx, playerId, now) }
  }
  const arrived = await saveFor(ctx, proven, lang)
  if (currency) await setCurrency(tx, identity, currency)
  if (session) await endSession(ctx, session.id)
  return {
    ...(await openSession(ctx, arrived.playerId, identity.source)),
    player: await presentPlayer(tx, arrived.playerId, now),
    ...(arrived.choice ? { choice: arrived.choice } : {}),
  }
}

/** Returns a handler that has a platform verify a proof, before the transaction, and opens a session. */
export const authenticate = {
  async prepare(request: Arriving) {
    const { platforms, now, body } = request
    const proven = await verified(platforms, sourceOf(request), body.proof, now)
    return (ctx: unknown) => arrive(ctx as Context, proven, body)
  },
}
