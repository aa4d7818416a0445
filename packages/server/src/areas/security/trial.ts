import type { contract } from '@skystair/contract'
import { createPlayer } from '../../game/create-player.ts'
import { presentPlayer } from '../../game/present-player.ts'
import type { Handler } from '../../handlers.ts'
import { endSession, openSession } from '../../session/session.ts'

type Calls = typeof contract.security

export const registerTrial: Handler<Calls['POST /api/security/registerTrial']> = async (ctx) => {
  const { tx, now, random, session, body } = ctx
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
