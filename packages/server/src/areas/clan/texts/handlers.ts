import { ABOUT_MAX, ANNOUNCEMENT_MAX } from '@skystair/contract'
import { cleanLines, textProblem } from '@skystair/contract/player-text'
import type { Context, Handler } from '../../../handlers.ts'
import { refuse } from '../../../refusal.ts'
import { lockPlayer } from '../../player/change.ts'
import { notifyClan } from '../live.ts'
import { addToLog } from '../log/repository.ts'
import { setAbout, setAnnouncement, setSeen } from '../membership/repository.ts'
import { lockMyClan, myClan } from '../my-clan.ts'
import { aboutOf, presentMyClan } from '../present.ts'

const getAbout: Handler<'GET /api/clan/about/get'> = async ({ tx, playerId, lang }) => ({
  content: aboutOf((await myClan(tx, playerId)).clan, lang),
})

type Base = Pick<Context, 'tx' | 'now' | 'after' | 'lang'> & { readonly playerId: number }

async function describe(ctx: Base, about: string | null) {
  const { tx, now, playerId } = ctx
  const { clan } = await lockMyClan(tx, playerId, 'EDIT_ABOUT')
  await setAbout(tx, clan.id, about)
  await addToLog(tx, clan.id, 'changeDescription', now, { by: playerId })
  notifyClan(ctx, clan.id, 'TEXTS')
  return presentMyClan(ctx)
}

const changeAbout: Handler<'POST /api/clan/about/set'> = async (ctx) => {
  const problem = textProblem(ctx.body.content, ABOUT_MAX)
  if (problem) throw refuse(problem, { field: '/content' })
  return describe(ctx, cleanLines(ctx.body.content))
}

const restoreAbout: Handler<'POST /api/clan/about/default/restore'> = (ctx) => describe(ctx, null)

const announce: Handler<'POST /api/clan/advertisement/set'> = async (ctx) => {
  const { tx, now, playerId, body } = ctx
  const problem = textProblem(body.content, ANNOUNCEMENT_MAX)
  if (problem && problem !== 'TEXT_EMPTY') throw refuse(problem, { field: '/content' })
  const { clan } = await lockMyClan(tx, playerId, 'EDIT_ADVERTISEMENT')
  const text = cleanLines(body.content)
  await setAnnouncement(tx, clan.id, text, text === '' ? 0 : now)
  // The author of an announcement has seen it.
  await setSeen(tx, playerId, now)
  await addToLog(tx, clan.id, 'giveAdvertisement', now, { by: playerId })
  notifyClan(ctx, clan.id, 'TEXTS')
  return presentMyClan(ctx)
}

const markSeen: Handler<'GET /api/clan/advertisement/mark/seen'> = async (ctx) => {
  const { tx, now, playerId } = ctx
  const { player, changes } = await lockPlayer(ctx)
  await lockMyClan(tx, playerId)
  await setSeen(tx, playerId, now)
  return { seen: true, player: await changes(player, 'clan') }
}

export const textHandlers = {
  'GET /api/clan/about/get': getAbout,
  'POST /api/clan/about/set': changeAbout,
  'POST /api/clan/about/default/restore': restoreAbout,
  'POST /api/clan/advertisement/set': announce,
  'GET /api/clan/advertisement/mark/seen': markSeen,
} as const
