import { POSTGRES, reachable } from '@skystair/server/testing'
import { median, short } from '../kit/figures.ts'
import { option } from '../kit/option.ts'
import type { Cost } from './callers.ts'
import { rawPostgres, rawSqlite } from './raw.ts'
import type { Row } from './summary.ts'
import { bareOnPostgres, bareOnSqlite, onPostgres, onSqlite, scratchFolder } from './targets.ts'

const ROUNDS = option('rounds', 5)
const CALLS = option('calls', 3000)
const CONNECTIONS = 16
/** Rounds that do not count: V8 compiles a function again and again while it learns how it is called. */
const WARM_UP = 4

type Measures = Readonly<Record<string, (calls: number) => Promise<Cost>>>
const prefixed = (prefix: string, measures: Measures): Measures =>
  Object.fromEntries(Object.entries(measures).map(([name, measure]) => [`${prefix} ${name}`, measure]))

/** Measures all targets in turns, so that other work on the machine affects them equally. */
async function costs(measures: Measures): Promise<Map<string, Cost[]>> {
  const found = new Map<string, Cost[]>(Object.keys(measures).map((name) => [name, []]))
  for (let round = 1 - WARM_UP; round <= ROUNDS; round++)
    for (const [name, measure] of Object.entries(measures)) {
      const cost = await measure(CALLS)
      if (round > 0) found.get(name)!.push(cost)
    }
  for (const [name, all] of found) {
    const [perSecond, work] = [median(all.map((cost) => cost.perSecond)), median(all.map((cost) => cost.work))]
    console.log(`${name}: ${short(perSecond)}/s, ${short(work)} µs of work`)
  }
  return found
}

/** Measures the cost of calls on both engines. */
export async function callRows(): Promise<Row[]> {
  const raw = rawSqlite(scratchFolder())
  const [bare, ours] = [await bareOnSqlite(), await onSqlite()]
  const big = (await reachable('postgres', POSTGRES)) ? await onPostgres() : null
  const rawBig = big && (await rawPostgres(big.url, CONNECTIONS))
  const bareBig = big && (await bareOnPostgres())
  const found = await costs({
    raw: raw.measure,
    ...prefixed('bare', bare.measures),
    ...prefixed('ours', ours.measures),
    ...(big && rawBig && bareBig
      ? {
          'raw PostgreSQL': rawBig.measure,
          ...prefixed('bare PostgreSQL', bareBig.measures),
          ...prefixed('PostgreSQL', big.measures),
        }
      : {}),
  })
  for (const each of [rawBig, bareBig, big, ours, bare, raw]) await each?.close()

  const against = (what: string, name: string, other: string, goal?: Row['goal'], withWork = true): Row => {
    const pairs = (found.get(name) ?? []).map((cost, i) => [cost, found.get(other)![i]!] as const)
    return {
      what,
      figure: median(pairs.map(([cost, beside]) => cost.perSecond / beside.perSecond)),
      ...(withWork ? { byWork: median(pairs.map(([cost, beside]) => beside.work / cost.work)) } : {}),
      ...(goal ? { goal } : {}),
    }
  }
  return [
    against('`coordinate/set` with its idempotency key : raw commits', 'ours set with a key', 'raw', { least: 1.2 }, false),
    against('the bare server’s durable call : raw commits', 'bare set with a key', 'raw', undefined, false),
    against('`coordinate/set` with its key : the bare server’s', 'ours set with a key', 'bare set with a key'),
    against('`coordinate/set` with a key : without', 'ours set with a key', 'ours set without a key', { least: 0.85 }),
    against('an empty call : the bare server’s', 'ours nothing', 'bare nothing', { least: 0.5 }),
    against('`info/current` : the bare server’s read of 16 KB', 'ours info', 'bare info', { least: 0.6 }),
    against('`place/v3/ensure` : the bare server’s read of 16 KB', 'ours ensure', 'bare info', { least: 0.6 }),
    against('`battle/hit`, six against six : an empty call', 'ours hit', 'ours nothing', { least: 0.4 }),
    ...(big
      ? [
          against(
            '`coordinate/set` with its key on PostgreSQL : raw commits of its pool',
            'PostgreSQL set with a key',
            'raw PostgreSQL',
            { least: 0.25 },
            false,
          ),
          against(
            'the bare server’s durable call on PostgreSQL, in two round trips : raw commits of its pool',
            'bare PostgreSQL set with a key',
            'raw PostgreSQL',
            undefined,
            false,
          ),
          against(
            '`coordinate/set` with its key on PostgreSQL : the bare server’s',
            'PostgreSQL set with a key',
            'bare PostgreSQL set with a key',
          ),
          against('`info/current` on PostgreSQL : on SQLite', 'PostgreSQL info', 'ours info'),
          against('`battle/hit` on PostgreSQL : on SQLite', 'PostgreSQL hit', 'ours hit'),
        ]
      : []),
  ]
}
