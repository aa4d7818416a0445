import { HOUR } from '@skystair/contract/time'
import { raidOf } from '@skystair/rules'
import { world } from '@skystair/world'
import { afterAll, beforeAll, beforeEach, expect, it } from 'vitest'
import { enrol, filled, founded, grownUp, idOf } from '../../../../testing/clan.ts'
import { type Fixture, fixtureFor } from '../../../../testing/contract-cases/fixture.ts'
import { emptyPurse, give } from '../../../../testing/purse.ts'
import { attackAt, finish, inRaidClan, makeStrong, setOut, squadsOn, winAt } from '../../../../testing/raid.ts'
import { type TestApp, testApp } from '../../../../testing/test-app.ts'
import { deleteMember, setProgress } from '../membership/repository.ts'
import { endRaid } from './repository.ts'
import { bringRaidRewards } from './reward.ts'

const { hours, waitingHours, rows } = world.raid
const [easy, normal] = [rows[0]!, rows[1]!]

let server: TestApp
let mila: Fixture
let oleg: Fixture
let clanId: number
beforeAll(async () => {
  server = await testApp()
})
afterAll(() => server.close())
beforeEach(async () => {
  mila = await fixtureFor(server, 'PLAYER')
  oleg = await fixtureFor(server, 'PLAYER')
  clanId = (await inRaidClan(mila)).clanId
  await grownUp(server, oleg.id)
  await enrol(server, clanId, oleg.id)
})

const raidOfClan = async ({ client }: Fixture) => (await client.call('GET /api/clan/raid/get')).reply
const comeBack = ({ client }: Fixture, reset = false) => client.call('POST /api/clan/raid/end', { body: { reset } })
const purse = async (who: Fixture) => (await who.player()).resources
const rewardsGranted = (who: Fixture) =>
  server.db.tx((tx) => tx.all<{ ref: string }>("select ref from reward where player_id = ? and reason = 'raid'", [who.id]))
const notes = async ({ client }: Fixture) => (await client.call('GET /api/player/notif/list')).reply.map(({ kind }) => kind)

/** Sets a member out and wins the first fights on the way. Returns the stairs taken. */
async function fights(who: Fixture, count: number): Promise<number> {
  await makeStrong(who)
  await setOut(who)
  let taken = 0
  for (const place of (await squadsOn(who)).slice(0, count)) taken += (await winAt(who, place)).raid!.taken
  return taken
}
const leaveFew = (stairs: number) =>
  server.db.tx((tx) => tx.run('update clan_raid set stairs = ?, stairs_left = ? where clan_id = ?', [stairs, stairs, clanId]))
const over = async (who: Fixture) => server.clock.pass((await raidOfClan(who)).until! - server.clock())

it('a clan is shown the raid that it can begin: its difficulty, and stairs for each member', async () => {
  expect(await raidOfClan(mila)).toEqual({
    ...{ state: 'RAID_AVAILABLE', id: null, difficulty: 'EASY', until: null, over: false },
    ...{ stairs: 2 * easy.stairs, stairsLeft: 2 * easy.stairs, taken: 0, rewards: [], speedupPrice: 0, raiders: [] },
  })
  const options = (await oleg.client.call('GET /api/clan/raid/options')).reply
  expect(options.map(({ difficulty, open, clanLevel, stairs }) => [difficulty, open, clanLevel, stairs])).toEqual(
    rows.map(({ difficulty, clanLevel, stairs }) => [difficulty, true, clanLevel, 2 * stairs]),
  )
  expect(options[0]!.rewards).toContainEqual({ kind: 'blueCrystal', amount: 5 })
})

it('a clan of too low a level has no raids', async () => {
  await server.db.tx((tx) => setProgress(tx, clanId, easy.clanLevel - 1, 0))
  expect((await raidOfClan(mila)).state).toBe('RAID_CLOSED')
  expect((await setOut(mila)).error.code).toBe('RAID_CLOSED')
  expect((await mila.player()).controlType).toBe('DEFAULT')
})

it('a member who sets out stands in the tower, and comes back to the previous place', async () => {
  await mila.edit(({ state }) => {
    Object.assign(state, { bestVictoryStair: 12, coordinate: 2000 })
  })
  const { reply } = await setOut(mila)
  expect(reply.player).toMatchObject({ controlType: 'CLAN_RAID', coordinate: 0, stair: 12 })
  expect(reply.raid).toMatchObject({ state: 'IN_RAID', until: server.clock() + hours * HOUR, over: false, stairs: 2 * easy.stairs })
  const road = (await mila.client.call('GET /api/place/v3/ensure', { query: { coordFrom: 0, coordTo: 5900 } })).reply
  expect([road.controlType, road.places.length, road.tiles.length]).toEqual(['CLAN_RAID', 30, 30])
  const back = (await comeBack(mila)).reply
  expect(back.player).toMatchObject({ controlType: 'DEFAULT', contextId: 'main', coordinate: 2000 })
  expect([back.raid!.state, back.gains]).toEqual(['RAID_AVAILABLE', []])
})

it('nobody sets out twice, in a battle, or without a clan, or comes back who is not on a raid', async () => {
  await setOut(mila)
  expect((await setOut(mila)).error.code).toBe('STATE_CHANGED')
  await comeBack(mila)
  expect((await comeBack(mila)).error.code).toBe('STATE_CHANGED')
  await oleg.inBattle()
  expect((await setOut(oleg)).error.code).toBe('BATTLE_IN_PROGRESS')
  const stranger = await fixtureFor(server, 'PLAYER')
  expect((await setOut(stranger)).error.code).toBe('CLAN_MISSING')
  expect((await stranger.client.call('GET /api/clan/raid/get')).error.code).toBe('CLAN_MISSING')
})

it('a member in a fight in the tower cannot come back', async () => {
  await setOut(mila)
  await attackAt(mila, (await squadsOn(mila))[0]!)
  expect((await comeBack(mila)).error.code).toBe('BATTLE_IN_PROGRESS')
  await mila.client.call('POST /api/battle/giveUpBattle')
  expect((await mila.client.call('POST /api/battle/complete')).reply.raid).toBeUndefined()
  expect((await raidOfClan(mila)).stairsLeft).toBe(2 * easy.stairs)
})

it('victories of all members take down the same tower, a captain three stairs, and count as shares', async () => {
  expect(await fights(mila, 4)).toBe(6)
  expect(await fights(oleg, 2)).toBe(2)
  const raid = await raidOfClan(mila)
  expect([raid.stairsLeft, raid.taken]).toEqual([2 * easy.stairs - 8, 6])
  expect(raid.raiders.map(({ playerId, taken }) => [playerId, taken])).toEqual([
    [mila.id, 6],
    [oleg.id, 2],
  ])
  expect(raid.raiders[0]!.name).toBe((await mila.player()).name)
  expect((await squadsOn(mila)).length).toBe(20)
})

it('a squad is gone after a victory, and no other road leads out of the tower', async () => {
  await mila.edit(({ state }) => {
    state.bestVictoryStair = 100
  })
  await fights(mila, 1)
  const { contextId } = await mila.player()
  const first = (await squadsOn(mila))[0]!
  expect(raidOf(contextId)).toMatchObject({ stair: 100, attempt: 0, difficulty: 'EASY' })
  expect((await mila.client.call('POST /api/snow/enter')).error.code).toBe('STATE_CHANGED')
  const portal = (await mila.client.call('GET /api/portal/offer/get')).reply!
  const through = await mila.client.call('POST /api/portal/{id}/use', { params: { id: portal.id }, query: { discount: 0 } })
  expect(through.error.code).toBe('PLACE_OUT_OF_REACH')
  await comeBack(mila)
  expect((await attackAt(mila, first)).error.code).toBe('PLACE_OUT_OF_REACH')
})

it('a member who comes back without reset continues the way later, with reset it begins anew with other squads', async () => {
  await fights(mila, 3)
  const [before, standing] = [await mila.player(), await squadsOn(mila)]
  await comeBack(mila)
  expect((await setOut(mila)).reply.player).toMatchObject({ contextId: before.contextId, coordinate: before.coordinate })
  expect(await squadsOn(mila)).toEqual(standing)
  await comeBack(mila, true)
  await setOut(mila)
  expect((await mila.player()).coordinate).toBe(0)
  const anew = await squadsOn(mila)
  expect([anew.length, anew.some(({ id }) => standing.some((place) => place.id === id))]).toEqual([24, false])
  expect((await raidOfClan(mila)).taken).toBe(3)
})

it('when the tower falls, the raid is over, and each member is rewarded by share, once', async () => {
  await fights(oleg, 1)
  await leaveFew(4)
  const before = await purse(mila)
  // The captain holds three stairs, and only one is left.
  expect(await fights(mila, 4)).toBe(4)
  const fallen = await raidOfClan(mila)
  expect(fallen).toMatchObject({ state: 'IN_RAID', over: true, stairsLeft: 0, taken: 4, until: server.clock() })
  const { reply } = await comeBack(mila)
  expect(reply.gains).toEqual([
    { kind: 'gold', amount: 600 },
    { kind: 'blueCrystal', amount: 3 },
  ])
  expect(reply.gains).toEqual(fallen.rewards)
  expect((await purse(mila)).blueCrystal - before.blueCrystal).toBe(3)
  await Promise.all([bringRaidRewards(server.deps), bringRaidRewards(server.deps)])
  await bringRaidRewards(server.deps)
  expect([(await notes(mila)).includes('raidReward'), (await notes(oleg)).filter((kind) => kind === 'raidReward')]).toEqual([
    false,
    ['raidReward'],
  ])
  expect((await comeBack(oleg)).reply.gains).toEqual([])
  for (const who of [mila, oleg]) expect(await rewardsGranted(who)).toEqual([{ ref: `raid:${fallen.id}` }])
})

it('a victory in a fight that ends after the raid takes nothing, and no new fight begins', async () => {
  await makeStrong(mila)
  await setOut(mila)
  const [first, second] = await squadsOn(mila)
  const begun = await attackAt(mila, first!)
  await over(mila)
  expect((await finish(mila, begun.reply)).raid).toEqual({ taken: 0, stairsLeft: 2 * easy.stairs })
  expect((await attackAt(mila, second!)).error.code).toBe('RAID_OVER')
  expect((await raidOfClan(mila)).raiders).toEqual([{ playerId: mila.id, name: (await mila.player()).name, taken: 0 }])
})

it('a tower that stands at the end pays half', async () => {
  await fights(mila, 4)
  const promised = (await raidOfClan(mila)).rewards
  await over(mila)
  const { gains } = (await comeBack(mila)).reply
  expect(promised).toContainEqual({ kind: 'blueCrystal', amount: 5 })
  expect(gains).toContainEqual({ kind: 'blueCrystal', amount: 2 })
})

it('after a raid the clan waits, and the next one begins with an empty share and a new way', async () => {
  await fights(mila, 2)
  const first = (await raidOfClan(mila)).id
  await over(mila)
  await comeBack(mila)
  expect(await raidOfClan(oleg)).toMatchObject({
    state: 'RAID_WAITING',
    over: true,
    until: server.clock() + waitingHours * HOUR,
    speedupPrice: 96,
  })
  expect((await setOut(oleg)).error.code).toBe('RAID_RESTING')
  server.clock.pass(waitingHours * HOUR)
  expect((await raidOfClan(oleg)).state).toBe('RAID_AVAILABLE')
  const { raid } = (await setOut(mila)).reply
  expect([raid.id === first, raid.taken, raid.raiders.length, (await squadsOn(mila)).length]).toEqual([false, 0, 1, 24])
})

it('gems of any member end the waiting, an hour for four, and without a waiting they are kept', async () => {
  const speedUp = ({ client }: Fixture) => client.call('POST /api/clan/raid/speedup')
  const gems = async () => (await purse(oleg)).mithril
  expect((await speedUp(oleg)).status).toBe(200)
  expect(await gems()).toBe(1000)
  await setOut(mila)
  await over(mila)
  await comeBack(mila)
  await oleg.edit(async ({ id }, tx) => {
    await emptyPurse(tx, id)
    await give(tx, id, { mithril: 95 })
  })
  server.clock.pass(1)
  expect((await speedUp(oleg)).error).toMatchObject({ code: 'NOT_ENOUGH_RESOURCES', field: '/mithril' })
  expect((await raidOfClan(oleg)).state).toBe('RAID_WAITING')
  await oleg.edit(async ({ id }, tx) => give(tx, id, { mithril: 5 }))
  const { raid, player } = (await speedUp(oleg)).reply
  expect([raid.state, raid.id, player.resources?.mithril]).toEqual(['RAID_AVAILABLE', null, 4])
  await speedUp(oleg)
  expect(await gems()).toBe(4)
  expect((await setOut(oleg)).status).toBe(200)
})

it('a member who leaves or is expelled takes no more stairs, comes back, and keeps the earned share', async () => {
  await fights(oleg, 2)
  const begun = await attackAt(oleg, (await squadsOn(oleg))[0]!)
  await oleg.client.call('POST /api/clan/leave')
  expect((await finish(oleg, begun.reply)).raid).toEqual({ taken: 0, stairsLeft: 2 * easy.stairs - 2 })
  expect((await attackAt(oleg, (await squadsOn(oleg))[0]!)).error.code).toBe('RAID_OVER')
  expect(await raidOfClan(oleg)).toMatchObject({ state: 'IN_RAID', taken: 2 })
  const { reply } = await comeBack(oleg)
  expect([reply.raid, reply.player.contextId, reply.gains]).toEqual([null, 'main', []])
  expect((await raidOfClan(mila)).raiders).toMatchObject([{ playerId: oleg.id, taken: 2 }])
  await over(mila)
  await bringRaidRewards(server.deps)
  expect(await rewardsGranted(oleg)).toHaveLength(1)
})

it('an expelled player who joins another clan raids with that one after coming back', async () => {
  await setOut(oleg)
  await server.db.tx((tx) => deleteMember(tx, oleg.id))
  const other = await founded(oleg.client)
  await server.db.tx((tx) => setProgress(tx, other, 20, 0))
  expect((await setOut(oleg)).error.code).toBe('STATE_CHANGED')
  expect((await comeBack(oleg)).reply.raid).toMatchObject({ state: 'RAID_AVAILABLE', id: null })
  expect((await setOut(oleg)).reply.raid).toMatchObject({ state: 'IN_RAID', stairs: easy.stairs })
})

it('a share of one clan’s raid keeps a player out of the raids of others until that clan may raid again', async () => {
  await fights(oleg, 1)
  await comeBack(oleg)
  await oleg.client.call('POST /api/clan/leave')
  const other = await founded(oleg.client)
  await server.db.tx((tx) => setProgress(tx, other, 20, 0))
  expect((await setOut(oleg)).error.code).toBe('RAID_ELSEWHERE')
  expect((await raidOfClan(oleg)).state).toBe('RAID_AVAILABLE')
  await over(mila)
  expect((await setOut(oleg)).error.code).toBe('RAID_ELSEWHERE')
  server.clock.pass(waitingHours * HOUR)
  expect((await setOut(oleg)).status).toBe(200)
})

it('a raid outlives its clan, and its shares are rewarded', async () => {
  await fights(mila, 2)
  await oleg.client.call('POST /api/clan/leave')
  await mila.client.call('POST /api/clan/leave')
  await over(mila)
  await bringRaidRewards(server.deps)
  expect((await comeBack(mila)).reply.raid).toBeNull()
  expect(await rewardsGranted(mila)).toHaveLength(1)
})

it('the captains of the hardest raid lead four squads, in a fight of five sides that takes three stairs and can be verified', async () => {
  await mila.client.call('POST /api/clan/raid/difficulty/set', { body: { raidDifficulty: 'EXTREME' } })
  await makeStrong(mila)
  await setOut(mila)
  const captain = (await squadsOn(mila))[3]!
  const begun = await attackAt(mila, captain)
  const { battle } = begun.reply
  expect([battle?.kind, [...new Set(battle?.creatures.map(({ side }) => side))].sort()]).toEqual([
    'MULTI',
    ['TM1', 'TM2', 'TM3', 'TM4', 'TM5'],
  ])
  expect(captain.squadSize).toBe(battle?.creatures.filter(({ side }) => side !== 'TM1').length)
  const { raid, result } = await finish(mila, begun.reply)
  expect([result?.winner, raid?.taken]).toEqual(['TM1', 3])
  const [last] = (await mila.client.call('GET /api/battle/list')).reply
  const { reply } = await mila.client.call('GET /api/battle/{id}/record', { params: { id: last!.id } })
  expect([last!.kind, reply.setup.others?.length]).toEqual(['MULTI', 3])
})

it('those of the rank set the difficulty of the next raid, as far as the clan’s level allows, and the history says so', async () => {
  const set = ({ client }: Fixture, raidDifficulty: 'EASY' | 'NORMAL' | 'EXTREME') =>
    client.call('POST /api/clan/raid/difficulty/set', { body: { raidDifficulty } })
  expect((await set(oleg, 'NORMAL')).error.code).toBe('CLAN_RANK')
  await server.db.tx((tx) => setProgress(tx, clanId, normal.clanLevel, 0))
  expect((await set(mila, 'EXTREME')).error.code).toBe('RAID_CLOSED')
  await setOut(oleg)
  expect((await set(mila, 'NORMAL')).reply.clan.raidDifficulty).toBe('NORMAL')
  await set(mila, 'NORMAL')
  expect((await raidOfClan(mila)).difficulty).toBe('EASY')
  const { id } = await raidOfClan(mila)
  await server.db.tx((tx) => endRaid(tx, id!, server.clock(), server.clock()))
  await comeBack(oleg)
  expect(await raidOfClan(mila)).toMatchObject({ difficulty: 'NORMAL', stairs: 2 * normal.stairs, state: 'RAID_AVAILABLE' })
  const log = (await mila.client.call('GET /api/clan/{id}/log', { params: { id: clanId }, query: { page: 0, filter: 'CHANGES' } })).reply
  expect(log.map(({ kind }) => kind)).toEqual(['changeDifficulty'])
})

it('a tower is as large as the clan was when the raid began', async () => {
  await setOut(mila)
  await filled(mila, clanId, 3)
  expect((await raidOfClan(mila)).stairs).toBe(2 * easy.stairs)
  const { clan } = (await mila.client.call('POST /api/clan/get/my')).reply!
  expect([clan.membersCurr, await idOf(mila.client)]).toEqual([5, mila.id])
})
