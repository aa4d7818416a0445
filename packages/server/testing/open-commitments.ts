// For tests: no reply and no live message may contain a value whose SHA-256 the server has published, as long as the value decides what is to come.
import { Readable } from 'node:stream'
import { text } from 'node:stream/consumers'
import { seedHash } from '@skystair/rules'
import type { Db } from '../src/storage/db.ts'
import type { TestApp } from './test-app.ts'

/** The tables of seeds whose hashes are published, and while a seed is secret, in SQL. A test finds tables that are missing here. */
export const commitments = [
  { table: 'battle', open: "progress <> 'COMPLETED'" },
  { table: 'draw', open: 'result is null' },
] as const

const openSeeds = (db: Db) =>
  db.read((tx) =>
    tx.all<{ seed: string }>(commitments.map(({ table, open }) => `select seed from ${table} where ${open}`).join(' union all ')),
  )

const isOver = (db: Db, seed: string) =>
  db.read(async (tx) => {
    for (const { table, open } of commitments)
      if (await tx.one(`select 1 as found from ${table} where seed = ? and not (${open})`, [seed])) return true
    return false
  })

/** All texts and numbers of a JSON value, and the names of its members, as texts. */
function* valuesIn(value: unknown): Generator<string> {
  if (typeof value === 'string' || typeof value === 'number') yield String(value)
  if (typeof value !== 'object' || value === null) return
  for (const [name, member] of Object.entries(value)) {
    yield name
    yield* valuesIn(member)
  }
}

const parsed = (text: string): unknown => {
  try {
    return JSON.parse(text)
  } catch {
    return text
  }
}

const HASH = /^[0-9a-f]{64}$/

/** Compares all further replies and live messages of a server with the open commitments in its database. `leaks` returns what contained one since it was last asked. */
export function watchCommitments({ app, db, deps }: TestApp): { leaks(): Promise<string[]> } {
  const published = new Set<string>()
  const found: string[] = []
  const pending: Promise<void>[] = []

  async function check(where: string, content: string): Promise<void> {
    const values = new Set(valuesIn(parsed(content)))
    for (const { seed } of await openSeeds(db)) if (content.includes(seed)) found.push(`${where} contains the seed ${seed}`)
    for (const value of values) if (HASH.test(value)) published.add(value)
    // Also a seed that is stored elsewhere than in the tables above.
    for (const value of values)
      if (published.has(seedHash(value)) && !(await isOver(db, value))) found.push(`${where} contains ${value}, whose hash was published`)
  }

  app.addHook('onSend', async (request, _reply, payload) => {
    const content = payload instanceof Readable ? await text(payload) : payload
    if (typeof content === 'string') await check(`${request.method} ${request.routeOptions.url}`, content)
    return content
  })
  deps.bus.listen((destination, message) => void pending.push(check(destination, JSON.stringify(message))))
  return {
    async leaks() {
      await Promise.all(pending)
      return [...new Set(found.splice(0))]
    },
  }
}
