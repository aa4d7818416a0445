import type { Player, ResourceName } from '@skystair/contract'
import { DAY, HOUR } from '@skystair/contract/time'
import { artifactOf, priceOf, spawn } from '@skystair/rules'
import { world } from '@skystair/world'
import { personalOffers } from '@skystair/world/areas/offer/rows'
import { artifactPrice, exchangeKinds, heroShops } from '@skystair/world/areas/shop/rows'
import fc from 'fast-check'
import { expect, it, test } from 'vitest'
import { guest } from '../../../testing/client.ts'
import { edit } from '../../../testing/edit-player.ts'
import { give } from '../../../testing/purse.ts'
import { testApp, testClock } from '../../../testing/test-app.ts'
import { testArtifact } from '../../../testing/test-artifact.ts'
import { insertCreature } from '../hero/repository.ts'

/** Gold for one unit of each resource, far less than what it buys: what a sale returns must be below even that. */
const worthOf: Readonly<Partial<Record<ResourceName, number>>> = {
  ...{ gold: 1, crystal: 2, mithril: 5, blueCrystal: 10, sulfur: 10, amethysts: 10, caviar: 10, tokens: 100 },
}

/** Returns what a player owns: resources, what artifacts are sold for, and what oblivion returns. */
function worth({ resources, artifacts, creatures }: Player): number {
  const worn = creatures.flatMap((hero) => hero.artifacts)
  return (
    Object.entries(worthOf).reduce((sum, [resource, each]) => sum + each * resources[resource as ResourceName], 0) +
    [...artifacts, ...worn].reduce((sum, artifact) => sum + priceOf(artifact), 0) +
    creatures.reduce((sum, { tokensPaid = 0 }) => sum + 100 * tokensPaid, 0)
  )
}

it('an artifact is sold for less than the shop’s price', () => {
  for (const kind of world.artifacts) {
    const [{ resource, amount }] = artifactPrice(kind) as [{ resource: ResourceName; amount: number }]
    expect(priceOf(artifactOf(kind, 1)), kind.key).toBeLessThan(amount * worthOf[resource]!)
  }
})

/** A step: what is done, and with which of the things that can be chosen, modulo their number. */
const step = fc.record({
  what: fc.constantFrom('hero', 'ark', 'amethyst', 'oblivion', 'artifact', 'sell artifact', 'exchange', 'eleph', 'rank'),
  nth: fc.nat(60),
})

test('no sequence of buying, selling and exchanging makes a player richer, whatever campaigns and offers are running', {
  timeout: 240_000,
}, async () => {
  const clock = testClock(Date.UTC(2026, 0, 5, 12))
  const server = await testApp({ clock })
  const offers = fc.subarray(personalOffers.map(({ type }) => type))
  await fc.assert(
    fc.asyncProperty(fc.array(step, { minLength: 4, maxLength: 12 }), fc.nat(20), offers, async (steps, days, open) => {
      clock.pass(days * DAY)
      const client = await guest(server.app)
      const { id } = (await client.call('GET /api/player/id/current')).reply
      await edit(server, id, async ({ state }, tx) => {
        Object.assign(state, { bestVictoryStair: 6000, level: 60, goodPoints: 20, evilPoints: 20 })
        state.offers = Object.fromEntries(open.map((type) => [type, { at: clock(), until: clock() + HOUR }]))
        await give(tx, id, Object.fromEntries(Object.keys(worthOf).map((resource) => [resource, 200_000])))
        for (const { imageId } of world.creatures.filter(({ ark }) => ark))
          await insertCreature(tx, id, { ...spawn(world, imageId, { id: 0, playerId: id }), artifacts: [testArtifact(state.nextItem++)] })
      })
      const player = async () => (await client.call('GET /api/player/current')).reply
      let before = await player()
      for (const { what, nth } of steps) {
        const pick = <T>(all: readonly T[]): T | undefined => (all.length === 0 ? undefined : all[nth % all.length])
        const heroKind = what === 'ark' ? 'ark' : what === 'amethyst' ? 'ametist' : pick(heroShops)!.id
        if (what === 'hero' || what === 'ark' || what === 'amethyst') {
          const offer = pick((await client.call('GET /api/shop/creature/{heroKind}/list', { params: { heroKind } })).reply)
          const { buyVia } = heroShops.find((shop) => shop.id === heroKind)!
          const call = buyVia ? (`POST /api/shop/creature/${buyVia}/{id}/buy` as const) : 'POST /api/shop/creature/{id}/buy'
          if (offer) await client.call(call, { params: { id: offer.id } })
        } else if (what === 'oblivion') {
          // Also heroes that it refuses.
          await client.call('GET /api/shop/oblivion/sell/{id}', { params: { id: pick(before.creatures.toReversed())!.id } })
        } else if (what === 'artifact') {
          const context = nth % 2 ? 'COMMON_SHOP' : 'ARTIFACT_TOWN'
          const piece = pick((await client.call('GET /api/shop/artifact/list/context/{context}', { params: { context } })).reply)
          const creatureId = String(pick(before.creatures)!.id)
          if (piece) await client.call('POST /api/shop/artifact/{id}/buy', { params: { id: piece.id }, body: { creatureId } })
        } else if (what === 'sell artifact') {
          const artifact = pick([...before.artifacts, ...before.creatures.flatMap((hero) => hero.artifacts)])
          if (artifact) await client.call('POST /api/artifact/{id}/sell', { params: { id: artifact.id } })
        } else if (what === 'exchange') {
          const { kind: KIND, takes, rarities } = pick(exchangeKinds)!
          const option = pick((await client.call('GET /api/shop/creature/exchange/{KIND}/options', { params: { KIND } })).reply)
          const creatureIds = before.creatures
            .filter(({ rarity }) => rarities.includes(rarity))
            .slice(0, takes)
            .map((hero) => hero.id)
          if (option && creatureIds.length === takes)
            await client.call('POST /api/shop/creature/{id}/exchange', { params: { id: option.id }, body: { creatureIds } })
        } else if (what === 'eleph') {
          const offer = pick((await client.call('GET /api/shop/caviar/eleph/list')).reply)
          if (offer) await client.call('POST /api/shop/caviar/eleph/{id}/buy', { params: { id: offer.id } })
        } else await client.call('POST /api/shop/caviar/rank/{id}/buy', { params: { id: pick(before.creatures)!.id } })
        const after = await player()
        expect(worth(after), what).toBeLessThanOrEqual(worth(before))
        before = after
      }
    }),
    { numRuns: 60, seed: 21 },
  )
  await server.close()
})
