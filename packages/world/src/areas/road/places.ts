// Places set by hand. On the first stairs each new type is met once, by itself, before the road mixes them; further up are those
// who tell the story. `gain` names resources, keys of artifacts and kinds of consumables; `subject` is a text `talker.<subject>`.
import type { FixedPlace, PlaceType } from '@skystair/contract'

type More = Partial<Pick<FixedPlace, 'subject' | 'creature'>> & { readonly gain?: readonly (readonly [kind: string, amount: number])[] }

const place = (stair: number, slot: 1 | 2, placeType: PlaceType, image: string, more: More = {}): FixedPlace => ({
  stair,
  slot,
  placeType,
  image,
  subject: more.subject ?? null,
  gain: (more.gain ?? []).map(([kind, amount]) => ({ kind, amount })),
  ...(more.creature ? { creature: more.creature } : {}),
})

const talker = (stair: number, subject: string): FixedPlace => place(stair, 1, 'TALKER', 'talker', { subject })

const firstStairs: readonly FixedPlace[] = [
  talker(1, 'cat'),
  place(1, 2, 'RESOURCE', 'place/gold', { gain: [['gold', 50]] }),
  place(2, 1, 'RESOURCE', 'place/gold', { gain: [['gold', 60]] }),
  place(2, 2, 'POINTER', 'pointer', { subject: 'pointer_first' }),
  talker(3, 'rabbit'),
  place(3, 2, 'GAINABLE', 'place/gainable', { creature: 'lamp_nun' }),
  place(4, 1, 'GAINABLE', 'place/gainable', { creature: 'hill_dwarf' }),
  place(4, 2, 'TURN', 'turn'),
  place(5, 1, 'SKILL', 'place/skill'),
  place(5, 2, 'RESOURCE', 'place/gold', { gain: [['gold', 100]] }),
  place(6, 1, 'ARTIFACT', 'chest/SILVER', { gain: [['road_sword', 1]] }),
  place(6, 2, 'SCRIPT', 'place/script', { subject: 'mason_note', gain: [['gold', 20]] }),
  place(7, 1, 'PORTAL', 'portal'),
  place(7, 2, 'RESOURCE', 'place/mithril', { gain: [['mithril', 5]] }),
  place(8, 1, 'CONSUMABLE', 'place/consumable', { gain: [['heal_small', 1]] }),
  talker(9, 'mason'),
  place(9, 2, 'RUNE', 'place/rune', { gain: [['crystal', 8]] }),
  place(10, 1, 'GAINABLE', 'place/gainable', { creature: 'stair_monk' }),
  place(10, 2, 'CUSTOM_PLACE', 'place/script', { subject: 'bathhouse', gain: [['gold', 40]] }),
  place(11, 1, 'SKILL', 'place/skill'),
  place(11, 2, 'CONSUMABLE', 'place/consumable', { gain: [['fire_scroll', 1]] }),
  talker(12, 'rabbit_late'),
  place(12, 2, 'ARTIFACT', 'chest/SILVER', { gain: [['oak_shield', 1]] }),
  place(13, 1, 'RESOURCE', 'place/crystal', { gain: [['crystal', 12]] }),
  place(13, 2, 'TURN', 'turn'),
  place(14, 1, 'GAINABLE', 'place/gainable', { creature: 'village_archer' }),
  place(14, 2, 'CONSUMABLE', 'place/consumable', { gain: [['revive', 1]] }),
  talker(15, 'cat_dragon'),
  place(15, 2, 'RESOURCE', 'place/mithril', { gain: [['mithril', 10]] }),
  place(25, 2, 'RESOURCE', 'place/elixir', { gain: [['elixir', 3]] }),
  place(30, 2, 'GAINABLE', 'place/gainable', { creature: 'stair_mason' }),
  place(40, 2, 'ARTIFACT', 'chest/GOLD', { gain: [['ash_feather_amulet', 1]] }),
  place(60, 2, 'ARTIFACT', 'chest/AZURE', { gain: [['castle_sword', 1]] }),
  place(70, 2, 'RESOURCE', 'place/caviar', { gain: [['caviar', 1]] }),
  place(130, 2, 'RESOURCE', 'place/crystal', { gain: [['amethysts', 1]] }),
]

/**
 * The resources that later shops ask for lie along the road, guarded: once in `APART` stairs, from the stair on at which the first shop asks for them, and
 * in larger amounts further up.
 */
const find = (kind: string, image: string, from: number, { base, per }: { readonly base: number; readonly per: number }): FixedPlace[] =>
  Array.from({ length: Math.trunc((LAST_FIND - from) / APART) + 1 }, (_, i) => {
    const stair = from + i * APART
    return place(stair, 2, 'RESOURCE', image, { gain: [[kind, base + Math.trunc(stair / per)]] })
  })
const LAST_FIND = 5995
const APART = 40

const finds: readonly FixedPlace[] = [
  ...find('caviar', 'place/caviar', 45, { base: 2, per: 200 }),
  ...find('sulfur', 'place/sulfur', 95, { base: 5, per: 50 }),
  ...find('amethysts', 'place/crystal', 65, { base: 3, per: 100 }),
  ...find('tokens', 'chest/JADE', 1515, { base: 1, per: 750 }),
]

/** The persons of the story, and the places at which the player meets them. */
const storyTellers: readonly (readonly [stair: number, subject: string])[] = [
  [21, 'bridge'],
  [31, 'nun'],
  [45, 'rabbit_tea'],
  [59, 'cat_top'],
  [61, 'castle_gate'],
  [99, 'king'],
  [160, 'builders'],
  [250, 'rabbit_fence'],
  [330, 'cat_windows'],
  [399, 'lady'],
  [401, 'titan'],
  [600, 'drowned_bell'],
  [800, 'cat_fish'],
  [999, 'whirlpool'],
  [1200, 'rabbit_snow'],
  [1499, 'blizzard'],
  [1501, 'clerk'],
  [1750, 'rabbit_receipt'],
  [2000, 'forgotten'],
  [2499, 'cat_name'],
  [3000, 'debts'],
  [3499, 'judge'],
  [3501, 'clouds'],
  [4200, 'firebird'],
  [4999, 'gatekeeper'],
  [5500, 'rabbit_tired'],
  [5999, 'cat_choice'],
  [6001, 'cat_further'],
  [6051, 'rabbit_further'],
]

export const places: readonly FixedPlace[] = [...firstStairs, ...finds, ...storyTellers.map(([stair, subject]) => talker(stair, subject))]
