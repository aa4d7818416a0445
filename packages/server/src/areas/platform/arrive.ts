import type { PlayerSource } from '@skystair/contract'
import { cleanName, nameProblem } from '@skystair/contract/areas/security/account-rules'
import type { Proof } from '@skystair/platform/server'
import type { Context, Request } from '../../handlers.ts'
import { refuse } from '../../refusal.ts'
import { endSession, openSession } from '../../session/session.ts'
import { createPlayer } from '../player/create.ts'
import { presentPlayer } from '../player/present.ts'
import { loadPlayer, type PlayerRow } from '../player/repository.ts'
import { keyOf } from '../security/rules.ts'
import { bind, type Climb, climbOf, disownClimb, findIdentity, hasClimbed, ownClimb, ownsClimb } from './identity.ts'
import { takeProof, type Verified, verified } from './identity-proof.ts'

interface Asked {
  readonly lang?: 'RU' | 'EN'
  readonly proof: Proof
  readonly currency?: string
}
type Arriving = Request<{ role: 'NONE' }> & { readonly body: Asked }

/** Where somebody goes on, and what there is to choose from besides. */
interface Way {
  readonly playerId: number
  readonly choice?: Climb[]
}

/** The guest of this browser, whose climb may become the platform's player's; null for nobody, and for an account that others can come back to. */
async function guestHere({ tx, playerId }: Pick<Context, 'tx' | 'playerId'>): Promise<PlayerRow | null> {
  const player = playerId === null ? null : await loadPlayer(tx, playerId, { lock: true })
  return player && !player.registered ? player : null
}

/** A name on the platform becomes the nickname where nobody has it and it is fit for one. */
async function takeName({ tx }: Pick<Context, 'tx'>, playerId: number, displayName: string | undefined): Promise<void> {
  const name = cleanName(displayName ?? '')
  if (nameProblem(name) || (await tx.one('select id from player where name_key = ?', [keyOf(name)]))) return
  await tx.run('update player set name = ?, name_key = ? where id = ? and name is null', [name, keyOf(name), playerId])
}

/** Finds the way of a platform's player. Nothing is lost: a guest's climb that is not gone on with still belongs to them. */
async function wayOf(ctx: Context, proven: Verified, lang: 'RU' | 'EN'): Promise<Way> {
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
  if (!guest || !hasClimbed(guest)) return { playerId: known.player_id }
  const there = await loadPlayer(tx, known.player_id, { lock: true })
  if (!hasClimbed(there)) {
    if (there.state.unchosen) await disownClimb(tx, identity, there.id)
    await bind(tx, identity, guest.id, now)
    return { playerId: guest.id }
  }
  await ownClimb(tx, identity, guest.id, now)
  return { playerId: there.id, choice: [await climbOf(tx, there.id), await climbOf(tx, guest.id)] }
}

async function arrive(ctx: Context, proven: Verified, { lang = ctx.lang, currency }: Asked) {
  const { tx, now, session, playerId } = ctx
  const identity = { source: proven.source, externalId: proven.externalId }
  if (!(await takeProof(tx, proven, now))) {
    // A page that was opened again brings what it was opened with, and its session.
    if (!session || playerId === null || !(await ownsClimb(tx, identity, playerId))) throw refuse('PROOF_USED')
    return { session: session.token, expiresAt: session.expiresAt, player: await presentPlayer(tx, playerId, now) }
  }
  const way = await wayOf(ctx, proven, lang)
  if (currency)
    await tx.run('update identity set currency = ? where source = ? and external_id = ?', [currency, identity.source, identity.externalId])
  if (session) await endSession(ctx, session.id)
  return {
    ...(await openSession(ctx, way.playerId, identity.source)),
    player: await presentPlayer(tx, way.playerId, now),
    ...(way.choice ? { choice: way.choice } : {}),
  }
}

/** A handler that proves somebody, before its transaction, and lets them in. `sourceOf` says on whose word. */
export const authenticate = (sourceOf: (request: { readonly params: unknown }) => PlayerSource) => ({
  async prepare({ platforms, now, body, ...request }: Arriving) {
    const proven = await verified(platforms, sourceOf(request), body.proof, now)
    return (ctx: unknown) => arrive(ctx as Context, proven, body)
  },
})
