import { fileURLToPath } from 'node:url'
import type { Order } from '@skystair/contract'
import type { PaymentFact } from '@skystair/platform/server'
import { seededRandom } from '../src/random.ts'
import { openPostgres } from '../src/storage/postgres.ts'
import { wrongInBooks } from './audit-books.ts'
import { postgresSchema } from './postgres-schemas.ts'
import { running, type ServerProcess } from './server-process.ts'
import { testPortal } from './test-portal.ts'

const NODE = fileURLToPath(new URL('./money-node.ts', import.meta.url))

export interface MoneyReport {
  readonly kills: number
  readonly purchases: number
  /** Events and calls that got a reply. */
  readonly answered: number
  /** Those that got none and were sent again. */
  readonly repeated: number
  /** Errors in the books, and reports that are missing from them. */
  readonly wrong: readonly string[]
}

interface Answer {
  readonly status: number
  readonly body: string
}
type Send = (path: string, init: { headers?: Record<string, string>; body: string }) => Promise<Answer>
/** Work that is repeated until a node has replied. */
type Task = (send: Send) => Promise<void>

/** The reply to a purchase, with its gems. */
interface Told {
  readonly gems: number
  readonly events: Set<PaymentFact['state']>
}

/** Signs a player in through the portal on one node. Returns the session. */
async function comer(url: string, id: string): Promise<string> {
  const response = await fetch(`${url}/api/integration/vk/authenticate`, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({ lang: 'EN', proof: testPortal().proof(id, Date.now()) }),
  })
  const { session } = (await response.json()) as { session?: string }
  if (!session) throw new Error(`coming was answered ${response.status}`)
  return session
}

/**
 * Sells on two nodes with one PostgreSQL while the nodes are killed between any two statements. Platforms report payments, refunds and cancellations several
 * times, in random order, and some not at all; reports without a reply are repeated, as platforms do. Afterwards the books are compared with the replies.
 */
export async function moneyRun(rounds: number, { seed = 'money', purchases = 6, callers = 4, within = 200 } = {}): Promise<MoneyReport> {
  const { url: databaseUrl, drop } = await postgresSchema()
  const random = seededRandom(seed)
  const portal = testPortal()
  const told = new Map<string, Told>()
  const tasks: Task[] = []
  let [answered, repeated, kills, keys] = [0, 0, 0, 0]
  const json = (key: string) => ({ 'content-type': 'application/json', 'idempotency-key': `${seed}-money-request-${key}` })
  const expectStatus = ({ status, body }: Answer, ...good: number[]) => {
    if (!good.includes(status)) throw new Error(`answered ${status}: ${body}`)
  }

  const take = (session: string): Task => {
    const headers = json(`take-${++keys}`)
    return async (send) => expectStatus(await send(`/api/shop/bank/gems/take?session=${session}`, { headers, body: '{}' }), 200, 409)
  }
  const event = (session: string, { orderId, payload, gems }: Order, state: PaymentFact['state']): Task => {
    const nonce = payload.nonce ?? ''
    const fact: PaymentFact = { state, transactionId: `of ${nonce}`, nonce }
    const settles = random.int(3) === 0
    const headers = json(`settle-${++keys}`)
    return async (send) => {
      const answer = settles
        ? await send(`/api/payment/${orderId}/settle?session=${session}`, {
            headers,
            body: JSON.stringify({ evidence: portal.evidence(fact) }),
          })
        : await send('/api/payment/notice/vk', { headers: portal.notice(fact).headers, body: portal.notice(fact).payload })
      expectStatus(answer, 200)
      const known = told.get(orderId) ?? { gems, events: new Set() }
      told.set(orderId, known)
      known.events.add(state)
    }
  }
  const buy = (session: string): Task => {
    const headers = json(`buy-${++keys}`)
    const product = 1 + random.int(3)
    const times = (most: number) => random.int(most + 1)
    const fate = [
      ...Array<PaymentFact['state']>(times(3)).fill('PAID'),
      ...Array<PaymentFact['state']>(times(2) * random.int(2)).fill('REFUNDED'),
      ...Array<PaymentFact['state']>(times(1)).fill('CANCELLED'),
    ]
    return async (send) => {
      const answer = await send(`/api/payment/buy/${product}?session=${session}`, { headers, body: '{}' })
      expectStatus(answer, 200)
      const order = JSON.parse(answer.body) as Order
      told.set(order.orderId, { gems: order.gems, events: new Set() })
      tasks.push(...fate.map((state) => event(session, order, state)), take(session))
    }
  }

  const start = (killAt: number) => running({ DATABASE_URL: databaseUrl, KILL_AT: String(killAt), LOG_LEVEL: 'error' }, NODE)
  /** Runs tasks until none are left or both nodes are dead. */
  async function work(nodes: readonly ServerProcess[]): Promise<void> {
    const alive = () => nodes.filter((node) => node.alive())
    const caller = async () => {
      while (tasks.length > 0 && alive().length > 0) {
        const [task] = tasks.splice(random.int(tasks.length), 1)
        const node = alive()[random.int(alive().length)]
        if (!task || !node) return
        const send: Send = async (path, init) => {
          // Only reports without any reply are repeated; a wrong reply ends the run.
          const response = await fetch(`${node.url}${path}`, { method: 'POST', ...init }).catch(() => null)
          const body = await response?.text().catch(() => null)
          if (!response || body === null || body === undefined) throw new Unanswered()
          return { status: response.status, body }
        }
        try {
          await task(send)
          answered++
        } catch (error) {
          if (!(error instanceof Unanswered)) throw error
          repeated++
          tasks.push(task)
        }
      }
    }
    await Promise.all(Array.from({ length: callers }, caller))
  }

  try {
    const first = await start(0)
    const sessions = await Promise.all(['anna', 'boris', 'clara'].map((id) => comer(first.url, id)))
    await first.end()
    for (let round = 0; round < rounds; round++) {
      for (let i = 0; i < purchases; i++) tasks.push(buy(sessions[random.int(sessions.length)] ?? ''))
      const nodes = await Promise.all([start(1 + random.int(within)), start(1 + random.int(within))])
      await work(nodes)
      kills += nodes.filter((node) => !node.alive()).length
      await Promise.all(nodes.filter((node) => node.alive()).map((node) => node.end()))
    }
    const last = await Promise.all([start(0), start(0)])
    await work(last)
    await Promise.all(last.map((node) => node.end()))
    return { kills, purchases: told.size, answered, repeated, wrong: await wrong(databaseUrl, told) }
  } finally {
    await drop()
  }
}

class Unanswered extends Error {}

/** Compares the books with themselves and with the replies. */
async function wrong(databaseUrl: string, told: ReadonlyMap<string, Told>): Promise<string[]> {
  const db = openPostgres(databaseUrl)
  const { books, states, held } = await db.tx(async (tx) => ({
    books: await wrongInBooks(tx),
    states: new Map(
      (await tx.all<{ id: number; state: string }>('select id, state from purchase')).map(({ id, state }) => [String(id), state]),
    ),
    held: await tx.one<{ sum: number }>(
      "select cast(coalesce(sum(amount), 0) as bigint) as sum from purse where resource in ('mithril', 'granted')",
    ),
  }))
  await db.close()
  let owed = 0
  for (const [id, { gems, events }] of told) {
    const kept = events.has('PAID') && !events.has('REFUNDED')
    if (kept) owed += gems
    const good = events.has('REFUNDED') ? ['REFUNDED'] : kept ? ['GEMS_GRANTED', 'GEMS_TAKEN'] : ['STARTED']
    const state = states.get(id) ?? 'nowhere'
    if (!good.includes(state)) books.push(`purchase ${id} heard ${[...events].join(', ') || 'nothing'} and is ${state}`)
  }
  if (held?.sum !== owed) books.push(`players hold ${held?.sum} gems and have paid for ${owed}`)
  return books
}
