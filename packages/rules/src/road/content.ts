import type { FixedPlace, PlaceType, World } from '@skystair/contract'
import { pick, weighted } from '../mix.ts'
import { type StairSlot, stairSlots } from './measures.ts'
import { sourceStair } from './source-stair.ts'

/** The content of a slot before the player has changed anything. */
export interface PlaceContent {
  readonly placeType: PlaceType
  /** A squad guards it. */
  readonly guarded: boolean
  readonly fixed: FixedPlace | null
}

/** One salt per purpose: the same place gets independent random numbers for its content, its guards, its gains. */
export const SALT = {
  content: 11,
  guarded: 13,
  gain: 17,
  squad: 19,
  turn: 23,
  joins: 29,
  skill: 31,
  chest: 37,
  picture: 41,
  snow: 43,
} as const

/** Types of generated places: from which stair on they appear, their relative frequency, and how often a squad guards them, per cent. */
const generatedPlaces: readonly (readonly [type: PlaceType, from: number, weight: number, guarded: number])[] = [
  ['RESOURCE', 1, 38, 78],
  ['SKILL', 4, 8, 0],
  ['CONSUMABLE', 3, 12, 70],
  ['ARTIFACT', 6, 8, 90],
  ['RUNE', 9, 6, 85],
  ['POINTER', 2, 4, 0],
  ['TALKER', 3, 6, 0],
  ['TURN', 5, 6, 0],
  ['GAINABLE', 9, 3, 100],
  ['PORTAL', 7, 3, 0],
  ['SCRIPT', 6, 3, 0],
  ['CUSTOM_PLACE', 8, 3, 0],
]

const fixedPlacesCache = new WeakMap<World, Map<number, FixedPlace>>()

function fixedPlace(world: World, stair: number, slot: StairSlot): FixedPlace | null {
  let places = fixedPlacesCache.get(world)
  if (!places) {
    places = new Map(world.places.map((place) => [place.stair * 4 + place.slot, place]))
    fixedPlacesCache.set(world, places)
  }
  return places.get(stair * 4 + slot) ?? null
}

/** Returns the resource that comes again at a stair which repeats another. */
function repeatedResource(world: World, stair: number, slot: StairSlot): FixedPlace | null {
  const source = sourceStair(world, stair)
  const place = source === stair ? null : fixedPlace(world, source, slot)
  return place?.placeType === 'RESOURCE' ? place : null
}

/** From this stair on, and in this share of cases, a squad guards a fixed place with a resource or a rune. Other fixed places are never guarded. */
const FIXED_GUARD = { from: 5, percent: 100 } as const
const isFixedPlaceGuarded = ({ placeType, stair, slot }: FixedPlace): boolean =>
  (placeType === 'RESOURCE' || placeType === 'RUNE') &&
  stair >= FIXED_GUARD.from &&
  pick(100, SALT.guarded, stair, slot) < FIXED_GUARD.percent

/** Returns the content of a slot of the main road, or null. Fixed places come first; slot 0 always has its guardian; one islet in eight is empty. */
export function contentAt(world: World, stair: number, slot: StairSlot): PlaceContent | null {
  const fixed = fixedPlace(world, stair, slot) ?? repeatedResource(world, stair, slot)
  if (slot === 0) return { placeType: fixed?.placeType ?? 'CUSTOM_PLACE', guarded: true, fixed }
  if (fixed) return { placeType: fixed.placeType, guarded: isFixedPlaceGuarded(fixed), fixed }
  if (stair > 3 && pick(8, SALT.content, stair, slot, 1) === 0) return null
  const available = generatedPlaces.filter(([, from]) => stair >= from)
  const [placeType, , , guarded] = weighted(available, ([, , weight]) => weight, SALT.content, stair, slot)
  return { placeType, guarded: stair > 1 && pick(100, SALT.guarded, stair, slot) < guarded, fixed: null }
}

/** Returns the slots of a stair that have something on them, from the bottom. */
export const stairContents = (world: World, stair: number): { slot: StairSlot; content: PlaceContent }[] =>
  stairSlots.flatMap((slot) => {
    const content = contentAt(world, stair, slot)
    return content ? [{ slot, content }] : []
  })
