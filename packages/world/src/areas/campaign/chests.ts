// Chests of chest campaigns: the number of bought gems that opens each, its possible contents and their probabilities. Players see these weights as odds.
import type { CampaignType, ChanceTable, ChestRow, ChestType, Reward } from '@skystair/contract'
import { resources } from '@skystair/contract/resources'

/** The number of bought gems that a won fight of the campaign counts as: twenty-five a day for its week open four of the six chests. */
export const GEMS_PER_VICTORY = 60

/** In the order of their goals. */
export const chests: readonly ChestRow[] = [
  { type: 'SILVER', goal: 1 },
  { type: 'AZURE', goal: 3000 },
  { type: 'AMBER', goal: 7000 },
  { type: 'GOLD', goal: 10_000 },
  { type: 'JADE', goal: 20_000 },
  { type: 'LAVA', goal: 50_000 },
]

/** The chest campaigns. They differ in the rarest prize: gems, an artifact, a hero. */
export const chestCampaigns = ['CHEST', 'CHEST_2', 'CHEST_3'] as const satisfies readonly CampaignType[]
export type ChestCampaignType = (typeof chestCampaigns)[number]

type Row = readonly [weight: number, rewards: readonly Reward[]]
const consumable = (name: string, amount: number): Reward[] => [{ kind: 'consumable', consumable: name, amount }]

/** The possible contents of each chest besides the rarest prize, the likeliest first. The weights of a chest, with that of the prize, add up to 1000. */
const common: Readonly<Record<ChestType, readonly Row[]>> = {
  SILVER: [
    [400, resources({ gold: 80 })],
    [240, resources({ crystal: 3 })],
    [160, resources({ elixir: 1 })],
    [110, consumable('heal_small', 1)],
    [70, resources({ tickets: 1 })],
  ],
  AZURE: [
    [360, resources({ gold: 800, crystal: 10 })],
    [240, resources({ crystal: 30 })],
    [170, resources({ elixir: 5 })],
    [120, consumable('revive', 2)],
    [80, resources({ tickets: 3 })],
  ],
  AMBER: [
    [340, resources({ gold: 1800, crystal: 25 })],
    [240, resources({ crystal: 60, elixir: 4 })],
    [170, resources({ elixir: 12 })],
    [130, resources({ blueCrystal: 8 })],
    [80, resources({ tickets: 6 })],
  ],
  GOLD: [
    [330, resources({ gold: 3500, crystal: 40 })],
    [240, resources({ crystal: 100, elixir: 8 })],
    [180, resources({ blueCrystal: 15 })],
    [120, consumable('feather', 2)],
    [80, resources({ tickets: 10 })],
  ],
  JADE: [
    [320, resources({ gold: 8000, crystal: 90 })],
    [240, resources({ blueCrystal: 30, elixir: 15 })],
    [180, resources({ sulfur: 25 })],
    [120, resources({ caviar: 12 })],
    [80, resources({ tickets: 20 })],
  ],
  LAVA: [
    [300, resources({ gold: 20_000, crystal: 250 })],
    [240, resources({ blueCrystal: 80, elixir: 40 })],
    [180, resources({ sulfur: 70 })],
    [120, resources({ amethysts: 60 })],
    [80, resources({ caviar: 30, tickets: 30 })],
  ],
}

/** The rarest prize of each chest, and its weight. */
const prizes: Readonly<
  Record<ChestType, { readonly weight: number; readonly gems: number; readonly artifact: string; readonly hero: string }>
> = {
  SILVER: { weight: 20, gems: 15, artifact: 'felt_boots', hero: 'gate_griffin' },
  AZURE: { weight: 30, gems: 120, artifact: 'healer_book', hero: 'green_dragon' },
  AMBER: { weight: 40, gems: 300, artifact: 'lantern_orb', hero: 'white_unicorn' },
  GOLD: { weight: 50, gems: 500, artifact: 'castle_sword', hero: 'moon_hare_ob' },
  JADE: { weight: 60, gems: 1200, artifact: 'hunter_bow', hero: 'steam_gnome_ob' },
  LAVA: { weight: 80, gems: 4000, artifact: 'royal_armour', hero: 'archangel_ob' },
}

function prizeOf(campaign: ChestCampaignType, chest: ChestType): readonly Reward[] {
  const { gems, artifact, hero } = prizes[chest]
  if (campaign === 'CHEST') return resources({ mithril: gems })
  return campaign === 'CHEST_2' ? [{ kind: 'artifact', artifact }] : [{ kind: 'creature', imageId: hero }]
}

/** Returns the table from which the content of a campaign's chest is drawn. */
export const chestTable = (campaign: ChestCampaignType, chest: ChestType): ChanceTable => ({
  id: `${campaign}:${chest}`,
  rows: [...common[chest], [prizes[chest].weight, prizeOf(campaign, chest)] as const].map(([weight, rewards]) => ({ weight, rewards })),
})
