import { VIEW_LASTS } from '@skystair/contract/enums'
import { expect, it, vi } from 'vitest'
import { refusal } from '../../../testing/fake-server.ts'
import { info, NOW, player } from '../../../testing/fixtures.ts'
import { auditEntry, moderatedPlayer, reportOf } from '../../../testing/moderation-fixtures.ts'
import { playing, testGame } from '../../../testing/services.ts'
import { PlayerStore } from '../player/index.ts'
import { area } from './index.ts'
import { ModeratedStore } from './player-store.ts'
import { ReportStore } from './report-store.ts'
import { ViewStore } from './view-store.ts'

const CLOSE = 'POST /api/moderation/report/{id}/close'
const ENTER = 'GET /api/tech/player/enter/{id}'
const EXIT = 'GET /api/tech/player/exit'

async function queue() {
  const game = playing({ accessLevel: 'MODERATOR' })
  game.server.on('GET /api/moderation/report/list', [reportOf(1), reportOf(2)], []).on(CLOSE, { closed: true })
  const store = game.services.get(ReportStore)
  await store.reports.reload()
  return { ...game, store }
}

it('a reason and a term ban the author of the oldest report, and the next one opens', async () => {
  const { server, store } = await queue()
  await store.ban(3)
  expect([server.times(CLOSE), store.open?.id]).toEqual([0, 1])
  store.setReason('FRAUD')
  await store.ban(3)
  expect(server.last(CLOSE)).toMatchObject({ url: { pathname: '/api/moderation/report/1/close' } })
  expect(server.last(CLOSE)?.body).toEqual({ dismiss: false, ban: { reason: 'FRAUD', hours: 3 } })
  expect([store.open?.id, store.reason, store.waiting]).toEqual([2, null, 1])
})

it('one tap dismisses a report; after the last one the list is loaded again', async () => {
  const { server, store } = await queue()
  await store.dismiss()
  expect(server.last(CLOSE)?.body).toEqual({ dismiss: true })
  await store.remove()
  expect(server.last(CLOSE)?.body).toEqual({ dismiss: false })
  expect([store.open, server.times('GET /api/moderation/report/list')]).toEqual([null, 2])
})

it('a report that another moderator has closed disappears', async () => {
  const { server, store } = await queue()
  server.on(CLOSE, refusal('REPORT_CLOSED', 409)).on('GET /api/moderation/report/list', [reportOf(2)])
  await store.dismiss()
  expect(store.reports.value?.map(({ id }) => id)).toEqual([2])
})

it('a moderator may ban only players of a lower access level', () => {
  const store = playing({ id: 1, accessLevel: 'MODERATOR' }).services.get(ModeratedStore)
  const lower = (['TRIAL', 'PLAYER', 'MODERATOR', 'ADMIN'] as const).map((accessLevel) => store.isLower(moderatedPlayer({ accessLevel })))
  expect([lower, store.isMe(moderatedPlayer({ id: 1 }))]).toEqual([[true, true, false, false], true])
})

it('the player’s page is loaded again after a ban, with the new entry of the log', async () => {
  const { server, services } = playing({ accessLevel: 'MODERATOR' })
  const before = { player: moderatedPlayer(), entries: [] }
  const after = { player: moderatedPlayer({ bannedUntil: NOW + 5, banReason: 'FLOOD' }), entries: [auditEntry(1, { action: 'BAN' })] }
  server.on('GET /api/moderation/player/{playerId}', before, after)
  server.on('POST /api/moderation/{playerId}/ban', { playerId: 2, reason: 'FLOOD', until: NOW + 5 })
  const store = services.get(ModeratedStore)
  await store.show(2)
  await store.ban('FLOOD', 24)
  expect([server.last('POST /api/moderation/{playerId}/ban')?.body, store.known.value]).toEqual([{ reason: 'FLOOD', hours: 24 }, after])
})

it('history is loaded by pages of twenty, by category and resource', async () => {
  const { server, services } = playing({ accessLevel: 'MODERATOR' })
  const page = (first: number, count: number) =>
    Array.from({ length: count }, (_, n) => ({ id: first - n, resource: 'gold', amount: 1, balance: 2, reason: 'place', at: NOW }))
  server.on('GET /api/tech/player/{id}/log', page(50, 20), page(30, 4), [])
  const { history, setFilter, setResource } = services.get(ModeratedStore)
  await history.restart()
  expect(history.hasMore).toBe(true)
  await history.more()
  expect([history.value?.length, history.hasMore]).toEqual([24, false])
  await setResource('gold')
  await setFilter('CLAN')
  expect(server.last('GET /api/tech/player/{id}/log')?.url.search).toContain('page=0&filter=CLAN&subfilter=gold')
})

/** A moderator's game, in which entering returns another session and the game restarts with the envelope of the view. */
function looking() {
  const looked = info({ admined: true, adminedUntil: NOW + VIEW_LASTS, player: player({ id: 2, name: 'Anna' }) })
  const reenter = vi.fn(async () => {})
  const game = testGame({ reenter })
  const { services, server } = game
  services.session.begin('own')
  const me = services.get(PlayerStore)
  me.setInfo(info({ player: player({ accessLevel: 'MODERATOR' }) }))
  const withSession = (session: string) => Response.json(player(), { headers: { session } })
  server.on(ENTER, withSession('view')).on(EXIT, withSession('renewed'))
  return { ...game, me, looked, reenter, view: services.get(ViewStore) }
}

it('a look uses a session of its own, and ends with the moderator’s', async () => {
  const { looked, me, reenter, services, view } = looking()
  await view.enter(2)
  expect([services.session.token, reenter.mock.calls.length]).toEqual(['view', 1])
  me.setInfo(looked)
  expect([view.left, view.name]).toEqual([VIEW_LASTS, 'Anna'])
  await view.exit()
  expect([services.session.token, reenter.mock.calls.length]).toEqual(['renewed', 2])
  services.session.clear()
  expect(services.session.token).toBeNull()
})

it('when a look ends by itself, the moderator’s own session continues', async () => {
  vi.useFakeTimers()
  const { looked, me, page, reenter, server, services, view } = looking()
  await view.enter(2)
  me.setInfo(looked)
  const stop = view.watch()
  page.now += VIEW_LASTS
  await vi.advanceTimersByTimeAsync(1000)
  expect([services.session.token, reenter.mock.calls.length, server.times(EXIT)]).toEqual(['own', 2, 0])
  stop()
  vi.useRealTimers()
})

it('the desk is loaded only for moderators, and the bar also during a look', () => {
  const { looked, me, services } = looking()
  const allowed = () => [area.only?.(services), area.menu?.[0]?.shown?.(services)]
  expect(allowed()).toEqual([true, true])
  me.setInfo(info({ player: player({ accessLevel: 'PLAYER' }) }))
  expect(allowed()).toEqual([false, false])
  me.setInfo(looked)
  expect(allowed()).toEqual([true, false])
})
