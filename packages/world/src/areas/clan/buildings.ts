// Buildings of clans: prices, times and effects of their levels, the forces of the hall of fame, and the gifts of the gear factory.
import type { BuildingLevel, ChanceTable, ClanBuilding, ClanStat } from '@skystair/contract'
import { resources } from '@skystair/contract/resources'

const LEVELS = 10

/** Ten levels; the clan needs two levels more for each. `row` returns the rest by the level's number, from 1. */
const tenLevels = (row: (level: number) => Pick<BuildingLevel, 'price' | 'effect'>): BuildingLevel[] =>
  Array.from({ length: LEVELS }, (_, index) => {
    const level = index + 1
    return { ...row(level), hours: level * level, clanLevel: 2 * level - 1 }
  })

/** The gears of a gift of the factory. */
const giftGears = (level: number): number => 3 + 2 * level

/** The rows of each building, from level 1. The factory costs no gears: it is their first source. */
export const buildingLevels: Readonly<Record<ClanBuilding, readonly BuildingLevel[]>> = {
  EXPERIENCE: tenLevels((level) => ({ price: { redCrystal: 80 * level * level, gears: 10 * level * level }, effect: 3 * level })),
  CLAN_SHIELD: tenLevels((level) => ({
    price: { redCrystal: 60 * level * level, blueCrystal: 4 * level * level, gears: 10 * level * level },
    effect: 3 * level,
  })),
  SNOW_WORLD: tenLevels((level) => ({ price: { blueCrystal: 6 * level * level, gears: 12 * level * level }, effect: level })),
  GEAR_FACTORY: tenLevels((level) => ({ price: { gold: 100 * level * level, redCrystal: 60 * level * level }, effect: giftGears(level) })),
  HALL_OF_FAME: [
    { price: { redCrystal: 300, gears: 40 }, hours: 8, clanLevel: 3, effect: 1 },
    { price: { redCrystal: 900, blueCrystal: 60, gears: 120 }, hours: 24, clanLevel: 6, effect: 2 },
    { price: { redCrystal: 2000, blueCrystal: 150, gears: 300 }, hours: 48, clanLevel: 10, effect: 3 },
    { price: { redCrystal: 4500, blueCrystal: 400, gears: 700 }, hours: 96, clanLevel: 14, effect: 4 },
    { price: { redCrystal: 10_000, blueCrystal: 1000, gears: 1500 }, hours: 168, clanLevel: 18, effect: 5 },
  ],
}

/** The number of moves of a hero in a fight during which the shield protects it. */
export const SHIELD_MOVES = 3

/** The price of each rank of a force of the hall of fame, from rank 1. */
export const hallPrices: readonly Partial<ClanStat>[] = [
  { redCrystal: 120, gears: 10 },
  { redCrystal: 300, blueCrystal: 20, gears: 30 },
  { redCrystal: 700, blueCrystal: 50, gears: 70 },
  { redCrystal: 1500, blueCrystal: 120, gears: 150 },
  { redCrystal: 3000, blueCrystal: 300, gears: 300 },
]

/** Returns the table of the daily gift of a factory of this level: gears with 30 per cent, other resources with 70. */
export const factoryTable = (level: number): ChanceTable => ({
  // A table whose rows change needs another id: the hash of the seed of the next gift was published for the old rows.
  id: `clanFactory.${level}`,
  rows: [
    { weight: 30, rewards: resources({ gears: giftGears(level) }) },
    { weight: 28, rewards: resources({ gold: 60 + 40 * level }) },
    { weight: 20, rewards: resources({ crystal: 4 + 3 * level }) },
    { weight: 10, rewards: resources({ elixir: 1 + Math.ceil(level / 3) }) },
    { weight: 7, rewards: resources({ blueCrystal: Math.ceil(level / 2) }) },
    { weight: 5, rewards: resources({ tickets: 1 + Math.floor(level / 5) }) },
  ],
})

/** Theme changes that are free, and the gems of the budget that each further one costs. */
export const FREE_THEMES = 3
export const THEME_GEMS = 250
