import { createHash } from 'node:crypto'
import { type ChanceTable, resources } from '@skystair/contract'
import { drawnRow } from '@skystair/rules'
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { emptyPlayers } from '../../testing/economy.ts'
import { engines, type TestDatabase } from '../../testing/engines.ts'
import { systemRandom } from '../random.ts'
import type { Db, Tx } from '../storage/db.ts'
import { announceDraw, draw } from './draw.ts'
import { grant } from './grant.ts'
import { purseOf } from './purse.ts'

const wheel: ChanceTable = {
  id: 'wheel',
  rows: [
    { weight: 90, rewards: resources({ gold: 1 }) },
    { weight: 9, rewards: resources({ gold: 10 }) },
    { weight: 1, rewards: resources({ gold: 100 }) },
  ],
}

for (const { engine, here, create } of engines)
  describe.skipIf(!here)(`a draw on ${engine}`, () => {
    let database: TestDatabase
    let newPlayer: () => Promise<number>
    let id: number
    beforeAll(async () => {
      database = await create()
      newPlayer = await emptyPlayers(database.db)
    })
    beforeEach(async () => {
      id = await newPlayer()
    })
    afterAll(() => database.drop())

    /** Runs work while the player's row is locked. */
    const locked = <T>(work: (tx: Tx) => Promise<T>, db: Db = database.db) =>
      db.tx(async (tx) => {
        await tx.one(`select id from player where id = ?${tx.lock}`, [id])
        return work(tx)
      })
    const announced = () => locked((tx) => announceDraw({ tx, now: 1, random: systemRandom }, id, wheel))
    const spin = (db?: Db) => locked((tx) => draw({ tx, now: 2, random: systemRandom }, id, wheel), db)

    it('is decided by a seed whose hash is published before it, and which is published after it', async () => {
      const before = await announced()
      expect(await announced()).toEqual(before)
      const drawn = await spin()
      expect(drawn).toMatchObject({ ...before, number: 1, ref: 'wheel:1' })
      expect(createHash('sha256').update(drawn.seed).digest('hex')).toBe(before.seedHash)
      expect(drawn.row).toBe(drawnRow(wheel, drawn.seed))
      expect(drawn.rewards).toEqual(wheel.rows[drawn.row]?.rewards)
      expect(await announced()).toEqual(drawn.next)
      expect(drawn.next.seedHash).not.toBe(before.seedHash)
    })

    it('throws STATE_CHANGED where no seed was announced', async () => {
      await expect(spin()).rejects.toMatchObject({ code: 'STATE_CHANGED' })
    })

    it('has a separate seed for each player and table', async () => {
      const first = await announced()
      const other = await locked((tx) => announceDraw({ tx, now: 1, random: systemRandom }, id, { ...wheel, id: 'chest' }))
      id = await newPlayer()
      expect(new Set([first, other, await announced()].map(({ seedHash }) => seedHash)).size).toBe(3)
    })

    it('made ten times at once uses ten seeds, and each is granted once', async () => {
      await announced()
      const drawn = await Promise.all(Array.from({ length: 10 }, (_, i) => spin(i % 2 === 0 ? database.db : database.again())))
      expect(drawn.map(({ number }) => number).sort((a, b) => a - b)).toEqual([1, 2, 3, 4, 5, 6, 7, 8, 9, 10])
      expect(new Set(drawn.map(({ seed }) => seed)).size).toBe(10)
      for (const { rewards, ref } of [...drawn, ...drawn])
        await locked((tx) =>
          grant(tx, id, resources({ gold: rewards[0]?.kind === 'resource' ? rewards[0].amount : 0 }), { reason: 'wheel', ref, now: 2 }),
        )
      const expected = drawn.reduce((sum, { row }) => sum + 10 ** row, 0)
      expect((await locked((tx) => purseOf(tx, id))).gold).toBe(expected)
    })
  })
