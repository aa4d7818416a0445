import type { Task } from '@skystair/contract'
import { educationMarker } from '@skystair/contract/markers'
import { STAIR_HEIGHT } from '@skystair/contract/measures'
import { DAY } from '@skystair/contract/time'
import { eventItemsBetween } from '@skystair/rules'
import { world } from '@skystair/world'
import { afterEach, expect, test } from 'vitest'
import { guest, type TestClient } from '../../../testing/client.ts'
import { edit } from '../../../testing/edit-player.ts'
import { playToStair } from '../../../testing/road-bot.ts'
import { type TestApp, testApp, testClock } from '../../../testing/test-app.ts'
import { recordEvent } from './tasks.ts'

const HALLOWEEN = Date.UTC(2026, 9, 28, 1)
let server: TestApp
afterEach(() => server.close())

async function begin({ at, lang = 'EN' }: { at?: number; lang?: 'RU' | 'EN' } = {}) {
  server = await testApp({ clock: testClock(at) })
  const client = await guest(server.app, lang)
  const { id } = (await client.call('GET /api/player/id/current')).reply
  return { client, id, edited: (work: Parameters<typeof edit>[2]) => edit(server, id, work) }
}
const current = async (client: TestClient) => (await client.call('GET /api/player/current')).reply
const task = async (client: TestClient, taskId: string): Promise<Task> => {
  const found = (await current(client)).tasks.find((t) => t.taskId === taskId)
  if (!found) throw new Error(`there is no task ${taskId}`)
  return found
}
const takeId = (client: TestClient, id: number) => client.call('POST /api/player/task/{id}/take', { params: { id } })
const take = async (client: TestClient, taskId: string) => takeId(client, (await task(client, taskId)).id)
const lines = (id: number, ref: string) =>
  server.db.tx((tx) => tx.all<{ amount: number }>('select amount from ledger where player_id = ? and ref = ?', [id, ref]))

test('a task goes on by deeds, waits when it is done, and is rewarded once through the ledger', async () => {
  const { client, id, edited } = await begin()
  const pickUp = () => edited((player, tx) => recordEvent(tx, player, { type: 'TAKE', tags: ['gold'] }, 1).then(() => {}))
  await pickUp()
  expect(await task(client, 'take')).toMatchObject({
    group: 'TASK',
    progress: 1,
    goal: 3,
    done: false,
    gains: [{ kind: 'gold', amount: 40 }],
  })
  expect((await take(client, 'take')).error.code).toBe('REWARD_NOT_READY')
  expect((await current(client)).haveCompletedTasks).toBe(false)
  await pickUp()
  await pickUp()
  await pickUp()
  expect(await current(client)).toMatchObject({ haveCompletedTasks: true, resources: { gold: 50 } })
  const done = await task(client, 'take')
  expect(done).toMatchObject({ progress: 3, done: true, taken: false })
  const { reply } = await takeId(client, done.id)
  expect(reply.gains).toEqual([{ kind: 'gold', amount: 40 }])
  expect(reply.player).toMatchObject({ haveCompletedTasks: false, resources: { gold: 90 } })
  // What the guide says about tasks has been done.
  await edited(({ state }) => expect(state.markers).toContain(educationMarker('tasks')))
  expect((await takeId(client, done.id)).error.code).toBe('ALREADY_TAKEN')
  expect((await takeId(client, 99_900_000)).error.code).toBe('TASK_NOT_FOUND')
  expect(await lines(id, 'task:take:1')).toEqual([{ amount: 40 }])
})

test('of many who take the same reward at once, one gets it', async () => {
  const { client, id, edited } = await begin()
  await edited(({ state }) => {
    state.taskBook = { take: [3, 0] }
  })
  const done = await task(client, 'take')
  const answers = await Promise.all(Array.from({ length: 6 }, () => takeId(client, done.id)))
  expect(answers.filter(({ status }) => status === 200)).toHaveLength(1)
  expect(await lines(id, 'task:take:1')).toHaveLength(1)
})

test('a reward of things ends in the backpack and on a hero', async () => {
  const { client, edited } = await begin()
  await edited(({ state }) => {
    state.bestVictoryStair = 30
    state.taskBook = {
      aside: [1, 0],
      bridge_keeper: [1, 1],
      grandfather_stump: [1, 0],
    }
  })
  const path = (await take(client, 'aside')).reply
  expect(path.gains).toEqual([
    { kind: 'gold', amount: 80 },
    { kind: 'heal_small', amount: 1 },
  ])
  expect(path.player.consumables).toMatchObject([{ kind: 'heal_small', count: 1 }])
  const stump = (await take(client, 'grandfather_stump')).reply
  expect(stump.gains).toContainEqual({ kind: 'healer_book', amount: 1 })
  expect(stump.player.artifacts).toHaveLength(1)
})

test('the first stairs bring tasks forward by themselves: finds, fights, talks, friends, healing and the gift of the day', async () => {
  const { client } = await begin()
  await playToStair(server, client, 5)
  await client.call('POST /api/player/everyday/reward/take')
  for (const done of ['take', 'win', 'listen', 'climb', 'free', 'grandpa_bones']) {
    expect(await task(client, done), done).toMatchObject({ done: true })
  }
  for (const begun of ['mend', 'drink', 'regular', 'whole']) expect((await task(client, begun)).progress, begun).toBeGreaterThan(0)
  expect((await take(client, 'grandpa_bones')).status).toBe(200)
  expect(await task(client, 'toll_master')).toMatchObject({ group: 'MISSION', done: false })
}, 60_000)

test('team assignments change with the day', async () => {
  const { client, edited } = await begin()
  await edited(({ state }) => {
    state.bestVictoryStair = 6
  })
  const ofDay = async () => (await current(client)).tasks.filter(({ group }) => group === 'TEAM')
  const week: string[] = []
  for (let day = 0; day < 7; day++) {
    const today = await ofDay()
    expect(today).toHaveLength(2)
    expect(today.every(({ until }) => until !== null && until > server.clock() && until - server.clock() <= DAY)).toBe(true)
    week.push(today.map(({ taskId }) => taskId).join())
    server.clock.pass(DAY)
  }
  expect(new Set(week).size).toBeGreaterThan(3)
})

test('at Halloween pumpkins lie along the road, are found once, and make event currency of progress and completions', async () => {
  const { client, id, edited } = await begin({ at: HALLOWEEN })
  await edited(({ state }) => {
    state.bestVictoryStair = 8
  })
  expect((await current(client)).requestSpecialPlaces).toBe(true)
  const pumpkins = eventItemsBetween(world, 0, 6 * STAIR_HEIGHT, HALLOWEEN, 'EN')
  for (const { id: find, posY } of pumpkins) {
    await client.call('POST /api/player/v3/coordinate/set', { body: { coordinate: posY, contextId: 'main' } })
    const near = (await client.call('GET /api/place/v3/ensure', { query: { coordFrom: posY - 10, coordTo: posY + 10 } })).reply.places
    expect(near.map((place) => place.id)).toContain(find)
    expect((await client.call('GET /api/place/special/get')).reply.map((place) => place.id)).toContain(find)
    const taken = await client.call('GET /api/resourcePlace/{id}/take', { params: { id: find } })
    expect(taken.reply.gains[0]?.kind).toBe('eventCurrency')
    expect((await client.call('GET /api/resourcePlace/{id}/take', { params: { id: find } })).error.code).toBe('PLACE_USED')
  }
  const pumpkin = await task(client, 'pumpkin')
  expect(pumpkin).toMatchObject({ group: 'EVENT', event: 'halloween', progress: 6, goal: 5, done: true, until: Date.UTC(2026, 9, 30, 4) })
  expect((await current(client)).resources.eventCurrency).toBe(6 + 1)
  expect((await take(client, 'pumpkin')).status).toBe(200)
  expect(await task(client, 'pumpkin')).toMatchObject({ progress: 6, goal: 10, done: false, taken: false })
  expect((await take(client, 'pumpkin')).error.code).toBe('REWARD_NOT_READY')
  expect(await lines(id, 'task:pumpkin@2026:1')).toHaveLength(2)
})

test('when an event is over its items are gone, but what was earned can still be taken', async () => {
  const { client, edited } = await begin({ at: HALLOWEEN })
  const [pumpkin] = eventItemsBetween(world, 0, STAIR_HEIGHT, HALLOWEEN, 'EN')
  await edited(({ state }) => {
    state.taskBook = { 'pumpkin@2026': [5, 0] }
    state.coordinate = pumpkin?.posY ?? 0
  })
  server.clock.pass(3 * DAY)
  const answer = await client.call('GET /api/resourcePlace/{id}/take', { params: { id: pumpkin?.id ?? 0 } })
  expect(answer.error.code).toBe('PLACE_NOT_FOUND')
  expect((await current(client)).requestSpecialPlaces).toBe(false)
  expect((await take(client, 'pumpkin')).status).toBe(200)
  expect((await current(client)).tasks.some(({ taskId }) => taskId === 'pumpkin')).toBe(false)
})

test('won fights leave event items while an event lasts', async () => {
  const { client } = await begin({ at: HALLOWEEN })
  await playToStair(server, client, 2)
  expect((await task(client, 'pumpkin')).progress).toBeGreaterThan(1)
}, 60_000)

test('Ivan Kupala is kept with those who play in Russian', async () => {
  const kupala = Date.UTC(2026, 6, 6)
  const russian = await begin({ at: kupala, lang: 'RU' })
  expect((await current(russian.client)).tasks.filter(({ event }) => event === 'kupala')).toHaveLength(3)
  const english = await guest(server.app, 'EN')
  expect((await current(english)).tasks.filter(({ group }) => group === 'EVENT')).toEqual([])
})

test('the reward of a mission may hold a card, which the player then has', async () => {
  const { client, id, edited } = await begin()
  await edited(async (player, tx) => {
    player.state.bestVictoryStair = 40
    await recordEvent(tx, player, { type: 'WIN', tags: ['boss_miser_griffin'] }, 1)
  })
  const { reply } = await take(client, 'miser_griffin')
  expect(reply.gains).toContainEqual({ kind: 'card:ELEPHANT', amount: 1 })
  expect(reply.player.cards).toEqual([{ card: 'ELEPHANT', of: null, count: 1, until: null }])
  // The ledger has a line for each resource; cards are no resource.
  expect(await lines(id, 'task:miser_griffin:1')).toEqual([{ amount: 1500 }])
})
