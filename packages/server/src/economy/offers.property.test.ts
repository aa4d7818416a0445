import { price, resources } from '@skystair/contract'
import fc from 'fast-check'
import { expect, test } from 'vitest'
import { emptyPlayers, nobody } from '../../testing/economy.ts'
import { engines } from '../../testing/engines.ts'
import { give } from '../../testing/purse.ts'
import { Refusal } from '../refusal.ts'
import type { Db } from '../storage/db.ts'
import { sell } from './offers.ts'
import { purseOf } from './purse.ts'

const COST = 3
const GIVES = 5

/** Buys once on a node. Returns whether the purchase succeeded. */
const buy = (db: Db, id: number, ever: number): Promise<boolean> =>
  db
    .tx(async (tx) => {
      await tx.one(`select id from player where id = ?${tx.lock}`, [id])
      const row = { id: 1, rewards: resources({ gold: GIVES }), price: price({ mithril: COST }), limit: { ever } }
      await sell({ tx, now: 0, customer: { ...nobody, id }, rewardKinds: {} }, { id }, { name: 'eventShop' as const, rows: [row] }, 1)
      return true
    })
    .catch((error) => {
      if (error instanceof Refusal) return false
      throw error
    })

for (const { engine, here, create } of engines)
  test.skipIf(!here)(`on ${engine}, concurrent purchases sell exactly as much as limit and purse allow`, { timeout: 60_000 }, async () => {
    const { db, again, drop } = await create()
    const player = await emptyPlayers(db)
    const nodes = [db, again()]
    await fc.assert(
      fc.asyncProperty(fc.nat(6), fc.nat(20), fc.array(fc.nat(1), { maxLength: 8 }), async (ever, mithril, asked) => {
        const id = await player()
        await db.tx((tx) => give(tx, id, { mithril }))
        const sold = (await Promise.all(asked.map((node) => buy(nodes[node]!, id, ever)))).filter(Boolean).length
        expect(sold).toBe(Math.min(ever, Math.floor(mithril / COST), asked.length))
        expect(await db.tx((tx) => purseOf(tx, id))).toMatchObject({ mithril: mithril - COST * sold, gold: GIVES * sold })
      }),
      { numRuns: engine === 'sqlite' ? 60 : 20, seed: 4 },
    )
    await drop()
  })
