import type { ClanBuilding } from '@skystair/contract'
import { HOUR } from '@skystair/contract/time'
import { refreshed, seedHash, snowSteps } from '@skystair/rules'
import { world } from '@skystair/world'
import { afterEach, beforeEach, expect, it } from 'vitest'
import { beginFight, endFight, enterArena } from '../../../../testing/arena.ts'
import { built, enrol, founded, fund, grownUp, promote, rich } from '../../../../testing/clan.ts'
import { type Fixture, fixtureFor } from '../../../../testing/contract-cases/fixture.ts'
import { type TestApp, testApp } from '../../../../testing/test-app.ts'

let server: TestApp
let ann: Fixture
let bob: Fixture
let clanId: number
beforeEach(async () => {
  server = await testApp()
  ann = await fixtureFor(server, 'PLAYER')
  bob = await fixtureFor(server, 'PLAYER')
  for (const { id } of [ann, bob]) await grownUp(server, id)
  clanId = await founded(ann.client)
  await enrol(server, clanId, bob.id)
})
afterEach(() => server.close())

const work = ({ client }: Fixture, what: 'start' | 'speedup' | 'complete', buildingType: ClanBuilding) =>
  client.call(`POST /api/clan/building/${what}`, { body: { buildingType } })
const info = async () => (await ann.client.call('POST /api/clan/get/my')).reply!.clan
const building = async (type: ClanBuilding) => (await info()).buildings.find(({ buildingType }) => buildingType === type)!
const improve = (force: 'ATTACK' | 'HEALTH', toLevel: number) =>
  ann.client.call('POST /api/clan/hall/improve', { body: { force, toLevel } })
const theme = (number: number) => ann.client.call('POST /api/clan/theme/set', { query: { number } })

it('a building is paid from the budget, takes its time, and has its next level when the work is closed', async () => {
  await rich(server, clanId, 1)
  const before = await info()
  const { reply } = await work(ann, 'start', 'EXPERIENCE')
  expect(reply).toMatchObject({ level: 0, state: 'PROCESSING', readyAt: server.clock() + HOUR, effect: 0, nextEffect: 3, speedupPrice: 6 })
  const after = await info()
  expect([before.clanStat.redCrystal - after.clanStat.redCrystal, before.clanStat.gears - after.clanStat.gears]).toEqual([80, 10])
  expect(after.buildings).toContainEqual(reply)
  expect((await work(ann, 'start', 'EXPERIENCE')).error.code).toBe('BUILDING_BUSY')
  server.clock.pass(HOUR - 1)
  expect((await work(ann, 'complete', 'EXPERIENCE')).error.code).toBe('REWARD_NOT_READY')
  server.clock.pass(1)
  expect((await building('EXPERIENCE')).level).toBe(0)
  expect((await work(ann, 'complete', 'EXPERIENCE')).reply).toMatchObject({ level: 1, state: 'NORMAL', readyAt: null, effect: 3 })
  expect((await work(ann, 'start', 'EXPERIENCE')).error).toMatchObject({ code: 'OFFER_LOCKED', field: '/clanLevel' })
})

it('work is finished at once for gems of the budget, the fewer the less is left of it', async () => {
  await rich(server, clanId)
  await work(ann, 'start', 'SNOW_WORLD')
  server.clock.pass(HOUR / 2 + 1)
  expect((await building('SNOW_WORLD')).speedupPrice).toBe(3)
  expect((await work(ann, 'speedup', 'SNOW_WORLD')).reply).toMatchObject({ level: 0, readyAt: server.clock(), speedupPrice: 0 })
  expect((await info()).clanStat.gems).toBe(10_000 - 3)
  expect((await work(ann, 'complete', 'SNOW_WORLD')).reply.level).toBe(1)
})

it('only deputies and higher ranks build, and a missing resource is named', async () => {
  expect((await work(bob, 'start', 'EXPERIENCE')).error.code).toBe('CLAN_RANK')
  await promote(server, bob.id, 'DEPUTY_LEADER')
  await fund(server, clanId, { redCrystal: 80, gears: 9 })
  expect((await work(bob, 'start', 'EXPERIENCE')).error).toMatchObject({ code: 'CLAN_RESOURCES', field: '/gears' })
  expect((await info()).clanStat.redCrystal).toBe(80)
  await fund(server, clanId, { gears: 1 })
  expect((await work(bob, 'start', 'EXPERIENCE')).status).toBe(200)
})

/** Begins a fight and gives it up. Returns the own heroes at its start. */
async function heroesInFight({ client, inBattle }: Fixture) {
  const { battle } = await inBattle()
  await client.call('POST /api/battle/giveUpBattle')
  await client.call('POST /api/battle/complete')
  return battle!.creatures.filter(({ side }) => side === 'TM1')
}

/** Wins the fight with the first guardian, with heroes of level 30. Returns its experience. */
async function won({ client, inBattle, heroes }: Fixture): Promise<number> {
  await heroes((hero) => refreshed(world, { ...hero, level: 30 }))
  let status = await inBattle()
  while (status.ask) {
    const attackerId = status.ask.attackers[0]!
    status = (await client.call('POST /api/battle/hit', { body: { attackerId, defenderId: status.ask.targets[attackerId]![0]! } })).reply
  }
  const { result } = (await client.call('POST /api/battle/complete')).reply
  return result?.winner === 'TM1' ? result.experience : 0
}

it('the school raises the experience of each fight of the members', async () => {
  await built(server, clanId, 'EXPERIENCE', 10)
  const plain = await won(await fixtureFor(server, 'PLAYER'))
  expect(plain).toBeGreaterThan(20)
  expect(await won(bob)).toBe(Math.trunc(plain * 1.3))
})

it('the shield protects all heroes of a member in the first three moves of a fight', async () => {
  await built(server, clanId, 'CLAN_SHIELD', 4)
  const protectedBy = async () => (await heroesInFight(bob)).flatMap(({ effects }) => effects)
  expect(new Set((await protectedBy()).map((effect) => JSON.stringify(effect)))).toEqual(
    new Set([JSON.stringify({ type: 'SHIELDED', movesRemain: 3, power: 12 })]),
  )
  expect((await bob.player()).creatures.flatMap(({ effects }) => effects)).toEqual([])
  await bob.client.call('POST /api/clan/leave')
  expect(await protectedBy()).toEqual([])
})

it('the snow world has more platforms for members', async () => {
  await built(server, clanId, 'SNOW_WORLD', 7)
  await bob.edit(({ state }) => {
    state.bestVictoryStair = world.snow.fromStair
  })
  expect((await bob.client.call('GET /api/snow/get')).reply.steps).toBe(snowSteps(world) + 7)
  const { reply } = await bob.client.call('POST /api/snow/enter')
  expect([reply.snow.steps, reply.snow.stepsLeft]).toEqual([snowSteps(world) + 7, snowSteps(world) + 7])
  await bob.client.call('POST /api/clan/leave')
  expect((await bob.client.call('GET /api/snow/get')).reply.steps).toBe(snowSteps(world) + 7)
})

it('the hall of fame gives every hero of the members its forces in fights, up to its own level', async () => {
  await rich(server, clanId)
  expect((await improve('ATTACK', 1)).error.code).toBe('FORCE_FINISHED')
  await built(server, clanId, 'HALL_OF_FAME', 2)
  const before = (await bob.player()).creatures
  expect((await improve('ATTACK', 2)).error.code).toBe('STATE_CHANGED')
  for (const rank of [1, 2]) expect((await improve('ATTACK', rank)).status).toBe(200)
  expect((await improve('HEALTH', 1)).reply.map(({ force, level, maxLevel }) => [force, level, maxLevel])).toEqual([
    ['ATTACK', 2, 2],
    ['DEFENCE', 0, 2],
    ['HEALTH', 1, 2],
    ['IMMORTALITY', 0, 2],
    ['POISON', 0, 2],
  ])
  expect((await improve('ATTACK', 3)).error.code).toBe('FORCE_FINISHED')
  for (const hero of await heroesInFight(bob)) {
    const own = before.find(({ id }) => id === hero.id)!
    expect([hero.attack, hero.health.total]).toEqual([Math.trunc(own.attack * 1.08), Math.trunc(own.health.total * 1.04)])
  }
  const after = (await bob.player()).creatures
  expect(after.map(({ health: { total } }) => total)).toEqual(before.map(({ health: { total } }) => total))
  const { reply } = await ann.client.call('GET /api/clan/{id}/log', { params: { id: clanId }, query: { page: 0, filter: 'CHANGES' } })
  expect(reply.map(({ kind, amount }) => [kind, amount])).toEqual([
    ['upgradeWallOfFame', 1],
    ['upgradeWallOfFame', 2],
    ['upgradeWallOfFame', 1],
  ])
})

it('the forces of the hall raise both squads of an arena, as the shown power says', async () => {
  await enterArena(ann, bob)
  await endFight(bob, await beginFight(bob, 1), true)
  await endFight(ann, await beginFight(ann, 2), true)
  const arena = async () => (await ann.client.call('GET /api/arena/get')).reply
  const before = await arena()
  await rich(server, clanId)
  await built(server, clanId, 'HALL_OF_FAME', 5)
  for (const rank of [1, 2, 3, 4, 5]) await improve('ATTACK', rank)
  const after = await arena()
  const rival = ({ rivals }: typeof before) => rivals.find(({ playerId }) => playerId === bob.id)!
  expect(after.power).toBeGreaterThan(before.power)
  expect(rival(after).power).toBeGreaterThan(rival(before).power)
  const { positionNumber, playerId } = rival(after)
  const { reply } = await ann.client.call('POST /api/battle/arena/attack', { body: { positionNumber, playerId } })
  for (const [player, side] of [
    [ann, 'TM1'],
    [bob, 'TM2'],
  ] as const) {
    const owned = (await player.player()).creatures
    for (const { attack, side: own, imageId } of reply.battle!.creatures)
      if (own === side) expect(attack).toBeGreaterThan(owned.find((one) => one.imageId === imageId)!.attack)
  }
})

it('the factory makes each member a gift a day, drawn from a seed whose hash was published', async () => {
  await built(server, clanId, 'GEAR_FACTORY', 3)
  const gift = async () => (await bob.client.call('GET /api/clan/factory/gift/get')).reply
  const { availableAt, contents, draw } = await gift()
  expect([availableAt, contents[0], contents.reduce((sum, { weight }) => sum + weight, 0)]).toEqual([
    0,
    { gains: [{ kind: 'gears', amount: 9 }], weight: 30 },
    100,
  ])
  const { reply } = await bob.client.call('GET /api/clan/factory/gift/take')
  expect([reply.draw.seedHash, seedHash(reply.draw.seed)]).toEqual([draw.seedHash, draw.seedHash])
  expect(contents.map(({ gains }) => gains)).toContainEqual(reply.gains)
  expect(reply.gift.availableAt).toBeGreaterThan(server.clock())
  expect((await bob.client.call('GET /api/clan/factory/gift/take')).error.code).toBe('OFFER_LIMIT')
  server.clock.pass(24 * HOUR)
  expect((await bob.client.call('GET /api/clan/factory/gift/take')).status).toBe(200)
})

it('a member cannot take a second gift of a day in another clan', async () => {
  await built(server, clanId, 'GEAR_FACTORY', 1)
  await bob.client.call('GET /api/clan/factory/gift/get')
  expect((await bob.client.call('GET /api/clan/factory/gift/take')).status).toBe(200)
  await bob.client.call('POST /api/clan/leave')
  await built(server, await founded(bob.client), 'GEAR_FACTORY', 2)
  expect((await bob.client.call('GET /api/clan/factory/gift/get')).reply.availableAt).toBeGreaterThan(server.clock())
  expect((await bob.client.call('GET /api/clan/factory/gift/take')).error.code).toBe('OFFER_LIMIT')
})

it('the first three changes of the theme are free, and each further one costs 250 gems of the budget', async () => {
  for (const number of [1, 2, 3])
    expect((await theme(number)).reply.clan).toMatchObject({ theme: number, themeChanges: number, clanStat: { gems: 0 } })
  expect((await theme(4)).error).toMatchObject({ code: 'CLAN_RESOURCES', field: '/gems' })
  await fund(server, clanId, { gems: 260 })
  expect((await theme(3)).error.code).toBe('STATE_CHANGED')
  expect((await theme(4)).reply.clan).toMatchObject({ theme: 4, themeChanges: 4, clanStat: { gems: 10 } })
  expect((await theme(6)).error.code).toBe('BAD_INPUT')
  const { reply } = await ann.client.call('GET /api/clan/{id}/log', { params: { id: clanId }, query: { page: 0, filter: 'CHANGES' } })
  expect(reply.map(({ kind }) => kind)).toEqual(Array(4).fill('changeTheme'))
})
