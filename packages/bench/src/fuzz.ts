// Sends hostile requests to every call: `npx node packages/bench/src/fuzz.ts [--requests 100000] [--seed 445]`. Their grammar comes from the contract:
// right and wrong types, depth, length, all of Unicode, fields twice, arrays for single values. Exits with 1 if a response is a 5xx or undeclared, if a
// refused request changed a row, or if the heap grows. `npm test` runs fewer of them on both engines.
import { setFlagsFromString } from 'node:v8'
import { runInNewContext } from 'node:vm'
import { type Call, type CallSpec, contract, refusals } from '@skystair/contract'
import { fixtureFor, hostile, rowChanges, testApp } from '@skystair/server/testing'
import fc from 'fast-check'
import { median, short } from './kit/figures.ts'
import { option } from './kit/option.ts'
import { table } from './kit/section.ts'

const MB = 1024 * 1024
const requests = option('requests', 100_000)
const seed = option('seed', 445)
/** Number of requests to a call before those to the next one. */
const BATCH = 20

setFlagsFromString('--expose-gc')
const collect = runInNewContext('gc') as () => void
const heap = (): number => {
  collect()
  return process.memoryUsage().heapUsed / MB
}

const calls = Object.values(contract).flatMap((area) => Object.entries(area) as [Call, CallSpec][])
const declared = new Map(calls.map(([name, spec]) => [name, new Set<string>(refusals(name, spec))]))

const server = await testApp({ seed: 'fuzz' })
const other = await fixtureFor(server, 'PLAYER')
let mine = await fixtureFor(server, 'PLAYER')
await mine.inBattle()
const changes = await rowChanges(server.db)
const ids = [other.id, mine.id, ...(await other.player()).creatures.map(({ id }) => id)]

const byStatus = new Map<number, number>()
const findings = new Set<string>()
const heaps: number[] = []
let sent = 0
let waves = 0
const began = performance.now()
while (sent < requests) {
  waves++
  for (const [name, spec] of calls) {
    for (const { url, ...request } of fc.sample(hostile(name, spec, ids), { numRuns: BATCH, seed: seed + waves })) {
      if (sent >= requests) break
      sent++
      // Some requests have no session, or an unknown one.
      const session = sent % 11 === 0 ? '' : sent % 13 === 0 ? `&session=${'A'.repeat(sent % 50)}` : `&session=${mine.client.session}`
      const before = await changes()
      const { statusCode, body } = await server.app.inject({ ...request, url: `${url}${session}` })
      byStatus.set(statusCode, (byStatus.get(statusCode) ?? 0) + 1)
      if (statusCode === 200) continue
      const { code } = JSON.parse(body) as { code: string }
      const where = `${name} ${statusCode} ${code} at ${url.slice(0, 200)} ${request.payload.slice(0, 200)}`
      // A platform without its settings is not a failure.
      if ((statusCode >= 500 && code !== 'PLATFORM_NOT_SET') || !declared.get(name)!.has(code))
        findings.add(`an undeclared response: ${where}`)
      if ((await changes()) !== before) findings.add(`a row changed: ${where}`)
    }
    // Some calls end the session; a guest cannot sign in again.
    if ((await mine.client.call('GET /api/security/isPlayerExist')).reply.exists) continue
    mine = await fixtureFor(server, 'PLAYER')
    await mine.inBattle()
  }
  heaps.push(heap())
}
const seconds = (performance.now() - began) / 1000
// The first third fills caches: compiled validators and serialisers, prepared statements.
const third = Math.max(1, Math.floor(heaps.length / 3))
const [first, last] = [median(heaps.slice(third, 2 * third)), median(heaps.slice(-third))]
const isFlat = heaps.length < 6 || last < first + Math.max(5, first / 10)
if (!isFlat) findings.add(`the heap grew from ${short(first)} to ${short(last)} MB`)

console.log(`${sent} requests to ${calls.length} calls, seed ${seed}, ${short(seconds)} s (${short(sent / seconds)} a second)\n`)
console.log(
  table(
    ['status', 'responses'],
    [...byStatus].sort(([a], [b]) => a - b).map(([status, count]) => [String(status), String(count)]),
  ),
)
console.log(`\nheap: ${short(first)} MB in the second third, ${short(last)} MB in the last`)
console.log(
  findings.size === 0 ? 'No 5xx, nothing undeclared, no row changed by a refused request.' : [...findings].slice(0, 50).join('\n'),
)
await server.close()
process.exit(findings.size === 0 ? 0 : 1)
