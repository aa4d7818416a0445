import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { testClient } from '../../../testing/client.ts'
import { engines, type TestDatabase } from '../../../testing/engines.ts'
import { type TestApp, testApp, testClock } from '../../../testing/test-app.ts'

describe.each(engines)('on $engine', ({ engine, here, create }) => {
  let database: TestDatabase
  let nodes: TestApp[]
  beforeAll(async () => {
    if (!here) return
    database = await create()
    const clock = testClock()
    nodes = []
    for (const [db, seed] of [
      [database.db, 'one'],
      [database.again(), 'two'],
    ] as const)
      nodes.push(await testApp({ db, clock, seed: `${engine} ${seed}` }))
  })
  afterAll(async () => {
    if (!here) return
    for (const node of nodes) await node.close()
    await database.drop()
  })

  const launch = ({ app }: TestApp, proof: Record<string, string>) =>
    testClient(app).call('POST /api/integration/{source}/authenticate', { params: { source: 'vk' }, body: { lang: 'EN', proof } })

  it.skipIf(!here)('two first launches of a newcomer at once, through two nodes, make one player', async () => {
    const { portal, clock, db } = nodes[0]!
    for (let i = 0; i < 10; i++) {
      const proofs = [0, 1].map((later) => portal.proof(`newcomer ${i}`, clock() - later))
      const replies = await Promise.all(proofs.map((proof, node) => launch(nodes[node]!, proof)))
      expect(replies.map(({ status, error }) => [status, error.code])).toEqual([
        [200, undefined],
        [200, undefined],
      ])
      expect(replies[0]!.reply.player.id).toBe(replies[1]!.reply.player.id)
    }
    expect((await db.tx((tx) => tx.all('select id from player'))).length).toBe(10)
  })

  it.skipIf(!here)('a reload with the launch that opened the page finds its player, where the browser stores no session', async () => {
    const [{ portal, clock }, other] = [nodes[0]!, nodes[1]!]
    const proof = portal.proof('repeating', clock())
    const first = await launch(nodes[0]!, proof)
    const second = await launch(other, proof)
    expect([second.status, second.reply.player.id]).toEqual([200, first.reply.player.id])
    expect((await launch(other, proof)).error.code).toBe('PROOF_USED')
  })
})
