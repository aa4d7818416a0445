import type { contract } from '@skystair/contract'
import { chooseCharacter, createPlayer } from '../../game/create-player.ts'
import { loadPlayer, savePlayer } from '../../game/player-row.ts'
import { presentPlayer } from '../../game/present-player.ts'
import { welcomeFriend } from '../../game/referral.ts'
import type { Handler } from '../../handlers.ts'
import { endSession, openSession } from '../../session/session.ts'

type Calls = typeof contract.security

export const registerTrial: Handler<Calls['POST /api/security/registerTrial']> = async (ctx) => {
  const { tx, now, random, session, playerId, body } = ctx
  const here = playerId === null ? null : await loadPlayer(tx, playerId, { lock: true })
  if (session && here?.state.unchosen) {
    // A platform has named this player already; only the character was missing.
    await chooseCharacter(tx, here, body.characterAndCompanion, now)
    here.state.frontVersion = body.frontVersion
    if (body.ref) await welcomeFriend(tx, here.id, body.ref, now)
    await savePlayer(tx, here, now)
    await endSession(ctx, session.id)
    return { ...(await openSession(ctx, here.id, session.source)), player: await presentPlayer(tx, here.id, now) }
  }
  if (session) await endSession(ctx, session.id)
  const id = await createPlayer(tx, {
    characterAndCompanion: body.characterAndCompanion,
    lang: body.lang,
    source: 'own',
    frontVersion: body.frontVersion,
    ...(body.ref ? { ref: body.ref } : {}),
    random,
    now,
  })
  return { ...(await openSession(ctx, id)), player: await presentPlayer(tx, id, now) }
}
