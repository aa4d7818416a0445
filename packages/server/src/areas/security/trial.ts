import type { Handler } from '../../handlers.ts'
import { endSession, openSession } from '../../session/session.ts'
import { addArrival } from '../load/repository.ts'
import { chooseCharacter, createPlayer } from '../player/create.ts'
import { presentPlayer } from '../player/present.ts'
import { loadPlayer, savePlayer } from '../player/repository.ts'
import { welcomeFriend } from '../referral/referral.ts'

export const registerTrial: Handler<'POST /api/security/registerTrial'> = async (ctx) => {
  const { tx, now, random, session, playerId, body } = ctx
  const here = playerId === null ? null : await loadPlayer(tx, playerId, { lock: true })
  if (session && here?.state.unchosen) {
    // A platform has already verified this player; only the character was missing.
    await chooseCharacter(tx, here, body.characterAndCompanion, now)
    Object.assign(here.state, { frontVersion: body.frontVersion, lang: body.lang })
    if (body.ref) await welcomeFriend(tx, here.id, body.ref, now)
    await savePlayer(tx, here, now)
    await addArrival(tx, here.id, body, now)
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
  await addArrival(tx, id, body, now)
  return { ...(await openSession(ctx, id)), player: await presentPlayer(tx, id, now) }
}
