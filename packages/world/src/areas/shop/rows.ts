// The shops of the map of towns. The row of a shop defines what it sells; the price of a hero follows from its power (`heroPrice` in packages/rules).
// Another shop needs only another row here, and its texts.
import type { ArtifactKind, ArtifactShopRow, BoosterPrice, HeroShopRow, Price, ShopRow } from '@skystair/contract'
import { price } from '@skystair/contract/resources'
import { avatarShops } from './avatars.ts'

export { avatarShops, avatars } from './avatars.ts'

import { clanShop } from './clan-shop.ts'
import { tradeShops } from './trades.ts'

export * from './clan-shop.ts'
export * from './keeper-lines.ts'
export * from './trades.ts'

type Rest = Omit<HeroShopRow, 'id' | 'number' | 'buyVia' | 'limit' | 'condition'> & Pick<Partial<HeroShopRow>, 'buyVia'>

/** A hero shop: name, number, the highest won stair that it requires. */
const shop = (id: string, number: number, stair: number, { buyVia = null, ...rest }: Rest): HeroShopRow => ({
  id,
  number,
  buyVia,
  condition: { stair },
  limit: { perDay: 1 },
  ...rest,
})

/** In the order of the map: that of the stairs at which they open. */
export const heroShops: readonly HeroShopRow[] = [
  shop('usual', 1, 1, {
    island: 'island/windmill',
    backdrop: 'shop/heroes-usual',
    keeper: 'keeper/1/sergeant',
    resource: 'gold',
    stock: { rarities: ['COMMON', 'UNCOMMON'], atOnce: 6 },
  }),
  shop('legend', 2, 30, {
    island: 'building/hall_of_fame_3',
    backdrop: 'shop/heroes-legend',
    keeper: 'keeper/1/embellisher',
    resource: 'crystal',
    stock: { rarities: ['RARE'], atOnce: 4 },
  }),
  shop('portal', 13, 50, {
    island: 'portal',
    backdrop: 'place/portal',
    keeper: null,
    resource: 'sulfur',
    buyVia: 'portal',
    stock: { classes: ['IMP', 'DEMON', 'DEVIL', 'SUCCUBUS', 'ELEMENTAL_FIRE', 'SALAMANDER', 'WARLOCK'], atOnce: 3 },
  }),
  shop('townHero', 5, 60, {
    island: 'town/heroes',
    backdrop: 'town/heroes',
    keeper: 'keeper/2/castle_steward',
    resource: 'gold',
    stock: {
      classes: ['HUMAN', 'KNIGHT', 'PALADIN', 'ARCHER', 'MAGE', 'PRIEST', 'MONK', 'NUN', 'BERSERK', 'BARBARIAN', 'ASSASSIN'],
      rarities: ['RARE', 'EPIC'],
      atOnce: 4,
    },
  }),
  shop('ametist', 10, 70, {
    island: 'town/amethyst',
    backdrop: 'town/amethyst',
    keeper: 'keeper/2/jeweller',
    resource: 'amethysts',
    buyVia: 'ametist',
    stock: { classes: ['GOLEM', 'GARGOYLE', 'GORGON', 'ELEMENTAL_EARTH', 'BASILISK'], atOnce: 3 },
  }),
  // Myths are sold from stair 100 on, but the victory level that opens the shop, the highest won stair, is higher.
  shop('myth', 3, 110, {
    island: 'island/waterfall',
    backdrop: 'shop/heroes-myth',
    keeper: 'keeper/1/old_woman',
    resource: 'crystal',
    stock: { rarities: ['EPIC'], atOnce: 4 },
  }),
  shop('water', 11, 150, {
    island: 'town/water',
    backdrop: 'town/water',
    keeper: 'keeper/2/octopus',
    resource: 'crystal',
    stock: { classes: ['MERMAID', 'NAGA', 'KRAKEN', 'HYDRA', 'ELEMENTAL_WATER'], atOnce: 4 },
  }),
  shop('angels', 7, 200, {
    island: 'town/angels',
    backdrop: 'town/angels',
    keeper: 'keeper/2/librarian',
    resource: 'gold',
    stock: { classes: ['ANGEL', 'PEGASUS', 'UNICORN'], rarities: ['RARE', 'EPIC'], atOnce: 4 },
  }),
  shop('sur', 9, 250, {
    island: 'town/sur',
    backdrop: 'town/sur',
    keeper: 'keeper/2/mahout',
    resource: 'gold',
    stock: { classes: ['CENTAUR', 'DJINN', 'GRIFFIN', 'CHIMERA', 'MINOTAUR'], rarities: ['RARE', 'EPIC'], atOnce: 3 },
  }),
  shop('shadow', 12, 350, {
    island: 'town/shadow',
    backdrop: 'town/shadow',
    keeper: 'keeper/2/voice',
    resource: 'gold',
    stock: { factions: ['SHADOW'], rarities: ['RARE', 'EPIC'], atOnce: 3 },
  }),
  shop('townTitan', 6, 400, {
    island: 'town/titans',
    backdrop: 'town/titans',
    keeper: 'keeper/2/gatekeeper',
    resource: 'blueCrystal',
    stock: { classes: ['TITAN', 'CYCLOPS'], atOnce: 1 },
  }),
  shop('yotuns', 8, 450, {
    island: 'town/yotuns',
    backdrop: 'town/yotuns',
    keeper: 'keeper/2/ice_smith',
    resource: 'blueCrystal',
    stock: { classes: ['YOTUN', 'TROLL', 'DWARF', 'BERSERK'], rarities: ['RARE', 'EPIC', 'LEGENDARY'], atOnce: 2 },
  }),
  shop('top', 4, 500, {
    island: 'building/experience_3',
    backdrop: 'shop/heroes-top',
    keeper: 'keeper/1/astronomer',
    resource: 'mithril',
    stock: { rarities: ['LEGENDARY'], atOnce: 3 },
  }),
  shop('ark', 14, 1500, {
    island: 'town/ark',
    backdrop: 'town/ark',
    keeper: 'keeper/2/captain',
    resource: 'tokens',
    buyVia: 'token',
    stock: { ark: true, atOnce: 2 },
  }),
]

export const boosterShop: ShopRow = {
  id: 'booster',
  number: 20,
  island: 'island/tree',
  backdrop: 'shop/boosters',
  keeper: 'keeper/1/botanist',
  condition: { level: 8 },
}

export const artifactShops: readonly ArtifactShopRow[] = [
  {
    id: 'artifact',
    number: 30,
    island: 'building/gear_factory_3',
    backdrop: 'shop/artifacts',
    keeper: 'keeper/1/twin_copper',
    condition: { stair: 6 },
    context: 'COMMON_SHOP',
    amulets: false,
    rarities: ['USUAL', 'RARE'],
  },
  {
    id: 'artifactTown',
    number: 31,
    island: 'island/castle',
    backdrop: 'place/forge',
    keeper: 'creature/forge_cyclops',
    condition: { stair: 900 },
    context: 'ARTIFACT_TOWN',
    amulets: false,
    rarities: ['UNIQUE'],
  },
  {
    id: 'amulet',
    number: 32,
    island: 'building/clan_shield_3',
    backdrop: 'shop/amulets',
    keeper: 'keeper/1/seer',
    condition: { stair: 40 },
    context: 'ARTIFACT_TOWN',
    amulets: true,
    rarities: [],
  },
]

/**
 * The price of a piece follows the stair on which it is first found. A steady player gains about 120 gold a day for each stair, from stair 10 on: a piece costs
 * most of a day, on the first stairs less, and unique ones cost crystals. Amulets cost gems, of which a player gets some twenty-five a day for free.
 */
export function artifactPrice({ effectType, rarity, minStair }: ArtifactKind): Price[] {
  if (effectType.startsWith('AMULET_')) return price({ mithril: rarity === 'USUAL' ? 20 : 40 })
  return rarity === 'UNIQUE'
    ? price({ crystal: 15 + Math.ceil((minStair * 3) / 5) })
    : price({ gold: 50 + 30 * minStair + 70 * Math.max(0, minStair - 10) })
}

const opensAt = ({ condition: { stair = 0, level = 0 } }: ShopRow): number => stair || level

/** Every shop of the map, in the order in which they open. */
export const shops: readonly ShopRow[] = [...heroShops, boosterShop, ...artifactShops, ...avatarShops, ...tradeShops, clanShop].sort(
  (a, b) => opensAt(a) - opensAt(b),
)

/**
 * Prices of boosters by name. A steady player keeps 40 to 50 gold for each level a day: an hour of experience costs two thirds of a day, eight hours less
 * than two, a whole day three, and boosters of health and recovery a third to a half of that. Sets cost gems, of which a player gets some
 * forty a day for free: the golden one takes those of five days, so that the gems of one package last for three weeks of golden sets.
 */
export const boosterPrices: Readonly<Record<string, BoosterPrice>> = {
  exp_small: { goldPerLevel: 30 },
  exp_middle: { goldPerLevel: 75 },
  exp_big: { goldPerLevel: 140 },
  health_small: { goldPerLevel: 10 },
  health_middle: { goldPerLevel: 30 },
  health_big: { goldPerLevel: 60 },
  recover_small: { goldPerLevel: 8 },
  recover_middle: { goldPerLevel: 22 },
  recover_big: { goldPerLevel: 45 },
  set_silver: { mithril: 10 },
  set_gold: { mithril: 200 },
  set_platinum: { mithril: 500 },
}
