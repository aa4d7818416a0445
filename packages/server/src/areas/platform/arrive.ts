import type { PlayerSource, Save } from '@skystair/contract'
import { cleanName, nameProblem } from '@skystair/contract/areas/security/account-rules'
import type { Proof } from '@skystair/platform/server'
import type { Context, Request } from '../../handlers.ts'
import { refuse } from '../../refusal.ts'
import { endSession, openSession } from '../../session/session.ts'
import { createPlayer } from '../player/create.ts'
import { presentPlayer } from '../player/present.ts'
import { holderOf, loadPlayer, type PlayerRow, setName } from '../player/repository.ts'
import { keyOf } from '../security/rules.ts'
import { takeProof, type Verified, verified } from './identity-proof.ts'
import { addSave, findIdentity, hasSave, removeSave, setCurrency } from './repository.ts'
import { bind, hasProgress, saveOf } from './save.ts'

interface Asked {
  readonly lang?: 'RU' | 'EN'
  readonly proof: Proof
  readonly currency?: string
}
type Arriving = Request<{ role: 'NONE' }> & { readonly body: Asked }

/** The save that somebody continues, and what there is to choose from. */
interface Arrived {
  readonly playerId: number
  readonly choice?: Save[]
}

/** The guest of this browser, whose save may become the platform's player's; null for nobody, and for an account that can be signed in to again. */
async function guestHere({ tx, playerId }: Pick<Context, 'tx' | 'playerId'>): Promise<PlayerRow | null> {
  const player = playerId === null ? null : await loadPlayer(tx, playerId, { lock: true })
  return player && !player.registered ? player : null
}

/** The name on the platform becomes the nickname of a player without one, where it is allowed and nobody has it. */
async function takeName({ tx }: Pick<Context, 'tx'>, playerId: number, displayName: string | undefined): Promise<void> {
  const name = cleanName(displayName ?? '')
  if (nameProblem(name) || (await holderOf(tx, 'name', keyOf(name))) !== undefined) return
  if ((await loadPlayer(tx, playerId)).name === null) await setName(tx, playerId, name, keyOf(name))
}

/** Finds the save that a platform's player continues. Nothing is lost: a guest's save that is not continued still belongs to them. */
async function saveFor(ctx: Context, proven: Verified, lang: 'RU' | 'EN'): Promise<Arrived> {
  const { tx, now, random } = ctx
  const identity = { source: proven.source, externalId: proven.externalId }
  const known = await findIdentity(tx, identity)
  const guest = await guestHere(ctx)
  if (!known) {
    const playerId =
      guest?.id ??
      (await createPlayer(tx, { characterAndCompanion: null, accessLevel: 'PLAYER', lang, source: proven.source, random, now }))
    await bind(tx, identity, playerId, now)
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
    // A page that was reloaded sends the proof that it was opened with, and its session.
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

/** A handler that has a platform verify a proof, before its transaction, and opens a session. */
export const authenticate = (sourceOf: (request: { readonly params: unknown }) => PlayerSource) => ({
  async prepare({ platforms, now, body, ...request }: Arriving) {
    const proven = await verified(platforms, sourceOf(request), body.proof, now)
    return (ctx: unknown) => arrive(ctx as Context, proven, body)
  },
})
