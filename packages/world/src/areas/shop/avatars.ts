// The shops of portraits and their portraits. Each portrait is bought once.
import type { AvatarRow, AvatarShopRow, Condition } from '@skystair/contract'
import { type Amounts, price } from '@skystair/contract/resources'

const portrait = (id: number, key: string, cost: Amounts, condition?: Condition): AvatarRow => ({
  id,
  key,
  price: price(cost),
  ...(condition ? { condition } : {}),
})

/**
 * Portraits make no player stronger. Those of the painter cost the gold that a player of level 10 keeps in one to five days, those of the crew the crystals of some
 * days, and those of the mermaid gems, of which a player gets some forty a day for free.
 */
export const avatarShops: readonly AvatarShopRow[] = [
  {
    id: 'avatar',
    number: 70,
    island: 'island/watch',
    backdrop: 'shop/avatars-ordinary',
    keeper: 'keeper/1/painter',
    condition: { level: 10 },
    avatars: [
      portrait(1, 'gardener', { gold: 400 }),
      portrait(2, 'scholar', { gold: 700 }),
      portrait(3, 'dandy', { gold: 1000 }),
      portrait(4, 'knight', { gold: 1500 }),
      portrait(5, 'masked_cat', { gold: 2500 }, { stair: 60 }),
    ],
  },
  {
    id: 'avatarShip',
    number: 71,
    island: 'island/lighthouse',
    backdrop: 'shop/avatars-ship',
    keeper: 'keeper/1/purser',
    condition: { stair: 30 },
    avatars: [
      portrait(6, 'cook', { crystal: 10 }),
      portrait(7, 'navigator', { crystal: 15 }),
      portrait(8, 'captain', { crystal: 20 }),
      portrait(9, 'corsair', { crystal: 30 }),
      portrait(10, 'stowaway', { crystal: 45 }, { stair: 120 }),
    ],
  },
  {
    id: 'avatarAtlantis',
    number: 72,
    island: 'island/temple',
    backdrop: 'shop/avatars-atlantis',
    keeper: 'keeper/1/mermaid',
    condition: { stair: 70 },
    avatars: [
      portrait(11, 'coral_girl', { mithril: 15 }),
      portrait(12, 'diver', { mithril: 20 }),
      portrait(13, 'siren', { mithril: 25 }),
      portrait(14, 'triton', { mithril: 35 }),
      portrait(15, 'octopus_gentleman', { mithril: 50 }, { stair: 200 }),
    ],
  },
]

/** Every portrait that can be bought. */
export const avatars: readonly AvatarRow[] = avatarShops.flatMap((shop) => shop.avatars)
