import { artifacts, boosters } from '@skystair/world/areas/hero/rows'
import { avatarShops } from '@skystair/world/areas/shop/rows'
import { observer } from 'mobx-react-lite'
import { useEffect } from 'react'
import { ShopStore } from '../../src/areas/shop/store.ts'
import { Shops } from '../../src/areas/shop/window.tsx'
import { useStore } from '../../src/ui/context.ts'
import { NOW } from '../../testing/fixtures.ts'
import { artifactOffer, avatarOffer, creatureOffer } from '../../testing/shop-fixtures.ts'
import { heroes } from '../heroes.ts'
import type { Rooms } from '../rooms.ts'

/** Artifacts on sale, one that the player cannot pay for, and one of a later stair. */
const artifactOffers = artifacts
  .slice(0, 6)
  .map((kind) => artifactOffer(kind.id, { key: kind.key, artifact: artifactOffer(kind.id).artifact, available: kind.id !== 6 }))
  .map((offer, index) => ({
    ...offer,
    artifact: { ...offer.artifact, atlasKey: artifacts[index]!.atlasKey, effectType: artifacts[index]!.effectType },
  }))

/** Portraits on sale, one that the player owns, and one of a later stair. */
const avatarOffers = avatarShops[0]!.avatars.map(({ id, key }) =>
  avatarOffer(id, { key, owned: id === 1, available: id !== 1 && id !== 5, minStair: id === 5 ? 60 : 0 }),
)

/** A running booster, one on sale, and one that the player cannot pay for. */
const boosterOffers = boosters.slice(0, 6).map(({ id, key, family, size, percent, hours }) => ({
  ...{ id, key, family, size, percent, hours, minLevel: 8, available: true, until: id === 2 ? NOW + 7_000_000 : null },
  price: [{ resource: 'gold' as const, amount: 90 * id }],
}))

/** Heroes on sale, two that the player cannot pay for, and one that was bought today. */
const heroOffers = heroes.map((creature, index) => {
  const offer = creatureOffer(index + 1, index === 1 ? { available: false, refusal: 'OFFER_LIMIT' } : {})
  return { ...offer, creature: { ...offer.creature, ...creature, health: { current: 140, total: 140 } } }
})

/** The map of towns. */
const Towns = () => <Shops />

/** The shop of boosters. */
const Boosters = () => <Shops shop="booster" />

/** The shop of artifacts. */
const Pieces = () => <Shops shop="artifact" />

/** A shop after the purchase of a hero. */
const Shelf = observer(function Shelf() {
  const shop = useStore(ShopStore)
  useEffect(() => {
    void shop.enter('usual').then(() => {
      shop.bought = shop.heroes.value?.[1] ?? null
    })
  }, [shop])
  return <Shops shop="usual" />
})

/** A shop of portraits, one of which the player owns. */
const Portraits = () => <Shops shop="avatar" />

export const rooms: Rooms = {
  rooms: { towns: Towns, shelf: Shelf, boosters: Boosters, pieces: Pieces, portraits: Portraits },
  replies: (server) =>
    server
      .on('GET /api/shop/artifact/list/context/{context}', artifactOffers)
      .on('GET /api/shop/avatar/list', avatarOffers)
      .on('GET /api/shop/booster/list', boosterOffers)
      .on('GET /api/shop/creature/{heroKind}/list', heroOffers),
}
