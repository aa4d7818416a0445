// The snow world: a short road with much of the main road's rare resources, and without gold.
import type { SnowRules } from '@skystair/contract'

export const snow: SnowRules = {
  fromStair: 70,
  steps: 18,
  hours: 6,
  hoardEvery: 6,
  hoards: ['ARTIFACT', 'CONSUMABLE', 'RUNE'],
  places: [
    { placeType: 'RESOURCE', weight: 48, guarded: 60 },
    { placeType: 'CONSUMABLE', weight: 12, guarded: 60 },
    { placeType: 'RUNE', weight: 8, guarded: 70 },
    { placeType: 'SKILL', weight: 10, guarded: 0 },
    { placeType: null, weight: 22, guarded: 0 },
  ],
  resources: [
    { kind: 'crystal', fromStep: 1, weight: 26, amount: 5 },
    { kind: 'elixir', fromStep: 1, weight: 18, amount: 1 },
    { kind: 'blueCrystal', fromStep: 1, weight: 18, amount: 1 },
    { kind: 'sulfur', fromStep: 3, weight: 14, amount: 1 },
    { kind: 'mithril', fromStep: 3, weight: 10, amount: 2 },
    { kind: 'caviar', fromStep: 7, weight: 8, amount: 1 },
    { kind: 'amethysts', fromStep: 7, weight: 4, amount: 1 },
    { kind: 'tickets', fromStep: 7, weight: 6, amount: 1 },
  ],
  kinds: ['snow_leopard', 'ice_troll', 'frost_yotun', 'winter_dryad', 'brown_bear', 'grey_wolf'],
  percent: 80,
  percentPerStep: 2,
}

/** How many platforms more a pair of snowshoes lets a player reach on one visit. */
export const SNOWSHOE_STEPS = 4
