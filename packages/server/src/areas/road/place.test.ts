import type { Place, PlaceChoice } from '@skystair/contract'
import { placeById, placesBetween, strangerGold } from '@skystair/rules'
import { world } from '@skystair/world'
import { choices, choicesAt } from '@skystair/world/areas/road/choices'
import { expect, test } from 'vitest'
import { guestEachTest } from '../../../testing/guest-each-test.ts'
import { creaturesOf } from '../hero/creatures.ts'
import { saveCreature } from '../hero/repository.ts'
import { addProgress } from './repository.ts'

const me = guestEachTest()

const { player, edit: edited } = me
const ensure = (coordFrom: number, coordTo: number) => me.client.call('GET /api/place/v3/ensure', { query: { coordFrom, coordTo } })
const take = (placeId: number) => me.client.call('GET /api/resourcePlace/{id}/take', { params: { id: placeId } })
const drink = (placeId: number) => me.client.call('GET /api/skill/place/{id}/take', { params: { id: placeId } })
const gain = (placeId: number) => me.client.call('POST /api/place/gainable/{id}/gain', { params: { id: placeId } })

/** Returns the first matching place of the main road. */
function find(wanted: (place: Place) => boolean): Place {
  const place = placesBetween(world, 'main', 0, 480 * 40).find(wanted)
  if (!place) throw new Error('the first forty stairs have no such place')
  return place
}
const free = (type: Place['placeType']) => find((p) => p.placeType === type && p.squadSize === 0)

/** Moves the player to a place, with every guardian below it defeated. */
const standAt = (place: Place) =>
  edited(({ state }) => {
    state.coordinate = place.posY - 20
    state.bestVictoryStair = place.stair - 1
  })
const inBattle = () =>
  edited(({ state }) => {
    state.battleId = 1
  })

test('the road ahead comes with its places, platforms, educations and bounds', async () => {
  const { reply } = await ensure(0, 1440)
  expect(reply.places.filter((p) => p.guardian).map((p) => p.stair)).toEqual([1, 2, 3])
  expect(reply.places.filter((p) => p.squadSize > 0).every((p) => p.difficulty !== null)).toBe(true)
  expect(reply.tiles).toHaveLength(9)
  expect(reply.educations.map((e) => e.id)).toContain('walk')
  expect(reply).toMatchObject({ minCoordinate: 0, maxCoordinate: (await player()).maxCoordinate, controlType: 'DEFAULT' })
})

test('a call returns at most 6000 units of the road, and none for a range that runs backwards', async () => {
  expect((await ensure(0, 6000)).status).toBe(200)
  expect((await ensure(0, 6001)).error.code).toBe('BAD_INPUT')
  expect((await ensure(10, 5)).error.code).toBe('BAD_INPUT')
})

test('what lies on the road is taken once, and is gone', async () => {
  const place = free('RESOURCE')
  expect((await take(place.id + 4000)).error.code).toMatch(/^PLACE_/)
  expect((await take(3)).error.code).toBe('PLACE_NOT_FOUND')
  await standAt(find((p) => p.stair === 9))
  expect((await take(place.id)).error.code).toBe('PLACE_OUT_OF_REACH')
  await standAt(place)
  const { reply } = await take(place.id)
  expect(reply.gains).toEqual(place.gain)
  expect(reply.place).toBeNull()
  expect((await take(place.id)).error.code).toBe('PLACE_USED')
  const { places } = (await ensure(place.posY - 10, place.posY + 10)).reply
  expect(places.map((p) => p.id)).not.toContain(place.id)
})

test('a player in a battle takes nothing', async () => {
  const place = free('RESOURCE')
  await standAt(place)
  await inBattle()
  for (const answer of [await take(place.id), await drink(place.id), await gain(place.id)])
    expect(answer.error.code).toBe('BATTLE_IN_PROGRESS')
})

test('a place of another kind is not found by the wrong call, nor is a guardian taken', async () => {
  const place = free('RESOURCE')
  await standAt(place)
  expect((await gain(place.id)).error.code).toBe('PLACE_NOT_FOUND')
  expect((await drink(place.id)).error.code).toBe('PLACE_NOT_FOUND')
  const guardian = find((p) => p.guardian)
  await standAt(guardian)
  expect((await gain(guardian.id)).error.code).toBe('PLACE_NOT_FOUND')
})

test('what is guarded is out of reach until the fight is won', async () => {
  const place = find((p) => p.placeType === 'RESOURCE' && p.squadSize > 0)
  await standAt(place)
  expect((await take(place.id)).error.code).toBe('PLACE_OUT_OF_REACH')
  await edited((_, tx) => addProgress(tx, me.id, place.id, { won: true }, 1))
  const [deserted] = (await ensure(place.posY, place.posY)).reply.places
  expect(deserted).toMatchObject({ id: place.id, squadSize: 0, creatureId: null, difficulty: null })
  expect((await take(place.id)).reply.gains.length).toBeGreaterThan(0)
})

test('consumables and artifacts go to the backpack', async () => {
  const potion = free('CONSUMABLE')
  await standAt(potion)
  const packed = (await take(potion.id)).reply
  expect(packed.player.consumables).toEqual([{ id: 1, kind: packed.gains[0]?.kind, count: 1 }])
  const chest = free('ARTIFACT')
  await standAt(chest)
  const { player, gains } = (await take(chest.id)).reply
  expect(player.artifacts).toHaveLength(1)
  expect(gains[0]?.kind).toBe(world.artifacts.find((a) => a.id === player.artifacts?.[0]?.artifactId)?.key)
})

test('a well refills the charges of the squad, once', async () => {
  const well = free('SKILL')
  await standAt(well)
  await edited(async ({ state }, tx) => {
    for (const creature of await creaturesOf(tx, me.id, state, me.server.clock()))
      await saveCreature(tx, { ...creature, skills: creature.skills.map((s) => ({ ...s, valueCurrent: 0 })) })
  })
  const { reply } = await drink(well.id)
  expect(reply.player.creatures?.flatMap((c) => c.skills).every((s) => s.valueCurrent === s.valueTotal)).toBe(true)
  expect((await drink(well.id)).error.code).toBe('PLACE_USED')
  expect((await drink(3)).error.code).toBe('PLACE_NOT_FOUND')
  await standAt(find((p) => p.stair === 1))
  expect((await drink(well.id)).error.code).toBe('PLACE_OUT_OF_REACH')
})

test('a companion joins, takes its place in the squad, and waits there for nobody else', async () => {
  const captive = free('GAINABLE')
  await standAt(captive)
  const { reply } = await gain(captive.id)
  expect(reply.player.creatures).toHaveLength(3)
  expect(reply.player.creatures?.[2]).toMatchObject({ combative: true, imageId: reply.gains[0]?.kind })
  expect(reply.player.creatureNews).toBe(true)
  expect((await gain(captive.id)).error.code).toBe('PLACE_USED')
  expect((await me.client.call('GET /api/player/notif/list')).reply[0]?.kind).toBe('heroJoined')
})

test('a stranger stays in its place after a talk', async () => {
  const talker = free('TALKER')
  await standAt(talker)
  expect((await gain(talker.id)).reply.place).toMatchObject({ id: talker.id, used: true })
  expect((await gain(talker.id)).error.code).toBe('PLACE_USED')
  expect((await gain(3)).error.code).toBe('PLACE_NOT_FOUND')
  await standAt(find((p) => p.stair === 9))
  expect((await gain(talker.id)).error.code).toBe('PLACE_OUT_OF_REACH')
})

/** Moves the player to a place of this type that leaves a choice, and makes it. Returns the place's own rewards and the reply. */
async function choose(type: 'GAINABLE' | 'TALKER', choice: PlaceChoice) {
  const there = find((p) => p.placeType === type && choicesAt(p).length > 0)
  await standAt(there)
  if (there.squadSize > 0) await edited((player, tx) => addProgress(tx, player.id, there.id, { won: true }, 0))
  const call = () => me.client.call('POST /api/place/gainable/{id}/choose/{choice}', { params: { id: there.id, choice } })
  return { there, call, made: await call() }
}

test.each([
  ['GAINABLE', 'FREE', { goodPoints: 1 }],
  ['GAINABLE', 'RANSOM', { evilPoints: 1 }],
  ['TALKER', 'SHARE', { goodPoints: 1 }],
  ['TALKER', 'FLEECE', { evilPoints: 1 }],
] as const)('at a %s the choice %s changes the player by %j, and is made once', async (type, choice, points) => {
  const { there, call, made } = await choose(type, choice)
  const { goodPoints, evilPoints, creatures = [] } = made.reply.player
  expect({ ...(goodPoints === undefined ? {} : { goodPoints }), ...(evilPoints === undefined ? {} : { evilPoints }) }).toEqual(points)
  const { goldPercent } = choices.find(({ id }) => id === choice)!
  expect(creatures).toHaveLength(choice === 'FREE' ? 3 : 2)
  const gold = Math.trunc((strangerGold(there.stair) * (goldPercent ?? 0)) / 100)
  if (goldPercent !== null) expect(made.reply.gains).toEqual(gold > 0 ? [{ kind: 'gold', amount: gold }] : [])
  expect((await call()).error.code).toBe('PLACE_USED')
  expect(await player()).toMatchObject({ goodPoints: 0, evilPoints: 0, ...points })
})

test('a choice that a place does not leave changes nothing', async () => {
  const { made } = await choose('TALKER', 'RANSOM')
  expect(made.error.code).toBe('PLACE_NOT_FOUND')
  expect(await player()).toMatchObject({ goodPoints: 0, evilPoints: 0 })
})

test('pages of the story appear nearby until they are read', async () => {
  const page = free('SCRIPT')
  await standAt(page)
  const special = async () => (await me.client.call('GET /api/place/special/get')).reply.map((p) => p.id)
  expect(await special()).toContain(page.id)
  await gain(page.id)
  expect(await special()).not.toContain(page.id)
})

test('a turn leads to a road of its own, and back', async () => {
  const turn = free('TURN')
  const use = (placeId = turn.id) => me.client.call('POST /api/turn/{id}/use', { params: { id: placeId } })
  const back = (placeId = turn.id) => me.client.call('POST /api/turn/back/{id}', { params: { id: placeId } })
  expect((await use()).error.code).toBe('PLACE_OUT_OF_REACH')
  expect((await use(3)).error.code).toBe('PLACE_NOT_FOUND')
  await standAt(turn)
  expect((await back()).error.code).toBe('PLACE_OUT_OF_REACH')
  expect((await back(3)).error.code).toBe('PLACE_NOT_FOUND')
  const aside = (await use()).reply
  expect(aside).toMatchObject({ contextId: `turn:${turn.id}`, coordinate: 0 })
  expect((await player()).stair).toBe(turn.stair)
  expect((await ensure(0, aside.maxCoordinate!)).reply.places.length).toBeGreaterThan(0)
  const returned = (await back()).reply
  expect(returned.contextId).toBe('main')
  expect(Math.abs(returned.coordinate! - turn.posY)).toBeLessThanOrEqual(60)
  await inBattle()
  expect((await use()).error.code).toBe('BATTLE_IN_PROGRESS')
  expect((await back()).error.code).toBe('BATTLE_IN_PROGRESS')
})

test('a portal leads only where it says', async () => {
  const portal = free('PORTAL')
  const get = (placeId = portal.id) => me.client.call('GET /api/teleport/{id}/get', { params: { id: placeId } })
  const use = (target: number) => me.client.call('POST /api/teleport/{id}/use/{target}', { params: { id: portal.id, target } })
  expect((await get()).error.code).toBe('PLACE_OUT_OF_REACH')
  expect((await get(3)).error.code).toBe('PLACE_NOT_FOUND')
  await standAt(portal)
  const [first] = (await get()).reply.targets
  expect(first).toBeDefined()
  expect((await use(999)).error.code).toBe('PLACE_NOT_FOUND')
  expect((await use(first?.target ?? 0)).reply.coordinate).toBe(first?.posY)
  expect((await use(first?.target ?? 0)).error.code).toBe('PLACE_OUT_OF_REACH')
  await inBattle()
  expect((await use(first?.target ?? 0)).error.code).toBe('BATTLE_IN_PROGRESS')
})

test('two requests for the same place are given to once', async () => {
  const place = free('RESOURCE')
  await standAt(place)
  const answers = await Promise.all([take(place.id), take(place.id), take(place.id)])
  expect(answers.map((a) => a.status).sort()).toEqual([200, 409, 409])
  expect(placeById(world, place.id)?.gain).toEqual(answers.find((a) => a.status === 200)?.reply.gains)
})

test.each([6001, 12_000, 99_999])('beyond the story, the road around stair %i loads and its places can be used', async (stair) => {
  const { posY } = placeById(world, stair * 4)!
  await edited(({ state }) => void Object.assign(state, { bestVictoryStair: stair - 1, coordinate: posY - 100 }))
  const { reply } = await ensure(posY - 5000, posY + 1000)
  expect(reply.places.find((place) => place.guardian && place.stair === stair)).toMatchObject({ difficulty: 'RED', squadSize: 6 })
  expect(reply.tiles.every(({ kind }) => stair < 6020 || kind === 'moss')).toBe(true)
  expect(await player()).toMatchObject({ stair, bestVictoryStair: stair - 1 })
  const started = await me.client.call('POST /api/battle/place/attack', { body: { placeId: stair * 4 } })
  expect(started.reply.battle?.creatures.filter(({ side }) => side !== 'TM1')).toHaveLength(6)
})
