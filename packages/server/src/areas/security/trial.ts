import type { contract } from '@skystair/contract'
import type { Context, Handler } from '../../handlers.ts'
import { endSession, openSession } from '../../session/session.ts'
import { chooseCharacter, createPlayer } from '../player/create.ts'
import { presentPlayer } from '../player/present.ts'
import { loadPlayer, savePlayer } from '../player/repository.ts'
import { welcomeFriend } from '../referral/referral.ts'

type Call = (typeof contract.security)['POST /api/security/registerTrial']

/** Notes from where and on what screen a climb began, so that the operator knows what the game is played on. */
const noteArrival = ({ tx, now, body: { domain, sw, sh, cw, ch, h_session } }: Context<Call>, playerId: number): Promise<number> =>
  tx.run('insert into arrival (player_id, domain, sw, sh, cw, ch, h_session, at) values (?, ?, ?, ?, ?, ?, ?, ?)', [
    playerId,
    ...[domain, sw, sh, cw, ch, h_session].map((told) => told ?? null),
    now,
  ])

export const registerTrial: Handler<Call> = async (ctx) => {
  const { tx, now, random, session, playerId, body } = ctx
  const here = playerId === null ? null : await loadPlayer(tx, playerId, { lock: true })
  if (session && here?.state.unchosen) {
    // A platform has named this player already; only the character was missing.
    await chooseCharacter(tx, here, body.characterAndCompanion, now)
    Object.assign(here.state, { frontVersion: body.frontVersion, lang: body.lang })
    if (body.ref) await welcomeFriend(tx, here.id, body.ref, now)
    await savePlayer(tx, here, now)
    await noteArrival(ctx, here.id)
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
  await noteArrival(ctx, id)
  return { ...(await openSession(ctx, id)), player: await presentPlayer(tx, id, now) }
}
