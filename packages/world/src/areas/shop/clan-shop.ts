// The shop on a clan's island: each member buys for gears and blue crystals, which clan life brings: the factory's gifts and the raids.
import type { Amounts, Membership, OfferRow, ResourceName, Reward, ShopRow } from '@skystair/contract'
import { CLAN_LEVEL } from '@skystair/contract/enums'
import { price, resources } from '@skystair/contract/resources'

/** Open to the members of any clan. */
export const clanShop: ShopRow = {
  id: 'clan',
  number: 56,
  island: 'building/gear_factory_2',
  backdrop: 'place/clan',
  keeper: 'keeper/3/clan_steward',
  condition: { level: CLAN_LEVEL, clanLevel: 1 },
}

/** An offer: number, the level of the clan that it requires, rewards, price, how often a member can buy it a day. */
const offer = (id: number, clanLevel: number, rewards: readonly Reward[], cost: Amounts, perDay: number): OfferRow => ({
  ...{ id, rewards, price: price(cost), limit: { perDay } },
  condition: { ...clanShop.condition, clanLevel },
})

/**
 * A member of a clan of level 1 gets about 1.5 gears a day from the factory, and 7 at its highest level: the daily goods of a level cost what a member gets
 * there in a day or two, so that a gear is either donated or spent.
 */
export const clanOffers: readonly OfferRow[] = [
  offer(1, 1, resources({ elixir: 3 }), { gears: 2 }, 1),
  offer(2, 1, [{ kind: 'consumable', consumable: 'revive', amount: 1 }], { gears: 3 }, 1),
  offer(3, 2, [{ kind: 'booster', booster: 'exp_small', amount: 1 }], { gears: 4 }, 1),
  offer(4, 3, resources({ tickets: 1 }), { gears: 4 }, 1),
  offer(5, 5, resources({ caviar: 1 }), { blueCrystal: 4 }, 2),
  offer(6, 7, [{ kind: 'consumable', consumable: 'feather', amount: 1 }], { gears: 5 }, 1),
  offer(7, 9, resources({ sulfur: 5 }), { blueCrystal: 8 }, 1),
  offer(8, 12, resources({ amethysts: 2 }), { gears: 12 }, 1),
  offer(9, 15, [{ kind: 'booster', booster: 'set_silver', amount: 1 }], { gears: 14 }, 1),
]

const gift = (id: number, clanMembership: Membership, rewards: readonly Reward[]): OfferRow => ({
  ...{ id, rewards, price: [], limit: { perDay: 1 } },
  condition: { ...clanShop.condition, clanMembership },
})

/** A gift a day for each member of a clan that has a status by the gems that its members bought. */
export const clanGifts: readonly OfferRow[] = [
  gift(21, 'SILVER', resources({ gold: 100 })),
  gift(22, 'GOLD', resources({ crystal: 8 })),
  gift(23, 'BRILLIANT', resources({ tickets: 1 })),
]

/** The resources that the shop takes. */
export const clanShopPurse: readonly ResourceName[] = ['gears', 'blueCrystal']
