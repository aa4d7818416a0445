import { createHash } from 'node:crypto'
import type { BattleStatus } from '@skystair/contract'
import { placesBetween, replay, spawn, stairStart } from '@skystair/rules'
import { world } from '@skystair/world'
import { beforeEach, expect, test } from 'vitest'
import { guestEachTest } from '../../../testing/guest-each-test.ts'
import { fightOn, playToStair } from '../../../testing/road-bot.ts'
import { creaturesOf } from '../hero/creatures.ts'
import { saveCreature } from '../hero/repository.ts'
import { loadPlayer } from '../player/repository.ts'
import { loadBattle, loadBattleOf } from './repository.ts'

const me = guestEachTest()
const guardian = placesBetween(world, 'main', 0, 480).find((p) => p.guardian)
if (!guardian) throw new Error('the first stair has no guardian')

beforeEach(async () => {
  await me.client.call('POST /api/player/v3/coordinate/set', { body: { coordinate: guardian.posY - 60, contextId: 'main' } })
})

const { player, edit: edited } = me
const attack = (placeId = guardian.id) => me.client.call('POST /api/battle/place/attack', { body: { placeId } })
const complete = () => me.client.call('POST /api/battle/complete')
const nobody = { attackerId: 999, defenderId: 998 }

/** Returns a hit that is possible now. */
function possibleHit({ ask }: BattleStatus) {
  const attackerId = ask?.attackers[0] ?? 0
  return { attackerId, defenderId: ask?.targets[attackerId]?.[0] ?? 0 }
}
/** Gives every hero of the player these figures. */
const heroes = (change: { attack?: number; current?: number }) =>
  edited(async ({ state }, tx) => {
    for (const hero of await creaturesOf(tx, me.id, state, me.server.clock()))
      await saveCreature(tx, {
        ...hero,
        attack: change.attack ?? hero.attack,
        health: { ...hero.health, current: change.current ?? hero.health.current },
        healedAt: me.server.clock(),
      })
  })

test('without a fight there is nothing to move in', async () => {
  expect((await me.client.call('POST /api/battle/get')).reply).toEqual({ battle: null, ask: null })
  const answers = [
    await me.client.call('POST /api/battle/ask'),
    await me.client.call('POST /api/battle/skip'),
    await me.client.call('POST /api/battle/hit', { body: nobody }),
    await me.client.call('POST /api/battle/precalculate', { body: nobody }),
    await me.client.call('POST /api/battle/removeConsumable', { body: { id: 1, targetCreatureId: 1 } }),
    await me.client.call('POST /api/battle/giveUpBattle'),
    await complete(),
  ]
  expect(answers.map((a) => a.error.code)).toEqual(Array(7).fill('BATTLE_NOT_FOUND'))
})

test('a fight is begun only where somebody stands within reach', async () => {
  expect((await attack(3)).error.code).toBe('PLACE_NOT_FOUND')
  const [talker] = placesBetween(world, 'main', 0, 480).filter((p) => p.squadSize === 0)
  await me.client.call('POST /api/player/v3/coordinate/set', { body: { coordinate: talker?.posY ?? 0, contextId: 'main' } })
  expect((await attack(talker?.id)).error.code).toBe('PLACE_NOT_FOUND')
  const second = placesBetween(world, 'main', 480, 960).find((p) => p.guardian)
  expect((await attack(second?.id)).error.code).toBe('PLACE_OUT_OF_REACH')
})

test('nobody begins a second fight, nor one with a squad that lies down', async () => {
  expect((await attack()).status).toBe(200)
  expect((await attack()).error.code).toBe('BATTLE_IN_PROGRESS')
  await me.client.call('POST /api/battle/giveUpBattle')
  await complete()
  await heroes({ current: 0 })
  expect((await attack()).error.code).toBe('NO_SQUAD')
})

test('the creatures of a fight come by ascending id', async () => {
  const ids = (await attack()).reply.battle?.creatures.map((creature) => creature.id) ?? []
  expect(ids.length).toBeGreaterThan(2)
  expect(ids).toEqual([...ids].sort((a, b) => a - b))
})

test('the seed is hidden behind its hash until the fight is over, and then anybody can check it', async () => {
  const begun = (await attack()).reply.battle
  expect(begun?.seed).toBeNull()
  const over = (await me.client.call('POST /api/battle/giveUpBattle')).reply.battle
  expect(over?.seed).toMatch(/^[0-9a-f]{32}$/)
  expect(over?.seedHash).toBe(begun?.seedHash)
  expect(over?.seedHash).toBe(
    createHash('sha256')
      .update(over?.seed ?? '')
      .digest('hex'),
  )
})

test('a hit has the outcome of its forecast', async () => {
  const begun = (await attack()).reply
  const body = possibleHit(begun)
  const forecast = (await me.client.call('POST /api/battle/precalculate', { body })).reply
  const { reply } = await me.client.call('POST /api/battle/hit', { body })
  const struck = reply.battle?.events.find((e) => e.type === 'HIT' && e.by === body.attackerId && e.on === body.defenderId)
  expect(struck?.amount).toBeGreaterThanOrEqual(forecast.damageMin)
  expect(struck?.amount).toBeLessThanOrEqual(forecast.damageMax)
  expect(reply.battle?.version).toBe(1)
})

test('wrong hits are refused and change nothing', async () => {
  const begun = (await attack()).reply
  const before = (await me.client.call('POST /api/battle/get')).reply
  const { attackerId, defenderId } = possibleHit(begun)
  for (const call of ['POST /api/battle/hit', 'POST /api/battle/precalculate'] as const) {
    const code = async (body: typeof nobody) => (await me.client.call(call, { body })).error.code
    expect(await code(nobody)).toBe('CREATURE_NOT_FOUND')
    expect(await code({ attackerId: defenderId, defenderId: attackerId })).toBe('CREATURE_INACTIVE')
    expect(await code({ attackerId, defenderId: attackerId })).toBe('TARGET_FORBIDDEN')
  }
  expect((await me.client.call('POST /api/battle/get')).reply).toEqual(before)
})

test('who skips braces', async () => {
  const begun = (await attack()).reply
  const { reply } = await me.client.call('POST /api/battle/skip')
  expect(reply.battle?.events).toContainEqual(expect.objectContaining({ type: 'BRACE', by: begun.ask?.skipperId }))
})

test('a consumable is used up, and only where it can be used', async () => {
  await edited(({ state }) => {
    state.consumables = [
      { id: 1, kind: 'bomb', count: 1 },
      { id: 2, kind: 'revive', count: 1 },
    ]
  })
  const begun = (await attack()).reply
  const use = (item: number, targetCreatureId: number) =>
    me.client.call('POST /api/battle/removeConsumable', { body: { id: item, targetCreatureId } })
  const { attackerId, defenderId } = possibleHit(begun)
  expect((await use(9, defenderId)).error.code).toBe('CONSUMABLE_NOT_FOUND')
  expect((await use(1, 999)).error.code).toBe('CREATURE_NOT_FOUND')
  expect((await use(1, attackerId)).error.code).toBe('TARGET_FORBIDDEN')
  expect((await use(2, attackerId)).error.code).toBe('ONLY_DEAD')
  expect((await use(1, defenderId)).reply.battle?.events.map((e) => e.type)).toContain('CONSUMABLE')
  await me.client.call('POST /api/battle/giveUpBattle')
  expect((await complete()).reply.player.consumables).toEqual([{ id: 2, kind: 'revive', count: 1 }])
})

test('a fight that is on cannot be completed, and one that is over takes no more moves', async () => {
  const begun = (await attack()).reply
  expect((await complete()).error.code).toBe('BATTLE_NOT_OVER')
  await me.client.call('POST /api/battle/giveUpBattle')
  const body = possibleHit(begun)
  const answers = [
    await me.client.call('POST /api/battle/hit', { body }),
    await me.client.call('POST /api/battle/precalculate', { body }),
    await me.client.call('POST /api/battle/skip'),
    await me.client.call('POST /api/battle/giveUpBattle'),
    await me.client.call('POST /api/battle/removeConsumable', { body: { id: 1, targetCreatureId: 1 } }),
  ]
  expect(answers.map((a) => a.error.code)).toEqual(Array(5).fill('BATTLE_OVER'))
})

test('a loss costs nothing but wounds', async () => {
  const before = await player()
  await attack()
  await me.client.call('POST /api/battle/giveUpBattle')
  const { player: after, result } = (await complete()).reply
  expect(result).toMatchObject({ winner: 'TM2', gains: [], rankPoints: {} })
  expect(after.resources).toEqual(before.resources)
  expect(after.battleId).toBeNull()
  const { places } = (await me.client.call('GET /api/place/v3/ensure', { query: { coordFrom: 0, coordTo: 480 } })).reply
  expect(places.find((p) => p.id === guardian.id)?.battleLost).toBe(true)
  expect((await complete()).error.code).toBe('BATTLE_NOT_FOUND')
})

test('a squad that won keeps some of its wounds for the next fight, unless the player gave up', async () => {
  const place = placesBetween(world, 'main', stairStart(20), stairStart(21) - 1).find((p) => p.guardian)!
  await edited(({ state }) => void Object.assign(state, { bestVictoryStair: place.stair - 1, coordinate: place.posY - 60 }))
  /** Begins a fight, hits once, and gives up. Returns how it began. */
  const tryOnce = async () => {
    await heroes({ attack: 100, current: 20 })
    const begun = (await attack(place.id)).reply
    await me.client.call('POST /api/battle/hit', { body: possibleHit(begun) })
    await me.client.call('POST /api/battle/giveUpBattle')
    await complete()
    return (await me.client.call('GET /api/battle/{id}/record', { params: { id: begun.battle!.id } })).reply.setup
  }
  const full = await tryOnce()
  expect(full.enemy.every(({ health }) => health.current === health.total)).toBe(true)
  expect(await tryOnce()).toMatchObject({ enemy: full.enemy })

  await heroes({ attack: 100, current: 20 })
  await attack(place.id)
  expect(await fightOn(me.client, { fights: 0, won: 0, rests: 0, moves: 0 })).toBe(false)
  const again = await tryOnce()
  expect(again.wounds).toBeGreaterThan(0)
  expect(again.enemy.every(({ health }) => health.current < health.total)).toBe(true)
})

test('a win frees the way, pays once, and sends the guardian off for good', async () => {
  await heroes({ attack: 500 })
  const before = await player()
  await attack()
  expect(await fightOn(me.client, { fights: 0, won: 0, rests: 0, moves: 0 })).toBe(true)
  const after = await player()
  expect(after).toMatchObject({ bestVictoryStair: 1, battleId: null, battleStair: 1 })
  expect(after.maxCoordinate).toBeGreaterThan(before.maxCoordinate)
  expect(after.resources.gold).toBeGreaterThan(before.resources.gold)
  expect(after.creatures[0]?.rankPoints).toBeGreaterThan(0)
  expect((await complete()).error.code).toBe('BATTLE_NOT_FOUND')
  expect((await attack()).error.code).toBe('PLACE_USED')
  const { places } = (await me.client.call('GET /api/place/v3/ensure', { query: { coordFrom: 0, coordTo: 480 } })).reply
  expect(places.some((p) => p.guardian)).toBe(false)
})

test('completed twice at the same time, a fight pays once', async () => {
  await heroes({ attack: 500 })
  let { reply } = await attack()
  while (reply.ask) reply = (await me.client.call('POST /api/battle/hit', { body: possibleHit(reply) })).reply
  const answers = await Promise.all([complete(), complete()])
  expect(answers.map((a) => a.status).sort()).toEqual([200, 404])
  const lines = await me.server.db.tx((tx) =>
    tx.all("select id from ledger where player_id = ? and resource = 'gold' and reason = 'battle'", [me.id]),
  )
  expect(lines).toHaveLength(1)
})

test('a fight that is not in memory is read from its rows, and rebuilt from its seed if its first state was lost', async () => {
  let { reply } = await attack()
  for (let moves = 0; moves < 2 && reply.ask; moves++)
    reply = (await me.client.call('POST /api/battle/hit', { body: possibleHit(reply) })).reply
  const before = (await me.client.call('POST /api/battle/get')).reply
  for (const change of ['state = state', "state = ''"]) {
    await me.server.db.tx(async (tx) => {
      await tx.run(`update battle set ${change} where id = ?`, [before.battle?.id ?? 0])
      // It is then not the fight that the server has in memory.
      await tx.run("update battle_move set token = token || ' ' where battle_id = ?", [before.battle?.id ?? 0])
    })
    expect((await me.client.call('POST /api/battle/get')).reply).toEqual(before)
  }
  await me.server.db.tx(async (tx) => {
    const stored = await loadBattle(tx, (await loadPlayer(tx, me.id)).state)
    expect(replay(world, stored.setup, stored.moves).state).toEqual(stored.state)
  })
})

test('a completed fight is one row, with its last state and all moves', async () => {
  await heroes({ attack: 500 })
  const id = (await attack()).reply.battle!.id
  await fightOn(me.client, { fights: 0, won: 0, rests: 0, moves: 0 })
  await me.server.db.tx(async (tx) => {
    expect(await tx.all('select version from battle_move where battle_id = ?', [id])).toEqual([])
    const stored = await loadBattleOf(tx, me.id, id)
    expect(stored.moves.length).toBeGreaterThan(0)
    expect(replay(world, stored.setup, stored.moves).state).toEqual(stored.state)
  })
})

test('a repeated request for a move gets the first reply, events included, also if the fight has continued', async () => {
  const key = { 'idempotency-key': 'the-first-hit-of-this-fight' }
  const { reply } = await attack()
  const first = await me.client.call('POST /api/battle/hit', { body: possibleHit(reply) }, key)
  await me.client.call('POST /api/battle/hit', { body: possibleHit(first.reply) })
  expect((await me.client.call('POST /api/battle/hit', { body: possibleHit(reply) }, key)).reply).toEqual(first.reply)
  expect(first.reply.battle?.events).not.toEqual([])
  const [stored] = await me.server.db.tx((tx) => tx.all<{ reply: string }>('select reply from idempotency'))
  expect(stored!.reply.length).toBeLessThan(200)
})

test('the fifth stair brings the gift of a promotion', async () => {
  await edited(async ({ state }, tx) => {
    for (const hero of await creaturesOf(tx, me.id, state, me.server.clock()))
      await saveCreature(tx, {
        ...spawn(world, hero.imageId, { id: hero.id, playerId: me.id, level: 30, now: me.server.clock() }),
        id: hero.id,
      })
  })
  await playToStair(me.server, me.client, 5)
  expect(await player()).toMatchObject({ giftNews: 'GEMS_30', haveNewGift: true })
})

test('who joins after the victory that opens a task counts for it', async () => {
  const second = placesBetween(world, 'main', 480, 960).find((p) => p.guardian)!
  const opened = world.tasks.find(({ id }) => id === 'free')!
  expect(opened.fromStair).toBe(second.stair + 1)
  await edited(({ state }) => {
    Object.assign(state, { bestVictoryStair: 1, maxCoordinate: second.posY, coordinate: second.posY - 60 })
  })
  await heroes({ attack: 10_000 })
  expect((await attack(second.id)).status).toBe(200)
  // The seed decides who joins; this one lets somebody.
  const joins = (seed: string) => createHash('sha256').update(`joined:${seed}`).digest().readUInt32BE(0) % 12 === 0
  const seed = Array.from({ length: 200 }, (_, i) => `seed ${i}`).find(joins)
  await edited(async ({ state }, tx) => void Object.assign((await loadBattle(tx, state)).setup, { seed }))
  expect(await fightOn(me.client, { fights: 0, won: 0, rests: 0, moves: 0 })).toBe(true)
  expect((await player()).tasks.find(({ taskId }) => taskId === 'free')).toMatchObject({ progress: 1 })
})
