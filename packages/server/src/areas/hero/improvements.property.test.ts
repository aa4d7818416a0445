import type { Creature } from '@skystair/contract'
import { HOUR } from '@skystair/contract/time'
import { pointsForRank, refreshed } from '@skystair/rules'
import { world } from '@skystair/world'
import fc from 'fast-check'
import { expect, test } from 'vitest'
import { wrongInBooks } from '../../../testing/audit-books.ts'
import { guest } from '../../../testing/client.ts'
import { edit } from '../../../testing/edit-player.ts'
import { engines } from '../../../testing/engines.ts'
import { testApp } from '../../../testing/test-app.ts'
import { testArtifact } from '../../../testing/test-artifact.ts'
import { creaturesOf } from './creatures.ts'
import { saveCreature } from './repository.ts'

const DOES = ['forge', 'forge other', 'transfer', 'raise'] as const

for (const { engine, here, create } of engines)
  test.skipIf(!here)(
    `on ${engine}, any mixture of parallel and repeated forgings, transfers and ranks gives each of them once, and loses nothing`,
    { timeout: 120_000 },
    async () => {
      const { db, drop } = await create()
      const server = await testApp({ db })
      const wish = fc.record({ does: fc.constantFrom(...DOES), key: fc.nat(3) })
      await fc.assert(
        fc.asyncProperty(fc.array(wish, { minLength: 1, maxLength: 10 }), async (wishes) => {
          const client = await guest(server.app)
          const { id } = (await client.call('GET /api/player/id/current')).reply
          const [sword, shield] = [testArtifact(901, 'castle_sword'), testArtifact(902, 'tower_shield')]
          let first!: Creature
          await edit(server, id, async ({ state }, tx) => {
            state.artifacts = [sword, shield]
            const [strong, weak] = (await creaturesOf(tx, id, state, server.clock())) as [Creature, Creature]
            first = weak
            await saveCreature(tx, refreshed(world, { ...strong, level: 30, rankPoints: pointsForRank(0) + 3 }))
            await saveCreature(tx, refreshed(world, { ...weak, level: 6 }))
          })
          const [strong, weak] = (await client.call('GET /api/player/current')).reply.creatures as [Creature, Creature]
          const lost = [
            ['ATTACK', weak.attack - first.attack],
            ['DEFENCE', weak.defence - first.defence],
            ['HEALTH', weak.health.total - first.health.total],
          ] as const
          const run = ({ does, key }: (typeof wishes)[number]) => {
            const headers = {
              'idempotency-key': `00000000-0000-4000-8000-0000${id.toString().padStart(6, '0')}${DOES.indexOf(does)}${key}`,
            }
            if (does === 'raise') return client.call('POST /api/creature/{id}/rank/raise', { params: { id: strong.id } }, headers)
            if (does === 'transfer')
              return client.call('POST /api/creature/{id}/transfer/{target}', { params: { id: weak.id, target: strong.id } }, headers)
            const artifact = does === 'forge' ? sword : shield
            return client.call('POST /api/artifact/{id}/forge', { params: { id: artifact.id }, body: { creatureId: strong.id } }, headers)
          }
          const replies = await Promise.all(wishes.map(run))
          // The same key gets the same reply, also if it is repeated later.
          const again = await Promise.all(wishes.map(run))
          for (const [index, { status }] of replies.entries()) if (status === 200) expect(again[index]!.status).toBe(200)
          const asked = (what: (typeof DOES)[number]) => wishes.some(({ does }) => does === what)
          const after = (await client.call('GET /api/player/current')).reply
          const [grown, giver] = after.creatures as [Creature, Creature]
          expect(after.artifacts.map((artifact) => artifact.id)).toEqual([
            ...(asked('forge') ? [] : [901]),
            ...(asked('forge other') ? [] : [902]),
          ])
          expect([giver.level, giver.powerGiven ?? false]).toEqual(asked('transfer') ? [1, true] : [6, false])
          // A single transfer brings the same in every order, because forging does not change the giver.
          const powers = Object.fromEntries((grown.forged ?? []).map(({ effectType, power }) => [effectType, power]))
          const expected: Record<string, number> = {}
          const add = (effect: string, power: number) => power > 0 && Object.assign(expected, { [effect]: (expected[effect] ?? 0) + power })
          if (asked('forge')) add(sword.effectType, sword.power)
          if (asked('forge other')) add(shield.effectType, shield.power)
          if (asked('transfer')) for (const [effect, power] of lost) add(effect, power)
          expect(powers).toEqual(expected)
          expect(grown.rankPoints).toBe(asked('raise') ? 3 : pointsForRank(0) + 3)
          expect(grown.rankReadyAt).toBe(asked('raise') ? server.clock() + HOUR / 6 : undefined)
          expect(await db.tx(wrongInBooks)).toEqual([])
        }),
        { numRuns: engine === 'sqlite' ? 40 : 15, seed: 16 },
      )
      await server.close()
      await drop()
    },
  )
