// Measures whether cheating is worthwhile: compares a bot that tries everything that gives gems for an hour of game time with a steady player.
// `npx node packages/bench/src/farming.ts [--friends 6]`: how many second accounts the bot plays up to stair 5.

import { rates } from '@skystair/contract'
import { DAY, HOUR } from '@skystair/contract/time'
import { playToStair, registered, type TestApp, type TestClient, testApp, testClient } from '@skystair/server/testing'
import { option } from './kit/option.ts'
import { table } from './kit/section.ts'
import { type Poured, pouredInto, pourInto } from './second-accounts.ts'

/** Creating an account takes two calls of the rate `register`. */
const ACCOUNT_PACE = (2 * rates.register.window) / rates.register.max

/** Returns the client, each of whose calls now takes `ms` milliseconds of game time. */
function paced(client: TestClient, { clock }: TestApp, ms: number): TestClient {
  return {
    get session() {
      return client.session
    },
    set session(value) {
      client.session = value
    },
    call: (...input) => {
      clock.pass(ms)
      return client.call(...input)
    },
  }
}

const gainedBy = async ({ db }: TestApp, playerId: number): Promise<Record<string, number>> => {
  const rows = await db.tx((tx) =>
    tx.all<{ reason: string; gems: number }>(
      `select case when ref = 'referral:start' then 'coming by a code' else reason end as reason, sum(amount) as gems
       from ledger where player_id = ? and resource = 'mithril' and amount > 0 group by 1`,
      [playerId],
    ),
  )
  return Object.fromEntries(rows.map(({ reason, gems }) => [reason, gems]))
}

/** Makes all calls that give gems without a fight, as often as possible and ten at once. */
async function grab(client: TestClient, { clock }: TestApp, until: number): Promise<void> {
  const free = (await client.call('GET /api/shop/bank/info')).reply.freeOptions
  while (clock() < until) {
    await client.call('POST /api/adv/rewarded/watch/{id}/start', { params: { id: 1 } })
    await Promise.all(Array.from({ length: 10 }, () => client.call('POST /api/adv/rewarded/take/gems')))
    clock.pass(10_000)
    await Promise.all(Array.from({ length: 10 }, () => client.call('POST /api/adv/rewarded/take/gems')))
    await Promise.all(Array.from({ length: 10 }, () => client.call('GET /api/player/promo/gift/accept')))
    for (const { id } of free) await client.call('POST /api/shop/bank/free/{id}/take', { params: { id } })
    await client.call('GET /api/referral/bonus/take')
    await client.call('POST /api/shop/bank/gems/take')
    clock.pass(120_000)
  }
}

/** Creates a second account that was invited by the first one's code, is registered and has reached stair 5. */
async function secondAccount(server: TestApp, ref: string, n: number): Promise<TestClient> {
  const client = paced(testClient(server.app), server, 250)
  const body = { characterAndCompanion: 'MAN_1', lang: 'EN', frontVersion: 445, ref } as const
  // The rate limit of registrations determines how often.
  server.clock.pass(ACCOUNT_PACE)
  await client.call('POST /api/security/registerTrial', { body })
  await client.call('POST /api/security/register', { body: { name: `Second ${n}`, password: 'a password of farmers' } })
  await playToStair(server, client, 5).catch(() => {})
  return client
}

async function greedy(friends: number): Promise<{ hour: Record<string, number>; week: Record<string, number>; poured: Poured }> {
  const server = await testApp({ seed: 'greedy' })
  const until = server.clock() + HOUR
  const client = paced(await registered(server.app, 'Greedy'), server, 250)
  const { id } = (await client.call('GET /api/player/id/current')).reply
  const { code } = (await client.call('GET /api/referral/my/code')).reply
  const seconds = []
  for (let n = 0; n < friends && server.clock() < until; n++) seconds.push(await secondAccount(server, code, n))
  await grab(client, server, until)
  const hour = await gainedBy(server, id)
  for (let day = 1; day < 7; day++) {
    server.clock.pass(DAY - HOUR)
    for (const second of seconds) await playToStair(server, second, 5 + day, 8).catch(() => {})
    for (const second of seconds) await grab(second, server, server.clock() + HOUR / 12)
    await grab(client, server, server.clock() + HOUR / 4)
    await pourInto(server, client, id, seconds)
  }
  const week = await gainedBy(server, id)
  const poured = await pouredInto(server, id)
  await server.close()
  return { hour, week, poured }
}

async function steady(): Promise<{ hour: Record<string, number>; week: Record<string, number>; stair: number }> {
  const server = await testApp({ seed: 'steady' })
  const until = server.clock() + HOUR
  const client = paced(await registered(server.app, 'Steady'), server, 2000)
  const { id } = (await client.call('GET /api/player/id/current')).reply
  const visit = async () => {
    await client.call('GET /api/player/promo/gift/accept')
    await client.call('POST /api/shop/bank/free/{id}/take', { params: { id: 2 } })
    for (let watched = 0; watched < 3; watched++) {
      await client.call('POST /api/adv/rewarded/watch/{id}/start', { params: { id: 1 } })
      server.clock.pass(30_000)
      await client.call('POST /api/adv/rewarded/take/gems')
    }
  }
  const play = async (end: number) => {
    for (let stair = 1; server.clock() < end; stair++) await playToStair(server, client, stair, 3).catch(() => {})
    await visit()
  }
  await play(until)
  const hour = await gainedBy(server, id)
  for (let day = 1; day < 7; day++) {
    server.clock.pass(DAY - HOUR)
    await play(server.clock() + HOUR)
  }
  const week = await gainedBy(server, id)
  const { bestVictoryStair: stair } = (await client.call('GET /api/player/current')).reply
  await server.close()
  return { hour, week, stair }
}

const friends = option('friends', 6)
const [bot, player] = [await greedy(friends), await steady()]
const reasons = [...new Set([bot.hour, bot.week, player.hour, player.week].flatMap((gained) => Object.keys(gained)))].sort()
const cells = (reason: string) => [bot.hour, bot.week, player.hour, player.week].map((gained) => String(gained[reason] ?? 0))
const total = (gained: Record<string, number>) => String(Object.values(gained).reduce((sum, gems) => sum + gems, 0))
console.log(
  `A bot that tries everything, with ${friends} second accounts at stair 5, and a steady player (stair ${player.stair}): gems by source.\n`,
)
console.log(
  table(
    ['source', 'bot, an hour', 'bot, a week', 'steady, an hour', 'steady, a week'],
    [...reasons.map((reason) => [reason, ...cells(reason)]), ['together', ...[bot.hour, bot.week, player.hour, player.week].map(total)]],
  ),
)

const { poured } = bot
console.log(
  `\nIn the week its second accounts gained ${poured.gained} gems. Gifts for ${poured.paid} of them, and for gold, reached the bot (${poured.gifts} gifts):`,
)
console.log(
  table(
    ['content', 'amount'],
    Object.entries(poured.contents).map(([content, amount]) => [content, String(amount)]),
  ),
)
