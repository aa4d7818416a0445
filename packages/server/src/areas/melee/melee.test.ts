import type { BattleEvent, BattleRecord } from '@skystair/contract'
import { hashState, type Move, replay, seedHash } from '@skystair/rules'
import { world } from '@skystair/world'
import { meleeRow } from '@skystair/world/areas/melee/rows'
import { afterEach, beforeEach, describe, expect, it } from 'vitest'
import { type Fixture, fixtureFor } from '../../../testing/contract-cases/fixture.ts'
import { engines, type TestDatabase } from '../../../testing/engines.ts'
import { fightFor, hitFirst, IN_THE_HOUR, joinMelee, meleeFor, untilOver, untilTurnOf } from '../../../testing/melee.ts'
import { type TestApp, testApp, testClock } from '../../../testing/test-app.ts'
import { erase } from '../security/repository.ts'
import { area } from './index.ts'

const SECOND = 1000
const [wait, turn, awayTurn] = [meleeRow.wait * SECOND, meleeRow.turn * SECOND, meleeRow.awayTurn * SECOND]

for (const { engine, here, create } of engines)
  describe.skipIf(!here)(`the melee of five on ${engine}`, () => {
    let database: TestDatabase
    let server: TestApp
    let five: Fixture[]
    beforeEach(async () => {
      database = await create()
      server = await testApp({ db: database.db, clock: testClock(IN_THE_HOUR) })
      five = []
      for (let i = 0; i < 5; i++) five.push(await fixtureFor(server, 'PLAYER'))
    })
    afterEach(async () => {
      await server.close()
      await database.drop()
    })

    const take = ({ client }: Fixture) => client.call('POST /api/melee/reward/take')
    const leave = ({ client }: Fixture) => client.call('POST /api/melee/leave')
    const recordOf = ({ client }: Fixture, id: number) => client.call('GET /api/battle/{id}/record', { params: { id } })
    /** The player whose turn it is. */
    async function whoseTurn(): Promise<Fixture> {
      for (const player of five) if ((await meleeFor(player)).fight?.ask) return player
      throw new Error('it is nobody’s turn')
    }

    it('begins at once when five have joined, and each sees its own side as the first', async () => {
      await joinMelee(...five.slice(0, 4))
      expect(await fightFor(five[0]!)).toMatchObject({ progress: 'WAITING', battle: null, startsAt: server.clock() + wait })
      await joinMelee(five[4]!)
      const seen = await Promise.all(five.map((player) => fightFor(player)))
      for (const [i, { progress, battle, seats }] of seen.entries()) {
        const own = battle!.creatures.filter(({ side }) => side === 'TM1')
        expect([progress, battle!.kind, own.length > 0]).toEqual(['RUNNING', 'MULTI', true])
        expect(own.every(({ playerId }) => playerId === five[i]!.id)).toBe(true)
        expect(seats.map(({ side }) => side)).toEqual(['TM1', 'TM2', 'TM3', 'TM4', 'TM5'])
        expect(seats[0]).toMatchObject({ playerId: five[i]!.id, away: false, place: null })
      }
      expect(seen.filter(({ ask }) => ask !== null)).toHaveLength(1)
      expect(new Set(seen.map(({ battle }) => battle!.seedHash)).size).toBe(1)
      const sixth = await fixtureFor(server, 'PLAYER')
      await joinMelee(sixth)
      expect(await fightFor(sixth)).toMatchObject({ progress: 'WAITING', seats: [{ playerId: sixth.id }] })
    })

    it('gives a player who joins twice, also concurrently, one seat, and lets a player leave before it begins', async () => {
      const [mila, oleg] = five as [Fixture, Fixture]
      await joinMelee(mila)
      await Promise.all([joinMelee(mila), joinMelee(mila), joinMelee(oleg), joinMelee(oleg)])
      expect((await fightFor(mila)).seats.map(({ playerId }) => playerId)).toEqual([mila.id, oleg.id])
      await leave(mila)
      expect((await meleeFor(mila)).fight).toBeNull()
      expect((await fightFor(oleg)).seats).toHaveLength(1)
      await leave(oleg)
      server.clock.pass(wait)
      await joinMelee(mila)
      expect(await fightFor(mila)).toMatchObject({ progress: 'WAITING', seats: [{ playerId: mila.id }], startsAt: server.clock() + wait })
    })

    it('lets five who join at the same time meet in one melee', async () => {
      for (const { edit } of five)
        await edit(({ state }) => {
          state.level = 8
        })
      await Promise.all(five.map(({ client }) => client.call('POST /api/melee/join')))
      expect(new Set((await Promise.all(five.map((player) => fightFor(player)))).map(({ id }) => id)).size).toBe(1)
    })

    it('keeps levels that are far apart from each other', async () => {
      const [mila, oleg] = five as [Fixture, Fixture]
      await joinMelee(mila)
      await oleg.edit(({ state }) => {
        state.level = 30
      })
      await oleg.client.call('POST /api/melee/join')
      expect((await fightFor(oleg)).seats.map(({ playerId }) => playerId)).toEqual([oleg.id])
    })

    it('gives free seats to squads of the arena after the wait, and labels them', async () => {
      await joinMelee(five[0]!)
      server.clock.pass(wait - 1)
      expect((await fightFor(five[0]!)).progress).toBe('WAITING')
      server.clock.pass(1)
      const { progress, seats } = await fightFor(five[0]!)
      expect(progress).toBe('RUNNING')
      expect(seats.slice(1)).toEqual(
        ['TM2', 'TM3', 'TM4', 'TM5'].map((side) => ({ side, playerId: null, name: null, away: true, place: null })),
      )
    })

    it('is closed outside of its weekly hour, but a melee that has begun goes on', async () => {
      await joinMelee(...five)
      const { closesAt, opensAt } = await meleeFor(five[0]!)
      server.clock.pass(closesAt - server.clock())
      const late = await fixtureFor(server, 'PLAYER')
      await late.edit(({ state }) => {
        state.level = 8
      })
      expect((await late.client.call('POST /api/melee/join')).error.code).toBe('MELEE_CLOSED')
      expect(await meleeFor(late)).toMatchObject({ opensAt: opensAt + 7 * 86_400_000, fight: null })
      expect((await fightFor(five[0]!)).battle!.version).toBeGreaterThan(0)
    })

    it('refuses moves out of turn, of the dead and at the dead, and changes nothing', async () => {
      await five[0]!.heroes(() => ({ attack: 90_000, defence: 90_000 }))
      await joinMelee(...five)
      const { fight } = await untilTurnOf(five[0]!, five)
      const attackerId = fight!.ask!.attackers[0]!
      const defenderId = fight!.ask!.targets[attackerId]![0]!
      expect((await five[1]!.client.call('POST /api/melee/move', { body: { hit: null } })).error.code).toBe('BATTLE_TURN')
      await hitFirst(five[0]!, fight!)
      const next = await fightFor(five[0]!)
      expect(next.battle!.creatures.find(({ id }) => id === defenderId)!.health.current).toBe(0)
      const other = await whoseTurn()
      const before = await fightFor(other)
      const able = before.ask!.attackers[0]!
      const move = async (hit: { attackerId: number; defenderId: number }) =>
        (await other.client.call('POST /api/melee/move', { body: { hit } })).error.code
      expect(await move({ attackerId: able, defenderId })).toBe('TARGET_FORBIDDEN')
      expect(await move({ attackerId: defenderId, defenderId: attackerId })).toBe('CREATURE_INACTIVE')
      expect(await fightFor(other)).toEqual(before)
    })

    it('lets the rules move for a player whose time is over, gives that player less time until the next own move, and then again all of it', async () => {
      await joinMelee(...five)
      const slow = await whoseTurn()
      expect((await fightFor(slow)).turn).toEqual({ side: 'TM1', until: server.clock() + turn, limit: turn })
      server.clock.pass(turn)
      const after = await fightFor(slow, 0)
      expect([after.battle!.version, after.seats[0]!.away, after.ask]).toEqual([1, true, null])
      expect(after.battle!.events.length).toBeGreaterThan(0)
      await untilTurnOf(slow, five)
      const again = await fightFor(slow)
      expect(again.turn!.limit).toBeLessThanOrEqual(awayTurn + meleeRow.perMove * SECOND)
      await slow.client.call('POST /api/melee/move', { body: { hit: null } })
      await untilTurnOf(slow, five)
      expect(await fightFor(slow)).toMatchObject({ seats: [{ away: false }, {}, {}, {}, {}] })
      expect((await fightFor(slow)).turn!.limit).toBeGreaterThanOrEqual(turn)
    })

    it('gives a player who has asked for it 45 seconds for a turn, and the usual 20 after a missed one', async () => {
      for (const one of five) await one.client.call('POST /api/player/turns/switch', { body: { on: true } })
      await joinMelee(...five)
      const slow = await whoseTurn()
      expect((await fightFor(slow)).turn).toEqual({ side: 'TM1', until: server.clock() + 45 * SECOND, limit: 45 * SECOND })
      server.clock.pass(45 * SECOND)
      await untilTurnOf(slow, five)
      const { limit } = (await fightFor(slow)).turn!
      expect([limit >= turn, limit < 45 * SECOND]).toEqual([true, true])
    })

    it('ends although all five are disconnected, the same way whenever somebody asks, and pays none of them', async () => {
      await joinMelee(...five)
      const { id } = (await fightFor(five[0]!)).battle!
      // Two nodes, each twice: only one of them moves for a turn.
      const node = await testApp({ db: database.again(), clock: server.clock, seed: 'other' })
      for (let minute = 0; minute < 60; minute++) {
        server.clock.pass(30 * SECOND)
        await Promise.all([server, node, server, node].map(({ deps }) => area.recurring!(deps)))
      }
      const { progress, reward, battle } = await fightFor(five[1]!)
      expect([progress, reward, battle!.id]).toEqual(['OVER', [], id])
      const { reply } = await recordOf(five[1]!, id)
      const auto = reply.moves.filter(({ type }) => type === 'auto')
      expect(auto).toHaveLength(reply.moves.length)
      await node.app.close()
    })

    it('has one result when two nodes ask about the same turn and a player moves at the same time', async () => {
      await joinMelee(...five)
      const node = await testApp({ db: database.again(), clock: server.clock, seed: 'other' })
      for (let round = 0; round < 12; round++) {
        const player = await whoseTurn()
        const fight = await fightFor(player)
        server.clock.pass(round % 2 === 0 ? fight.turn!.limit : 1)
        await Promise.all([
          area.recurring!(node.deps),
          fightFor(five[round % 5]!),
          hitFirst(player, fight),
          area.recurring!(server.deps),
          fightFor(five[(round + 1) % 5]!),
        ])
        const seen = await Promise.all(five.map(async (one) => (await fightFor(one)).battle!))
        expect(new Set(seen.map(({ version }) => version)).size).toBe(1)
        expect(seen[0]!.version).toBe(fight.battle!.version + 1)
      }
      await node.app.close()
    })

    it('gives a player who comes back the state and all events since the last one seen', async () => {
      await joinMelee(...five)
      const heard: BattleEvent[] = []
      for (let round = 0; round < 6; round++) {
        const player = await whoseTurn()
        const { battle } = await fightFor(player)
        await hitFirst(player, await fightFor(player))
        heard.push(...(await fightFor(five[0]!, battle!.version)).battle!.events)
      }
      const back = await fightFor(five[0]!, 0)
      expect(back.battle!.events).toEqual(heard)
      expect((await fightFor(five[0]!)).battle).toEqual({ ...back.battle!, events: [] })
    })

    it('tells all five players of each move', async () => {
      await joinMelee(...five)
      const heard = new Set<string>()
      server.deps.bus.listen((destination, { type }) => type === 'melee.changed' && heard.add(destination))
      const player = await whoseTurn()
      await hitFirst(player, await fightFor(player))
      expect(heard.size).toBe(5)
    })

    it('pays by place, each player once, however often and concurrently the reward is taken', async () => {
      await joinMelee(...five)
      await untilOver(five[0]!, five)
      const places: number[] = []
      for (const player of five) {
        const { seats, reward } = await fightFor(player)
        places.push(seats[0]!.place!)
        const rows = meleeRow.rewards[seats[0]!.place! - 1]!
        expect(reward).toEqual(rows.map((row) => (row.kind === 'resource' ? { kind: row.resource, amount: row.amount } : row)))
        const before = (await player.player()).resources
        const taken = await Promise.all([take(player), take(player), take(player)])
        expect(taken.map(({ status }) => status).sort()).toEqual([200, 404, 404])
        const gold = reward!.find(({ kind }) => kind === 'gold')!.amount
        expect((await player.player()).resources.gold).toBe(before.gold + gold)
        expect((await meleeFor(player)).fight).toBeNull()
      }
      expect(places.sort()).toEqual([1, 2, 3, 4, 5])
    })

    it('goes on without a player who leaves, who gets no reward and can join the next one', async () => {
      await joinMelee(...five)
      const gone = await whoseTurn()
      await leave(gone)
      expect((await meleeFor(gone)).fight).toBeNull()
      expect((await take(gone)).error.code).toBe('BATTLE_NOT_FOUND')
      const stay = five.find((player) => player !== gone)!
      expect((await fightFor(stay)).battle!.version).toBe(1)
      expect((await fightFor(stay)).seats.filter(({ away }) => away)).toHaveLength(1)
      await joinMelee(gone)
      expect((await fightFor(gone)).progress).toBe('WAITING')
      expect((await untilOver(stay, five)).seats.every(({ place }) => place !== null)).toBe(true)
    })

    it('keeps its seed secret until the end; then all five can replay it to the same bytes, and nobody else', async () => {
      await joinMelee(...five)
      const { battle } = await fightFor(five[0]!)
      expect(battle!.seed).toBeNull()
      for (const player of five.slice(1)) expect((await recordOf(player, battle!.id)).status).not.toBe(200)
      await untilOver(five[0]!, five)
      const records = await Promise.all(five.map(async (player) => (await recordOf(player, battle!.id)).reply))
      const { setup, moves, hash, winner, seedHash: published } = records[0] as BattleRecord
      const { state } = replay(world, setup, moves as Move[])
      expect([hashState(state), state.winner, seedHash(setup.seed), published]).toEqual([hash, winner, battle!.seedHash, battle!.seedHash])
      for (const record of records) expect(record).toEqual(records[0])
      expect((await recordOf(await fixtureFor(server, 'PLAYER'), battle!.id)).error.code).toBe('BATTLE_NOT_FOUND')
    })

    it('goes on without a player whose account was deleted', async () => {
      await joinMelee(...five)
      const gone = await whoseTurn()
      const rule = area.personal!.find(({ table }) => table === 'melee_seat')!
      await server.db.tx((tx) => erase(tx, rule, gone.id))
      server.clock.pass(turn)
      const stay = five.filter((player) => player !== gone)
      expect((await fightFor(stay[0]!)).battle!.version).toBeGreaterThan(0)
      expect((await untilOver(stay[0]!, stay)).progress).toBe('OVER')
    })
  })
