import { DAY, MINUTE } from '@skystair/contract/time'
import { hashState, type Move, replay } from '@skystair/rules'
import { world } from '@skystair/world'
import { arenaRest, leagueRows, WON_FROM_ONE_A_DAY } from '@skystair/world/areas/arena/rows'
import { afterEach, beforeEach, expect, it } from 'vitest'
import { beginFight, endFight, enterArena, placeOf } from '../../../testing/arena.ts'
import { type Fixture, fixtureFor } from '../../../testing/contract-cases/fixture.ts'
import { give } from '../../../testing/purse.ts'
import { type TestApp, testApp } from '../../../testing/test-app.ts'
import { area } from './index.ts'

let server: TestApp
let mila: Fixture
let oleg: Fixture
beforeEach(async () => {
  server = await testApp()
  mila = await fixtureFor(server, 'PLAYER')
  oleg = await fixtureFor(server, 'PLAYER')
})
afterEach(() => server.close())

const arenaOf = async ({ client }: Fixture) => (await client.call('GET /api/arena/get')).reply
const historyOf = async ({ client }: Fixture) => (await client.call('GET /api/arena/history', { query: { page: 0 } })).reply
const notesOf = async ({ client }: Fixture) => (await client.call('GET /api/player/notif/list')).reply
const place = ({ id }: Fixture) => server.db.tx((tx) => placeOf(tx, id))
const take = ({ client }: Fixture) => client.call('POST /api/arena/reward/take')

/** Begins a fight with the first rival that satisfies the condition. */
async function challenge({ client }: Fixture, whom: (rival: Awaited<ReturnType<typeof arenaOf>>['rivals'][number]) => boolean) {
  const { positionNumber, playerId } = (await client.call('GET /api/arena/get')).reply.rivals.find(whom)!
  return client.call('POST /api/battle/arena/attack', { body: { positionNumber, playerId } })
}

/** Gives two players the first and the second place, so that they are rivals. */
async function atTheTop(first: Fixture, second: Fixture) {
  await enterArena(first, second)
  await endFight(first, await beginFight(first, 1), true)
  await endFight(second, await beginFight(second, 2), true)
}

/** Fights to the end, with hits that cannot fail. */
async function win({ client, heroes }: Fixture, whom: Parameters<typeof challenge>[1]) {
  await heroes(() => ({ attack: 90_000, defence: 90_000, health: { current: 9000, total: 9000 } }))
  let { reply } = await challenge({ client } as Fixture, whom)
  while (reply.ask) {
    const attackerId = reply.ask.attackers[0]!
    reply = (await client.call('POST /api/battle/hit', { body: { attackerId, defenderId: reply.ask.targets[attackerId]![0]! } })).reply
  }
  return (await client.call('POST /api/battle/complete')).reply
}

it('nobody enters below level eight, and a new player begins at the bottom, in the lowest league, with five rivals', async () => {
  expect(await arenaOf(mila)).toMatchObject({ positionNumber: null, league: null, rivals: [], fromLevel: 8 })
  expect((await mila.client.call('POST /api/arena/enter', { body: { timeZone: 'UTC' } })).error.code).toBe('ARENA_CLOSED')
  await enterArena(mila)
  const { positionNumber, lastPosition, league, rivals } = await arenaOf(mila)
  expect([positionNumber, league, rivals.length]).toEqual([lastPosition, 'NOVICE', 5])
  expect(rivals.every(({ playerId, name, power, squad }) => playerId === null && name === null && power > 0 && squad.length > 0)).toBe(true)
  await enterArena(mila)
  expect((await arenaOf(mila)).positionNumber).toBe(positionNumber)
})

it('a victory takes the place of a squad of the arena, and costs neither health nor charges', async () => {
  await enterArena(mila)
  const from = await place(mila)
  const { arena, result } = await win(mila, () => true)
  expect(arena).toMatchObject({ won: true, positionFrom: from, rivalMoved: false, leagueTo: 'NOVICE' })
  expect(arena!.positionTo).toBeLessThan(from)
  expect(await place(mila)).toBe(arena!.positionTo)
  expect(result?.experience).toBeGreaterThan(0)
  const { creatures, battleId } = await mila.player()
  expect(battleId).toBeNull()
  expect(creatures.every(({ health }) => health.current === health.total)).toBe(true)
  expect(await arenaOf(mila)).toMatchObject({ fights: 1, wins: 1 })
})

it('wounded and dead creatures of both sides fight healthy, and are as wounded afterwards as before', async () => {
  await enterArena(mila)
  await mila.heroes(({ health }) => ({ health: { ...health, current: 0 } }))
  const { reply } = await challenge(mila, () => true)
  expect(reply.battle!.creatures.every(({ health }) => health.current === health.total)).toBe(true)
  await mila.client.call('POST /api/battle/giveUpBattle')
  await mila.client.call('POST /api/battle/complete')
  expect((await mila.player()).creatures.every(({ health }) => health.current === 0)).toBe(true)
})

it('a winner and the player above swap places, and both see the fight in their history and can replay it', async () => {
  await atTheTop(mila, oleg)
  const [high, low] = [await place(mila), await place(oleg)]
  const { arena } = await win(oleg, ({ playerId }) => playerId === mila.id)
  expect([arena!.positionFrom, arena!.positionTo, await place(mila), await place(oleg)]).toEqual([low, high, low, high])
  const [[mine], [theirs]] = [await historyOf(oleg), await historyOf(mila)]
  expect(mine).toMatchObject({ attacked: true, won: true, positionFrom: low, positionTo: high, rival: { playerId: mila.id } })
  expect(theirs).toMatchObject({ attacked: false, won: false, positionFrom: high, positionTo: low, rival: { playerId: oleg.id } })
  expect(theirs!.id).toBe(mine!.id)
  const records = await Promise.all(
    [oleg, mila].map(async ({ client }) => (await client.call('GET /api/battle/{id}/record', { params: { id: mine!.id } })).reply),
  )
  expect(records[0]).toEqual(records[1])
  const { setup, moves, hash, winner } = records[1]!
  const { state } = replay(world, setup, moves as Move[])
  expect([hashState(state), state.winner]).toEqual([hash, winner])
  const name = (await oleg.player()).name!
  expect((await notesOf(mila))[0]).toMatchObject({ kind: 'arenaLost', values: { name, place: String(low) } })
})

it('only the two sides can see a fight, the defender only once it is completed', async () => {
  await enterArena(mila, oleg)
  const stranger = await fixtureFor(server, 'PLAYER')
  const battle = await beginFight(oleg, await place(mila))
  const record = ({ client }: Fixture) => client.call('GET /api/battle/{id}/record', { params: { id: battle } })
  expect((await record(mila)).error.code).toBe('BATTLE_NOT_FOUND')
  await endFight(oleg, battle, false)
  expect((await record(stranger)).error.code).toBe('BATTLE_NOT_FOUND')
  expect(await historyOf(stranger)).toEqual([])
})

it('neither a defeat nor a victory over a player below changes a place', async () => {
  await enterArena(mila)
  await enterArena(oleg)
  const before = [await place(mila), await place(oleg)]
  expect(await endFight(oleg, await beginFight(oleg, before[0]!), false)).toMatchObject({ won: false, positionTo: before[1] })
  expect((await notesOf(mila))[0]).toMatchObject({ kind: 'arenaHeld' })
  expect(await endFight(mila, await beginFight(mila, before[1]!), true)).toMatchObject({ won: true, positionTo: before[0] })
  expect([await place(mila), await place(oleg)]).toEqual(before)
})

it('the position does not change if the attacked player has fought earlier', async () => {
  await enterArena(mila)
  await enterArena(oleg)
  const [target, from] = [await place(mila), await place(oleg)]
  const battle = await beginFight(oleg, target)
  await endFight(mila, await beginFight(mila, target - 5), true)
  expect(await endFight(oleg, battle, true)).toMatchObject({ won: true, rivalMoved: true, positionFrom: from, positionTo: from })
  expect(await place(mila)).toBe(target - 5)
  expect((await historyOf(oleg))[0]).toMatchObject({ won: true, rivalMoved: true })
})

it('a player can win few places a day from the same player, who can win them back, and again the next day', async () => {
  await atTheTop(mila, oleg)
  const attack = async ({ client }: Fixture, rival: Fixture) =>
    client.call('POST /api/battle/arena/attack', { body: { positionNumber: await place(rival), playerId: rival.id } })
  for (let won = 0; won < WON_FROM_ONE_A_DAY; won++) {
    await endFight(oleg, await beginFight(oleg, await place(mila)), true)
    await endFight(mila, await beginFight(mila, await place(oleg)), true)
  }
  expect((await attack(oleg, mila)).error).toMatchObject({ code: 'OFFER_LIMIT', limit: WON_FROM_ONE_A_DAY })
  server.clock.pass(DAY)
  expect((await attack(oleg, mila)).status).toBe(200)
})

it('an attack on a place that another player has taken in the meantime is refused', async () => {
  await enterArena(mila, oleg)
  const { positionNumber } = (await arenaOf(oleg)).rivals[0]!
  await endFight(mila, await beginFight(mila, positionNumber), true)
  const body = { positionNumber, playerId: null }
  expect((await oleg.client.call('POST /api/battle/arena/attack', { body })).error.code).toBe('RIVAL_MOVED')
  expect((await arenaOf(oleg)).rivals[0]).toMatchObject({ positionNumber, playerId: mila.id })
})

it('a player rests after each fight, and a ticket or gems end the rest, a few times a day', async () => {
  await enterArena(mila)
  await mila.edit(({ id }, tx) => give(tx, id, { tickets: 20, mithril: 20 }))
  const { tickets, mithril } = (await mila.player()).resources
  const fight = async () => {
    const { status } = await challenge(mila, () => true)
    await mila.client.call('POST /api/battle/giveUpBattle')
    await mila.client.call('POST /api/battle/complete')
    return status
  }
  expect([await fight(), await fight()]).toEqual([200, 409])
  expect((await arenaOf(mila)).rest).toMatchObject({ kind: 'SPEEDUP_ARENA', left: arenaRest.perDay })
  const speedUp = (resource: 'tickets' | 'mithril') => mila.client.call('POST /api/arena/speedup', { body: { resource } })
  await speedUp('tickets')
  expect((await speedUp('tickets')).reply.arena.rest).toBeNull()
  expect((await mila.player()).resources).toMatchObject({ tickets: tickets - 1, mithril })
  expect(await fight()).toBe(200)
  await speedUp('mithril')
  expect((await mila.player()).resources).toMatchObject({ tickets: tickets - 1, mithril: mithril - 5 })
  await fight()
  server.clock.pass(arenaRest.minutes * MINUTE)
  expect((await arenaOf(mila)).rest).toBeNull()
})

it('the chosen squad defends, in its order and in its state at the time of the attack; without a choice, the squad of the road does', async () => {
  await atTheTop(mila, oleg)
  const own = (await mila.player()).creatures.map(({ id }) => id)
  const enemies = async () => {
    const battle = (await challenge(oleg, ({ playerId }) => playerId === mila.id)).reply.battle!
    await oleg.client.call('POST /api/battle/giveUpBattle')
    await oleg.client.call('POST /api/battle/complete')
    server.clock.pass(DAY)
    return battle.creatures.filter(({ side }) => side === 'TM2').sort((a, b) => a.position - b.position)
  }
  expect((await enemies()).map(({ id }) => id)).toEqual(own)
  const creatureIds = [...own].reverse()
  expect((await mila.client.call('POST /api/arena/defence/set', { body: { creatureIds } })).reply.defence).toEqual(creatureIds)
  await mila.heroes(({ attack }) => ({ attack: attack + 7 }))
  const now = await enemies()
  expect(now.map(({ id }) => id)).toEqual(creatureIds)
  expect(now.map(({ attack }) => attack)).toEqual([...(await mila.player()).creatures].reverse().map(({ attack }) => attack))
})

it('the daily reward comes at the chosen hour, is announced once, and is taken once', async () => {
  await enterArena(mila)
  const body = { rewardHour: 7, timeZone: 'Asia/Tokyo' }
  const { rewardAt } = (await mila.client.call('POST /api/arena/settings/set', { body })).reply
  expect(new Date(rewardAt!).toISOString()).toBe('2026-01-10T22:00:00.000Z')
  expect((await take(mila)).error.code).toBe('REWARD_NOT_READY')
  server.clock.pass(rewardAt! - server.clock())
  await Promise.all([area.recurring!(server.deps), area.recurring!(server.deps)])
  await area.recurring!(server.deps)
  const gains = leagueRows.at(-1)!.rewards.map((reward) => (reward.kind === 'resource' ? reward.amount : 0))
  expect((await arenaOf(mila)).reward).toMatchObject({ league: 'NOVICE' })
  expect((await notesOf(mila)).map(({ kind }) => kind)).toEqual(['arenaReward'])
  expect((await take(mila)).reply.gains.map(({ amount }) => amount)).toEqual(gains)
  expect((await take(mila)).error.code).toBe('REWARD_NOT_READY')
  expect((await arenaOf(mila)).rewardAt).toBe(rewardAt! + DAY)
})

it('a squad of the arena takes the place of a deleted account', async () => {
  await atTheTop(mila, oleg)
  const free = await place(mila)
  await server.db.tx(async (tx) => {
    const rule = area.personal!.find(({ table }) => table === 'arena_entrant')!
    const { erase } = await import('../security/repository.ts')
    await erase(tx, rule, mila.id)
  })
  expect((await arenaOf(oleg)).rivals.find(({ positionNumber }) => positionNumber === free)).toMatchObject({ playerId: null, name: null })
})
