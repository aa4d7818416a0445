import type { LiveMessage } from '@skystair/contract'
import en from '@skystair/world/texts/en/index'
import { expect, it } from 'vitest'
import { candidate, clanInfo, clanOffer, logLine, participant } from '../../../testing/clan-fixtures.ts'
import { refusal } from '../../../testing/fake-server.ts'
import { player } from '../../../testing/fixtures.ts'
import { playing, settled } from '../../../testing/services.ts'
import { PlayerStore } from '../player/store.ts'
import { CandidateStore } from './mine/candidate-store.ts'
import { HistoryStore } from './mine/history-store.ts'
import { JoinStore } from './none/store.ts'
import { ClanStore } from './store.ts'

async function inClan(changes: Parameters<typeof clanInfo>[0] = {}) {
  const game = playing({ level: 20, accessLevel: 'PLAYER', clanId: 5, clanParticipationState: 'CLAN_MEMBER' }, { texts: en })
  await game.texts.use('EN')
  game.server.on('POST /api/clan/get/my', clanInfo(changes)).on('GET /api/clan/participant/list/mine', [participant(1), participant(2)])
  const store = game.services.get(ClanStore)
  await store.load()
  return { ...game, store, me: () => game.services.get(PlayerStore).player }
}

async function without() {
  const resources = { ...player().resources, mithril: 500 }
  const game = playing({ level: 20, accessLevel: 'PLAYER', clanParticipationState: 'AVAILABLE', resources }, { texts: en })
  await game.texts.use('EN')
  game.server
    .on('GET /api/clan/participant/list/mine', [participant(1)])
    .on('GET /api/clan/search', [clanOffer(1), clanOffer(2)])
    .on('GET /api/clan/invitation/get', [{ clanId: 5, name: 'Night Climbers', level: 3, membersCurr: 3, at: 1 }])
  const join = game.services.get(JoinStore)
  await join.load()
  return { ...game, join, store: game.services.get(ClanStore), me: () => game.services.get(PlayerStore).player }
}

const changed = (part: 'MEMBERS' | 'CANDIDATES' | 'BUDGET' | 'TEXTS'): LiveMessage => ({
  ...({ seq: 1, type: 'clan.changed', notificationType: 'CLAN_CHANGED' } as const),
  part,
})

it('an empty reply clears the clan and its id', async () => {
  const { store, server, me } = await inClan()
  expect([store.info?.clan.name, me()?.clanId]).toEqual(['Night Climbers', 5])
  server.on('POST /api/clan/get/my', null)
  await store.load()
  expect([store.info, store.members.value, me()?.clanId]).toEqual([null, null, null])
})

it('founding a clan and accepting an invitation set the clan and its id', async () => {
  for (const way of ['create', 'accept'] as const) {
    const { join, server, store, me } = await without()
    const reply = { clanInfo: clanInfo(), player: { clanId: 5, clanParticipationState: 'CLAN_MEMBER' as const } }
    server.on('POST /api/clan/create', reply).on('POST /api/clan/invitation/accept', reply)
    join.setName('Night Climbers')
    await (way === 'create' ? join.create() : join.accept(5))
    expect([store.info?.clan.id, me()?.clanId, me()?.clanParticipationState, store.members.value?.length]).toEqual([5, 5, 'CLAN_MEMBER', 1])
  }
})

it('the server’s objection to a name is shown at the name field', async () => {
  const { join, server, services } = await without()
  server.on('POST /api/clan/create', refusal('NAME_TAKEN', 409))
  join.setName('Night Climbers')
  expect(join.problem).toBeNull()
  await join.create()
  expect([join.problem, services.ui.toasts.length]).toEqual(['NAME_TAKEN', 0])
  join.setName('Night Climbers II')
  expect(join.problem).toBeNull()
})

it('an application is sent once and shown as pending', async () => {
  const { join, server } = await without()
  server.on('POST /api/clan/apply', candidate(1))
  const clan = join.clans.value![0]!
  await Promise.all([join.apply(clan), join.apply(clan)])
  expect([server.times('POST /api/clan/apply'), join.clans.value?.map(({ invitation }) => invitation)]).toEqual([
    1,
    ['WANTS_TO_THE_CLAN', null],
  ])
})

it('a refused invitation disappears from the list', async () => {
  const { join, server, me } = await without()
  server.on('POST /api/clan/invitation/refuse', { refused: true, player: { promptClan: false } })
  await join.refuse(5)
  expect([join.invitations.value, me()?.promptClan]).toEqual([[], false])
})

it('a player who leaves has no clan', async () => {
  const { store, server, me } = await inClan()
  server.on('POST /api/clan/leave', { clanId: null, clanParticipationState: 'AVAILABLE' })
  await store.leave()
  expect([store.info, me()?.clanId, me()?.clanParticipationState]).toEqual([null, null, 'AVAILABLE'])
})

it('the reply to a donation updates the purse and the budget', async () => {
  const { store, server, me } = await inClan()
  const info = clanInfo({ clan: { clanStat: { gold: 0, gems: 999, redCrystal: 0, blueCrystal: 0, gears: 0 } } })
  server.on('POST /api/clan/donate', { player: { resources: { ...player().resources, mithril: 7 } }, clanInfo: info })
  expect(await store.donate('GEMS', 10)).toBe(true)
  expect([server.last('POST /api/clan/donate')?.body, store.info?.clan.clanStat.gems, me()?.resources.mithril]).toEqual([
    { type: 'GEMS', amount: 10 },
    999,
    7,
  ])
})

it('live messages reload the shown data, and nothing while the window is closed', async () => {
  const { store, server, services } = await inClan()
  const times = () => server.times('POST /api/clan/get/my')
  const before = times()
  store.receive(changed('BUDGET'))
  await settled()
  expect(times()).toBe(before)
  store.setOpen(true)
  store.receive(changed('MEMBERS'))
  await settled()
  expect(times()).toBe(before + 1)
  server.on('GET /api/clan/recruit/list', [candidate(9)])
  await services.get(CandidateStore).candidates.reload()
  store.receive(changed('CANDIDATES'))
  await settled()
  expect([times(), server.times('GET /api/clan/recruit/list')]).toEqual([before + 1, 2])
})

it('a change while the clan is being loaded for the first time loads it anew', async () => {
  const { store, server } = await inClan()
  store.mine.set(null)
  store.setOpen(true)
  const before = server.times('POST /api/clan/get/my')
  void store.load()
  store.receive(changed('MEMBERS'))
  await settled()
  expect([server.times('POST /api/clan/get/my'), store.info === null]).toEqual([before + 2, false])
})

it('a new announcement reloads the player, and counts as seen once it is marked', async () => {
  const { store, server, me } = await inClan({ announcementSeen: false })
  server.on('GET /api/player/current', player({ level: 20, clanId: 5, promptClan: true }))
  store.receive(changed('TEXTS'))
  await settled()
  expect(me()?.promptClan).toBe(true)
  server.on('GET /api/clan/advertisement/mark/seen', { seen: true, player: { promptClan: false } })
  await store.see()
  expect([me()?.promptClan, store.info?.announcementSeen]).toEqual([false, true])
})

it('a player is invited by nickname, and an invitation can be withdrawn', async () => {
  const { services, server } = await inClan()
  const store = services.get(CandidateStore)
  server
    .on('GET /api/clan/recruit/list', [candidate(9)])
    .on('GET /api/gift/receiver/find', { id: 12, name: 'Olga', level: 20 })
    .on('POST /api/clan/invite', candidate(12, { name: 'Olga', invitation: 'INVITED' }))
    .on('POST /api/clan/reject', candidate(12, { invitation: 'REJECTED' }))
  await store.candidates.reload()
  expect(await store.inviteByName(' Olga ')).toBe(true)
  expect(store.candidates.value?.map(({ playerId }) => playerId)).toEqual([12, 9])
  await store.reject(12)
  expect(store.candidates.value?.map(({ playerId }) => playerId)).toEqual([9])
})

it('the history loads by pages and groups, without repeated lines', async () => {
  const { services, server } = await inClan()
  const history = services.get(HistoryStore)
  const lines = (from: number, count: number) => Array.from({ length: count }, (_, n) => logLine(from - n))
  server.on('GET /api/clan/{id}/log', lines(50, 20), lines(31, 5))
  await history.choose('ALL')
  expect([history.lines.value?.length, history.lines.hasMore]).toEqual([20, true])
  await history.lines.more()
  expect([history.lines.value?.length, history.lines.hasMore]).toEqual([24, false])
  await history.choose('DONATIONS')
  expect(server.last('GET /api/clan/{id}/log')?.url.searchParams.get('filter')).toBe('DONATIONS')
})
