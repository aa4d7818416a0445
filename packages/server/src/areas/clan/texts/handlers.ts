import type { Context, Handler } from '../../../handlers.ts'
import { checkedText, mayWrite } from '../../moderation/public.ts'
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
  await mayWrite(ctx, 'CLAN_ABOUT')
  return describe(ctx, checkedText('CLAN_ABOUT', ctx.body.content, '/content'))
}

const restoreAbout: Handler<'POST /api/clan/about/default/restore'> = (ctx) => describe(ctx, null)

const announce: Handler<'POST /api/clan/advertisement/set'> = async (ctx) => {
  const { tx, now, playerId, body } = ctx
  await mayWrite(ctx, 'CLAN_ANNOUNCEMENT')
  const text = checkedText('CLAN_ANNOUNCEMENT', body.content, '/content')
  const { clan } = await lockMyClan(tx, playerId, 'EDIT_ADVERTISEMENT')
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
