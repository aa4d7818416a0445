// `npx node packages/bench/src/rating.ts [--players 1000000] [--calls 400]`, with a PostgreSQL at TEST_DATABASE_URL: how long a page of a rating, the own position
// and a search by name take, with a thousand players and with a million.
import { join } from 'node:path'
import { type Db, NO_TIME_LIMIT, openPostgres, openSqlite } from '@skystair/server/storage'
import { postgresSchema, running } from '@skystair/server/testing'
import { createTestPlayer, nameTestPlayer } from '@skystair/testing/players'
import { quantile, ratio, short } from './kit/figures.ts'
import { option } from './kit/option.ts'
import { table, writeSection } from './kit/section.ts'
import { scratchFolder } from './speed/targets.ts'

const MANY = option('players', 1_000_000)
const FEW = 1000
/** Players that one transaction adds. */
const BATCH = 50_000
const CALLS = option('calls', 400)
/** The 95th percentile of a request, milliseconds, and of the slower size by the faster. */
const LIMIT = 10
const FLAT = 2

/** A database before it has players, and the settings of a server on it. */
interface Empty {
  readonly settings: Readonly<Record<string, string>>
  readonly open: () => Db
  readonly drop: () => Promise<void>
}

const databases = {
  SQLite: async (): Promise<Empty> => {
    const folder = scratchFolder()
    return { settings: { DATA_DIR: folder }, open: () => openSqlite(join(folder, 'skystair.db')), drop: async () => {} }
  },
  PostgreSQL: async (): Promise<Empty> => {
    const { url, drop } = await postgresSchema()
    return { settings: { DATABASE_URL: url }, open: () => openPostgres(url, NO_TIME_LIMIT), drop }
  },
}

/** Copies the first player until there are this many, each with a name and an entry in the rating of levels. */
async function populate(db: Db, players: number): Promise<void> {
  const copied = 'access_level, source, version, state, listed, created_at, updated_at'
  // The id with seven digits, each as the four hexadecimal digits of its character.
  const spelling = Array.from({ length: 7 }, (_, i) => `'003' || substr('000000' || p.id, length('' || p.id) + ${i}, 1)`).join(' || ')
  for (let from = 1; from <= players; from += BATCH) {
    const last = Math.min(players, from + BATCH - 1)
    await db.tx(async (tx) => {
      await tx.run(
        `insert into player (id, name, name_key, code, ${copied})
         with recursive n(i) as (select ${Math.max(2, from)} union all select i + 1 from n where i < ${last})
         select n.i, 'p' || n.i, 'p' || n.i, 'rating' || n.i, ${copied.replaceAll(/\w+/g, 'first.$&')} from n, player first where first.id = 1`,
      )
      const some = `from player p where p.id between ${from} and ${last}`
      await tx.run(
        `insert into rating_entry (board, player_id, sort_key, level, value)
         select 'level', p.id, ((p.id * 7919) % 400000000) * 1048576 + (1048575 - p.id % 1048576), (p.id * 7919) % 90 + 1, (p.id * 7919) % 90 + 1 ${some}`,
      )
      for (const [depth, divisor] of [2 ** 45, 2 ** 39, 2 ** 33, 2 ** 27, 2 ** 21, 2 ** 15, 2 ** 9].entries())
        await tx.run(
          `insert into rating_count (board, depth, prefix, players)
           select 'level', ${depth}, sort_key / ${divisor}, count(*) from rating_entry where player_id between ${from} and ${last}
           group by sort_key / ${divisor}
           on conflict (board, depth, prefix) do update set players = rating_count.players + excluded.players`,
        )
      await tx.run(`insert into rating_name (player_id, spelling) select p.id, ${spelling} ${some}`)
    })
  }
  await db.tx((tx) => tx.run('analyze'))
}

/** Returns the 95th percentile of each request, milliseconds, with this many players. */
async function measure({ settings, open }: Empty, players: number): Promise<Readonly<Record<string, number>>> {
  const db = open()
  // The first start creates the tables.
  await (await running(settings)).end()
  const session = await createTestPlayer(db, (tx, { id }) => nameTestPlayer(tx, id, 'Ladder'))
  await populate(db, players)
  const server = await running({ ...settings, RATE_FACTOR: '1000' })
  const requests: Readonly<Record<string, (i: number) => string>> = {
    'the first page and the own position': () => 'from=0&to=99',
    'a page anywhere and the own position': (i) => `from=${(i * 7919) % players}&to=${((i * 7919) % players) + 99}`,
    'a search by the beginning of a name': (i) =>
      `from=0&to=99&filter=${String((i * 7919) % players)
        .padStart(7, '0')
        .slice(0, 5)}`,
  }
  const times: Record<string, number> = {}
  for (const [name, query] of Object.entries(requests)) {
    const each: number[] = []
    for (let i = 0; i < CALLS; i++) {
      const began = performance.now()
      const answer = await fetch(`${server.url}/api/rating/by/level?session=${session}&${query(i)}`)
      const { playersTotal, myPosition } = (await answer.json()) as { playersTotal: number; myPosition: number | null }
      each.push(performance.now() - began)
      if (playersTotal !== players || myPosition === null)
        throw new Error(`The rating has ${playersTotal} players, own position ${myPosition}.`)
    }
    times[name] = quantile(each, 0.95)
  }
  await server.end()
  await db.close()
  return times
}

const rows: string[][] = []
for (const [engine, create] of Object.entries(databases)) {
  const results = []
  for (const players of [FEW, MANY]) {
    const empty = await create()
    results.push(await measure(empty, players))
    await empty.drop()
  }
  const [few, many] = results as [Readonly<Record<string, number>>, Readonly<Record<string, number>>]
  for (const [name, time] of Object.entries(many)) rows.push([`${engine}: ${name}`, `${short(time)} ms`, ratio(time, few[name]!)])
}
writeSection(
  'rating',
  `## Ratings

\`npx node packages/bench/src/rating.ts\`: requests of one player over HTTP, one after the other, with ${MANY} players; the 95th percentile. The ratio is to the same with ${FEW}
players.

${table(['request', `time (goal ≤ ${LIMIT} ms)`, `to ${FEW} players (goal ≤ ${FLAT} : 1)`], rows)}`,
)
