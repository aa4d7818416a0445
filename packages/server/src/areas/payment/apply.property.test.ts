import type { PaymentFact } from '@skystair/platform/server'
import fc from 'fast-check'
import { expect, test } from 'vitest'
import { wrongInBooks } from '../../../testing/audit-books.ts'
import { type TestClient, testClient } from '../../../testing/client.ts'
import { engines } from '../../../testing/engines.ts'
import { type TestApp, testApp, testClock } from '../../../testing/test-app.ts'

// Whatever platforms tell, in whatever order, however often, through whichever node, and whatever of it is lost: the ledger is what was paid less what
// was refunded, and nothing is given twice.

/** The events of a purchase on the platform. */
interface Fate {
  readonly product: number
  readonly gift: boolean
  readonly paid: boolean
  readonly refunded: boolean
  readonly cancelled: boolean
}
/** A step: a report about a purchase reaches a node in one of two ways, or a player takes gems. */
interface Step {
  readonly purchase: number
  readonly event: 'PAID' | 'REFUNDED' | 'CANCELLED' | 'TAKE'
  readonly way: 'NOTICE' | 'SETTLE'
  readonly node: 0 | 1
  /** Runs concurrently with the step before. */
  readonly together: boolean
}

const fates = fc.array(
  fc.record({
    product: fc.constantFrom(1, 2, 3),
    gift: fc.boolean(),
    paid: fc.constantFrom(true, true, true, false),
    refunded: fc.boolean(),
    cancelled: fc.boolean(),
  }),
  { minLength: 2, maxLength: 4 },
)
const steps = fc.array(
  fc.record({
    purchase: fc.nat(3),
    event: fc.constantFrom(
      'PAID' as const,
      'PAID' as const,
      'REFUNDED' as const,
      'REFUNDED' as const,
      'CANCELLED' as const,
      'TAKE' as const,
    ),
    way: fc.constantFrom('NOTICE' as const, 'SETTLE' as const),
    node: fc.constantFrom(0 as const, 1 as const),
    together: fc.boolean(),
  }),
  { minLength: 12, maxLength: 30 },
)

interface Scene {
  readonly nodes: readonly TestApp[]
  /** The buyer's and the friend's clients, one per node. */
  readonly buyers: readonly TestClient[]
  readonly friends: readonly TestClient[]
}

async function comer({ app, portal, clock }: TestApp, id: string): Promise<TestClient> {
  const client = testClient(app)
  const body = { lang: 'EN' as const, proof: portal.proof(id, clock()) }
  const { status } = await client.call('POST /api/integration/{source}/authenticate', { params: { source: 'vk' }, body })
  expect(status).toBe(200)
  return client
}

let names = 0
async function scene(nodes: readonly TestApp[]): Promise<Scene> {
  const [buyer, friend] = [await comer(nodes[0]!, `buyer ${++names}`), await comer(nodes[0]!, `friend ${names}`)]
  const everywhere = (client: TestClient) => nodes.map(({ app }) => testClient(app, client.session))
  return { nodes, buyers: everywhere(buyer), friends: everywhere(friend) }
}

async function begin({ buyers, friends }: Scene, { product, gift }: Fate) {
  const [buyer, friend] = [buyers[0]!, friends[0]!]
  if (gift) {
    const receiverId = (await friend.call('GET /api/player/id/current')).reply.id
    await buyer.call('POST /api/giftpurchase/gems/reserve', { body: { receiverId } })
  }
  const { reply } = await buyer.call('POST /api/payment/buy/{id}', { params: { id: gift ? 100 + product : product }, query: {} })
  return { orderId: reply.orderId, nonce: reply.payload.nonce!, gems: reply.gems }
}

type Begun = Awaited<ReturnType<typeof begin>>

async function happen({ nodes, buyers, friends }: Scene, { event, way, node }: Step, { orderId, nonce }: Begun): Promise<void> {
  if (event === 'TAKE') {
    await Promise.all([buyers[node]!, friends[node]!].map((client) => client.call('POST /api/shop/bank/gems/take')))
    return
  }
  const { app, portal } = nodes[node]!
  const fact: PaymentFact = { state: event, transactionId: `of ${nonce}`, nonce }
  if (way === 'NOTICE') {
    const { statusCode } = await app.inject({ method: 'POST', url: '/api/payment/notice/vk', ...portal.notice(fact) })
    expect(statusCode).toBe(200)
  } else {
    const body = { evidence: portal.evidence(fact) }
    const { status } = await buyers[node]!.call('POST /api/payment/{orderId}/settle', { params: { orderId }, body })
    expect(status).toBe(200)
  }
}

const allowed = ({ event }: Step, { paid, refunded, cancelled }: Fate) =>
  event === 'TAKE' || (event === 'PAID' && paid) || (event === 'REFUNDED' && refunded) || (event === 'CANCELLED' && cancelled)

async function play(at: Scene, all: readonly Fate[], told: readonly Step[], check: () => Promise<string[]>): Promise<void> {
  const begun: Begun[] = []
  for (const fate of all) begun.push(await begin(at, fate))
  const reached = all.map(() => new Set<Step['event']>())
  let running: Promise<void>[] = []
  for (const step of told) {
    const index = step.purchase % all.length
    if (!allowed(step, all[index]!)) continue
    if (!step.together) {
      await Promise.all(running)
      running = []
      expect(await check()).toEqual([])
    }
    reached[index]!.add(step.event)
    running.push(happen(at, step, begun[index]!))
  }
  await Promise.all(running)
  expect(await check()).toEqual([])

  // Only which reports arrived matters, not their order.
  let left = 0
  for (const [i, { gems, orderId }] of begun.entries()) {
    const { state } = (await at.buyers[0]!.call('GET /api/payment/{orderId}', { params: { orderId } })).reply
    if (reached[i]!.has('REFUNDED')) expect(state).toBe('REFUNDED')
    else if (reached[i]!.has('PAID')) expect(['GEMS_GRANTED', 'GEMS_TAKEN']).toContain(state)
    else expect(state).toBe('STARTED')
    if (reached[i]!.has('PAID') && !reached[i]!.has('REFUNDED')) left += gems
  }
  const holders = [at.buyers[0]!, at.friends[0]!]
  for (const client of holders) await client.call('POST /api/shop/bank/gems/take')
  const held = await Promise.all(holders.map(async (client) => (await client.call('GET /api/player/current')).reply.resources.mithril))
  expect(held[0]! + held[1]!).toBe(left)
  expect(await check()).toEqual([])
}

for (const { engine, here, create } of engines)
  test.skipIf(!here)(
    `on ${engine}, the ledger is what was paid less what was refunded, whatever is told, repeated, lost or told in another order`,
    async () => {
      const { db, again, drop } = await create()
      const clock = testClock()
      const nodes = [await testApp({ db, clock, seed: `${engine} one` }), await testApp({ db: again(), clock, seed: `${engine} two` })]
      await fc.assert(
        fc.asyncProperty(fates, steps, async (all, told) => {
          clock.pass(1)
          await play(await scene(nodes), all, told, () => db.tx(wrongInBooks))
        }),
        { numRuns: engine === 'sqlite' ? 20 : 6, seed: 5 },
      )
      for (const node of nodes) await node.close()
      await drop()
    },
    120_000,
  )
