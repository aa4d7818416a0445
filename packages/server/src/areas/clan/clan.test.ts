import type { LiveMessage, ParticipantAction } from '@skystair/contract'
import { DONATION_MAX, DONATIONS_A_DAY } from '@skystair/contract/enums'
import { DAY } from '@skystair/contract/time'
import { CLAN_PRICE, LEADER_AWAY } from '@skystair/world/areas/clan/rows'
import { afterEach, beforeEach, expect, it } from 'vitest'
import { founded, grownUp, idOf, moderator } from '../../../testing/clan.ts'
import { PASSWORD, registered, type TestClient } from '../../../testing/client.ts'
import { edit } from '../../../testing/edit-player.ts'
import { swept } from '../../../testing/swept.ts'
import { type TestApp, testApp } from '../../../testing/test-app.ts'
import { area } from './index.ts'

let server: TestApp
let ann: TestClient
let bob: TestClient
let eve: TestClient
let ids: Record<'ann' | 'bob' | 'eve', number>
let clanId: number
let heard: [string, LiveMessage][]

async function grown(name: string): Promise<TestClient> {
  const client = await registered(server.app, name)
  await grownUp(server, await idOf(client))
  return client
}

beforeEach(async () => {
  server = await testApp()
  heard = []
  ann = await grown('Ann')
  bob = await grown('Bob')
  eve = await grown('Eve')
  ids = { ann: await idOf(ann), bob: await idOf(bob), eve: await idOf(eve) }
  clanId = await founded(ann, 'Night Climbers')
  server.deps.bus.listen((destination, message) => heard.push([destination, message]))
})
afterEach(() => server.close())

const me = async (client: TestClient) => (await client.call('GET /api/player/current')).reply
const myClan = async (client: TestClient) => (await client.call('POST /api/clan/get/my')).reply
const people = async () => (await ann.call('GET /api/clan/participant/list/mine')).reply.map(({ name, rank }) => [name, rank])
const act = (client: TestClient, playerId: number, type: ParticipantAction) =>
  client.call('POST /api/clan/participant/action', { body: { playerId, type } })
const history = async (filter?: 'MEMBERS' | 'DONATIONS' | 'CHANGES') =>
  (await ann.call('GET /api/clan/{id}/log', { params: { id: clanId }, query: { page: 0, ...(filter ? { filter } : {}) } })).reply

/** Adds a player to Ann's clan. */
async function join(client: TestClient): Promise<void> {
  await ann.call('POST /api/clan/invite', { body: { playerId: await idOf(client) } })
  await client.call('POST /api/clan/invitation/accept', { body: { clanId } })
}

it('a clan is founded for its price under a name that no other has or resembles, and its founder leads it', async () => {
  const before = (await me(bob)).resources.mithril
  expect((await bob.call('POST /api/clan/create', { body: { name: 'NIGHT climbers' } })).error.code).toBe('NAME_TAKEN')
  const { reply } = await bob.call('POST /api/clan/create', { body: { name: '  Stair   Cats ' } })
  expect(reply.player.resources?.mithril).toBe(before - CLAN_PRICE[0]!.amount)
  expect(reply.player).toMatchObject({ clanId: reply.clanInfo.clan.id, clanParticipationState: 'CLAN_MEMBER' })
  expect(reply.clanInfo).toMatchObject({ rank: 'LEADER', clan: { name: 'Stair Cats', level: 1, membersCurr: 1, membersMax: 12 } })
  expect(await myClan(bob)).toEqual(reply.clanInfo)
})

it('clans are open from level fifteen, but not to guests', async () => {
  const young = await registered(server.app, 'Young')
  const id = await idOf(young)
  expect(await me(young)).toMatchObject({ clanId: null, clanParticipationState: 'NOT_ENLIGHTENED' })
  expect((await young.call('POST /api/clan/create', { body: { name: 'Cubs' } })).error.code).toBe('CLAN_LEVEL')
  await grownUp(server, id)
  expect((await me(young)).clanParticipationState).toBe('AVAILABLE')
  await server.db.tx((tx) => tx.run("update player set access_level = 'TRIAL' where id = ?", [id]))
  expect((await me(young)).clanParticipationState).toBe('NOT_AVAILABLE')
  expect((await young.call('POST /api/clan/get/my')).error.code).toBe('REGISTERED_ONLY')
})

it('an accepted applicant becomes a newbie and is notified at once', async () => {
  expect((await bob.call('POST /api/clan/apply', { body: { clanId } })).reply).toMatchObject({ invitation: 'WANTS_TO_THE_CLAN' })
  const [found] = (await bob.call('GET /api/clan/search', { query: { page: 0, name: 'night' } })).reply
  expect(found).toMatchObject({ clanId, name: 'Night Climbers', membersCurr: 1, invitation: 'WANTS_TO_THE_CLAN' })
  expect((await ann.call('GET /api/clan/recruit/list')).reply.map(({ name, invitation }) => [name, invitation])).toEqual([
    ['Bob', 'WANTS_TO_THE_CLAN'],
  ])
  heard = []
  await act(ann, ids.bob, 'INVITE')
  expect(await people()).toEqual([
    ['Ann', 'LEADER'],
    ['Bob', 'NEWBIE'],
  ])
  expect(heard.map(([, { notificationType }]) => notificationType).sort()).toEqual(['CLAN_CHANGED', 'PLAYER_CHANGED'])
  expect(await me(bob)).toMatchObject({ clanId, clanParticipationState: 'CLAN_MEMBER' })
})

it('a player who looks for any clan is listed for all clans until one accepts the player', async () => {
  await bob.call('POST /api/clan/broadcast/apply')
  const [seeker] = (await ann.call('GET /api/clan/recruit/list')).reply
  expect(seeker).toMatchObject({ playerId: ids.bob, invitation: 'WANTS_TO_ANY_CLAN' })
  await join(bob)
  expect((await ann.call('GET /api/clan/recruit/list')).reply).toEqual([])
})

it('an invitation stays until it is answered, and the player’s state shows it', async () => {
  await ann.call('POST /api/clan/invite', { body: { playerId: ids.bob } })
  expect(await me(bob)).toMatchObject({ clanParticipationState: 'ACCEPTED_TO_CLAN', promptClan: true })
  expect((await bob.call('GET /api/clan/invitation/get')).reply).toMatchObject([{ clanId, name: 'Night Climbers', membersCurr: 1 }])
  expect((await bob.call('POST /api/clan/invitation/refuse', { body: { clanId } })).reply.player).toMatchObject({ promptClan: false })
  expect((await bob.call('POST /api/clan/invitation/accept', { body: { clanId } })).error.code).toBe('INVITATION_NOT_FOUND')
  await join(bob)
  expect((await bob.call('GET /api/clan/invitation/get')).reply).toEqual([])
})

it('an applicant withdraws an open application, but neither a rejection nor an invitation', async () => {
  const withdraw = () => bob.call('POST /api/clan/application/withdraw', { body: { clanId } })
  await bob.call('POST /api/clan/apply', { body: { clanId } })
  heard = []
  expect((await withdraw()).reply).toMatchObject({ id: clanId, invitation: null })
  expect(heard.map(([to, { notificationType }]) => [to, notificationType])).toEqual([[`/stomp/clan/${clanId}`, 'CLAN_CHANGED']])
  expect((await ann.call('GET /api/clan/recruit/list')).reply).toEqual([])
  expect((await withdraw()).error.code).toBe('CANDIDATE_NOT_FOUND')
  await bob.call('POST /api/clan/apply', { body: { clanId } })
  await ann.call('POST /api/clan/reject', { body: { playerId: ids.bob } })
  expect((await withdraw()).error.code).toBe('CANDIDATE_NOT_FOUND')
  await ann.call('POST /api/clan/invite', { body: { playerId: ids.bob } })
  expect((await withdraw()).error.code).toBe('CANDIDATE_NOT_FOUND')
})

it('a rejected applicant can apply again after two weeks', async () => {
  await bob.call('POST /api/clan/apply', { body: { clanId } })
  await ann.call('POST /api/clan/reject', { body: { playerId: ids.bob } })
  expect((await bob.call('POST /api/clan/apply', { body: { clanId } })).error.code).toBe('CLAN_REJECTED')
  server.clock.pass(15 * 86_400_000)
  await swept(server.db, area.sweep!, server.clock())
  expect((await bob.call('POST /api/clan/apply', { body: { clanId } })).status).toBe(200)
})

it('members are promoted and demoted one rank at a time, only with the permission', async () => {
  await join(bob)
  await join(eve)
  for (const step of ['UP_TO_PARTICIPANT', 'UP_TO_REPRESENTATIVE', 'UP_TO_DEPUTY'] as const)
    expect((await act(ann, ids.bob, step)).status).toBe(200)
  expect((await act(ann, ids.bob, 'UP_TO_DEPUTY')).error.code).toBe('TARGET_FORBIDDEN')
  expect((await act(ann, ids.bob, 'KICK')).error.code).toBe('TARGET_FORBIDDEN')
  expect((await act(eve, ids.bob, 'DOWN_TO_REPRESENTATIVE')).error.code).toBe('CLAN_RANK')
  expect((await act(bob, ids.eve, 'UP_TO_PARTICIPANT')).status).toBe(200)
  expect((await act(bob, ids.eve, 'DOWN_TO_NEWBIE')).status).toBe(200)
  expect((await history('MEMBERS')).slice(0, 2)).toMatchObject([
    { kind: 'subsidence', by: 'Bob', on: 'Eve', rank: 'NEWBIE' },
    { kind: 'raise', by: 'Bob', on: 'Eve', rank: 'PARTICIPANT' },
  ])
})

it('an expelled member has no clan, cannot read or write in it, and is notified once', async () => {
  await join(bob)
  heard = []
  await act(ann, ids.bob, 'KICK')
  expect(heard.find(([, { type }]) => type === 'clan.left')).toMatchObject([`/stomp/clan/${clanId}`, { playerId: ids.bob }])
  expect([await myClan(bob), (await me(bob)).clanId]).toEqual([null, null])
  expect((await bob.call('GET /api/clan/{id}/log', { params: { id: clanId }, query: { page: 0 } })).error.code).toBe('CLAN_MISSING')
})

it('when the leader leaves or resigns, the most deserving member leads, and a clan without members is disbanded', async () => {
  await join(bob)
  await join(eve)
  await eve.call('POST /api/clan/donate', { body: { type: 'RED_CRYSTALS', amount: 10 } })
  expect((await ann.call('POST /api/clan/resign')).reply).toMatchObject({ rank: 'DEPUTY_LEADER' })
  expect(await people()).toEqual([
    ['Eve', 'LEADER'],
    ['Ann', 'DEPUTY_LEADER'],
    ['Bob', 'NEWBIE'],
  ])
  expect((await eve.call('POST /api/clan/leave')).reply).toMatchObject({ clanId: null, clanParticipationState: 'AVAILABLE' })
  expect(await people()).toEqual([
    ['Ann', 'LEADER'],
    ['Bob', 'NEWBIE'],
  ])
  for (const client of [ann, bob]) await client.call('POST /api/clan/leave')
  expect((await bob.call('GET /api/clan/participant/list', { query: { clanId } })).error.code).toBe('CLAN_NOT_FOUND')
  expect((await bob.call('POST /api/clan/create', { body: { name: 'Night Climbers' } })).status).toBe(200)
})

it('deleting a leader’s account hands over the leadership, and the history does not name deleted accounts', async () => {
  await join(bob)
  await ann.call('POST /api/security/delete', { body: { confirm: 'DELETE', password: PASSWORD } })
  const { reply } = await bob.call('GET /api/clan/participant/list/mine')
  expect(reply.map(({ name, rank }) => [name, rank])).toEqual([['Bob', 'LEADER']])
  const log = (await bob.call('GET /api/clan/{id}/log', { params: { id: clanId }, query: { page: 0 } })).reply
  expect(log.map(({ kind, by }) => [kind, by])).toEqual([
    ['leaderReplace', null],
    ['left', null],
    ['joined', 'Bob'],
    ['invite', null],
    ['created', null],
  ])
})

it('the most deserving member stands in for a leader who is away for a week', async () => {
  await join(bob)
  await join(eve)
  server.clock.pass(LEADER_AWAY)
  await edit(server, ids.eve, () => {})
  await area.recurring!(server.deps)
  expect(await people()).toEqual([
    ['Ann', 'LEADER'],
    ['Eve', 'SUBLEADER'],
    ['Bob', 'NEWBIE'],
  ])
  expect((await myClan(eve))?.permissions).toContain('CHANGE_RAID_DIFFICULTY')
  await edit(server, ids.ann, () => {})
  server.clock.pass(3_600_000)
  await area.recurring!(server.deps)
  expect((await people()).map(([, rank]) => rank)).toEqual(['LEADER', 'NEWBIE', 'NEWBIE'])
})

it.each([
  ['GEMS', 'mithril', 'gems', 1, 'gemsDonated'],
  ['GEARS', 'gears', 'gears', 1, 'gearsDonated'],
  ['RED_CRYSTALS', 'crystal', 'redCrystal', 1, 'redCrystalDonated'],
  ['BLUE_CRYSTALS', 'blueCrystal', 'blueCrystal', 1, 'blueCrystalDonated'],
  ['TICKETS', 'tickets', 'gold', 100, 'goldDonated'],
] as const)('a donation of %s leaves the purse, is in the budget and in the history', async (type, resource, stat, worth, kind) => {
  await join(bob)
  const before = (await me(bob)).resources[resource]
  const { reply } = await bob.call('POST /api/clan/donate', { body: { type, amount: 30 } })
  expect(reply.player.resources?.[resource]).toBe(before - 30)
  expect(reply.clanInfo.clan.clanStat[stat]).toBe(30 * worth)
  expect(await history('DONATIONS')).toMatchObject([{ kind, by: 'Bob', amount: 30 * worth }])
  expect(reply.clanInfo.clan.currentExp).toBeGreaterThan(0)
})

it('a member gives a limited number of donations a day, each of a limited amount', async () => {
  const give = (amount: number) => ann.call('POST /api/clan/donate', { body: { type: 'RED_CRYSTALS', amount } })
  expect((await give(DONATION_MAX + 1)).status).toBe(400)
  for (let given = 0; given < DONATIONS_A_DAY; given++) expect((await give(1)).status).toBe(200)
  expect((await give(1)).error).toMatchObject({ code: 'OFFER_LIMIT', limit: DONATIONS_A_DAY })
  server.clock.pass(DAY)
  expect((await give(1)).status).toBe(200)
})

it('donations raise a clan’s level, which adds places', async () => {
  const { reply } = await ann.call('POST /api/clan/donate', { body: { type: 'GEMS', amount: 100 } })
  expect(reply.clanInfo.clan).toMatchObject({ level: 2, currentExp: 600, membersMax: 14 })
})

it('the history has pages of twenty and filters by groups', async () => {
  for (let n = 0; n < 25; n++) await ann.call('POST /api/clan/donate', { body: { type: 'RED_CRYSTALS', amount: n + 1 } })
  const page = async (number: number) =>
    (await ann.call('GET /api/clan/{id}/log', { params: { id: clanId }, query: { page: number } })).reply.map(({ amount }) => amount)
  expect([(await page(0)).length, await page(1)]).toEqual([20, [5, 4, 3, 2, 1, null]])
  expect([(await history('MEMBERS')).length, await history('CHANGES')]).toEqual([1, []])
})

it('deputies set a clan’s description, with its line breaks, or restore the default', async () => {
  await join(bob)
  const first = (await bob.call('GET /api/clan/about/get')).reply.content
  await ann.call('POST /api/clan/about/set', { body: { content: '  We climb\tby night. \r\n\n\n\nBring <b>a lantern</b>. ' } })
  expect((await bob.call('GET /api/clan/about/get')).reply.content).toBe('We climb by night.\n\nBring <b>a lantern</b>.')
  expect((await bob.call('POST /api/clan/info', { body: { playerId: ids.ann } })).reply?.about).toContain('by night')
  await ann.call('POST /api/clan/about/default/restore')
  expect((await bob.call('GET /api/clan/about/get')).reply.content).toBe(first)
})

it('an announcement is new for each member until the member marks it as seen', async () => {
  await join(bob)
  server.clock.pass(1000)
  expect((await myClan(bob))?.announcementSeen).toBe(true)
  await ann.call('POST /api/clan/advertisement/set', { body: { content: 'To stair one hundred on Sunday!' } })
  expect([(await me(ann)).promptClan, (await me(bob)).promptClan, (await myClan(bob))?.announcementSeen]).toEqual([false, true, false])
  expect((await bob.call('GET /api/clan/advertisement/mark/seen')).reply).toMatchObject({ seen: true, player: { promptClan: false } })
  expect(await myClan(bob)).toMatchObject({ announcementSeen: true, clan: { announcement: 'To stair one hundred on Sunday!' } })
})

it('an announcement has at most 180 characters', async () => {
  const announce = (length: number) => ann.call('POST /api/clan/advertisement/set', { body: { content: 'ж'.repeat(length) } })
  expect((await announce(180)).reply.clan.announcement).toHaveLength(180)
  expect((await announce(181)).error.code).toBe('TEXT_TOO_LONG')
})

it('clans are rated by level, then by experience', async () => {
  const second = await founded(bob, 'Stair Cats')
  await bob.call('POST /api/clan/donate', { body: { type: 'GEMS', amount: 5 } })
  const { reply } = await eve.call('GET /api/clan/rating')
  expect(reply.map(({ positionNumber, clanId: id }) => [positionNumber, id])).toEqual([
    [1, second],
    [2, clanId],
  ])
  const rated = async (query: { filter?: string; from: number; to: number }) =>
    (await ann.call('GET /api/rating/by/{type}', { params: { type: 'clanLevel' }, query })).reply
  const { playersTotal, myPosition, positions } = await rated({ from: 0, to: 100 })
  expect([playersTotal, myPosition, positions.map(({ id }) => id)]).toEqual([2, 2, [second, clanId]])
  expect((await rated({ from: 1, to: 100 })).positions.map(({ positionNumber, id }) => [positionNumber, id])).toEqual([[2, clanId]])
  expect((await rated({ filter: 'night', from: 0, to: 100 })).positions.map(({ positionNumber, name }) => [positionNumber, name])).toEqual([
    [2, 'Night Climbers'],
  ])
})

it('a player’s page contains the clan’s name', async () => {
  expect((await bob.call('GET /api/player/{id}/profile', { params: { id: ids.ann } })).reply).toMatchObject({
    clanId,
    clanName: 'Night Climbers',
  })
})

it('only a moderator can rename any clan, which the audit log tells about its leader', async () => {
  const body = { clanId, name: 'Quiet Climbers' }
  expect((await ann.call('POST /api/admin/clan/name/set', { body })).error.code).toBe('FORBIDDEN')
  await moderator({ server, id: ids.eve })
  expect((await eve.call('POST /api/admin/clan/name/set', { body })).reply.name).toBe('Quiet Climbers')
  expect((await bob.call('POST /api/clan/create', { body: { name: 'Night Climbers' } })).status).toBe(200)
  expect((await eve.call('POST /api/admin/clan/name/set', { body: { clanId, name: 'Night Climbers' } })).error.code).toBe('NAME_TAKEN')
  const { entries } = (await eve.call('GET /api/moderation/player/{playerId}', { params: { playerId: ids.ann } })).reply
  expect(entries).toMatchObject([{ action: 'CLAN_NAME', actorId: ids.eve, details: { clan: `${clanId}` } }])
})

it('players outside a clan see its page, but neither its announcement nor its budget', async () => {
  await ann.call('POST /api/clan/advertisement/set', { body: { content: 'A secret meeting' } })
  await ann.call('POST /api/clan/donate', { body: { type: 'GEMS', amount: 777 } })
  const { reply: page } = await eve.call('POST /api/clan/info', { body: { playerId: ids.ann } })
  expect(page).toMatchObject({ id: clanId, name: 'Night Climbers', membersCurr: 1, raidsWon: 0, invitation: null })
  expect(Object.keys(page!).sort()).toEqual(
    ['id', 'name', 'level', 'theme', 'membersCurr', 'membersMax', 'bonusStatus', 'about', 'raidsWon', 'invitation'].sort(),
  )
  expect((await eve.call('GET /api/clan/{id}/page', { params: { id: clanId } })).reply).toEqual(page)
  for (const secret of ['A secret meeting', '777']) expect(JSON.stringify(page)).not.toContain(secret)
})
