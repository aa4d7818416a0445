// Seeds of what is still going on, in every call of the contract: during a fight, during a melee, and while draws are announced.
import { type Call, type CallSpec, contract } from '@skystair/contract'
import { delayedChestOf, wheels } from '@skystair/world/areas/campaign/rows'
import { factoryTable } from '@skystair/world/areas/clan/rows'
import { afterAll, beforeAll, describe, expect, it, test } from 'vitest'
import { announceDraw } from '../../src/economy/draw.ts'
import { cases } from '../../src/generated/cases.ts'
import { guest } from '../client.ts'
import { fightFor, IN_THE_HOUR, joinMelee } from '../melee.ts'
import { commitments, watchCommitments } from '../open-commitments.ts'
import { playToStair } from '../road-bot.ts'
import { sampleOf } from '../sample.ts'
import { type TestApp, testApp, testClock } from '../test-app.ts'
import type { Configured, ContractCase } from './case.ts'
import { type Fixture, fixtureFor } from './fixture.ts'

type AnyCase = ContractCase<'POST /api/marker/add', Pick<CallSpec, never>>
type Asked = AnyCase['succeeds']

const calls = Object.entries(contract).flatMap(([area, ofArea]) =>
  (Object.entries(ofArea) as [Call, CallSpec][]).map(([name, spec]) => ({
    name,
    spec,
    succeeds: (cases[area as keyof typeof cases] as unknown as Readonly<Record<string, AnyCase>>)[name]!.succeeds,
  })),
)

/** Returns the input of the case that succeeds. Its preparation may fail in a situation for which it was not written. */
async function inputFor(asked: Asked, fixture: Fixture): Promise<object> {
  const input = typeof asked === 'object' && 'config' in asked ? (asked as Configured<unknown>).asked : asked
  try {
    return (typeof input === 'function' ? await input(fixture) : input) ?? {}
  } catch {
    return {}
  }
}

const announceDraws = ({ server, edit, id }: Fixture) =>
  edit(async (_, tx) => {
    for (const table of [...wheels, delayedChestOf('SILVER'), factoryTable(1)])
      await announceDraw({ tx, now: server.clock(), random: server.deps.random }, id, table)
  })

const openFights = ({ server, id }: Fixture) =>
  server.db.read((tx) => tx.all("select id from battle where player_id = ? and progress <> 'COMPLETED'", [id]))

test('every table with seeds is known', async () => {
  const server = await testApp()
  const tables = await server.db.tx((tx) =>
    tx.all<{ name: string }>(
      "select m.name from sqlite_master m, pragma_table_info(m.name) c where m.type = 'table' and c.name like '%seed%' order by m.name",
    ),
  )
  expect(tables.map(({ name }) => name)).toEqual(commitments.map(({ table }) => table))
  await server.close()
})

describe('no reply and no live message contains a seed that is still secret', () => {
  let server: TestApp
  let watch: ReturnType<typeof watchCommitments>
  beforeAll(async () => {
    server = await testApp({ clock: testClock(IN_THE_HOUR) })
    watch = watchCommitments(server)
  })
  afterAll(() => server.close())

  it.each(calls)('$name, in a fight and with draws announced', async ({ name, spec, succeeds }) => {
    const fixture = await fixtureFor(server, spec.role)
    const input = await inputFor(succeeds, fixture)
    await announceDraws(fixture)
    // The case may have ended the player's fight, or its client's session.
    if ((await openFights(fixture)).length === 0) await fixture.inBattle().catch(() => null)
    await fixture.client.call(name, input)
    expect(await watch.leaks()).toEqual([])
  })

  it('every call that only reads, in a melee', async () => {
    const five = await Promise.all(Array.from({ length: 5 }, () => fixtureFor(server, 'PLAYER')))
    await joinMelee(...five)
    const reading = calls.filter(({ spec }) => !spec.changes)
    for (const { client } of five) for (const { name, spec } of reading) await client.call(name, sampleOf(spec))
    expect((await fightFor(five[0]!)).progress).toBe('RUNNING')
    expect(await watch.leaks()).toEqual([])
  })

  it('a game of two stairs', async () => {
    await playToStair(server, await guest(server.app), 2)
    expect(await watch.leaks()).toEqual([])
  })
})
