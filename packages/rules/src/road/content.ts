import type { FixedPlace, PlaceType, World } from '@skystair/contract'
import { pick, weighted } from '../mix.ts'
import { type Slot, slots } from './measure.ts'

/** What stands at a spot before anyone has touched it. */
export interface Content {
  readonly placeType: PlaceType
  /** Someone bars the way or sits on it. */
  readonly fight: boolean
  readonly fixed: FixedPlace | null
}

/** Salts keep the streams of numbers apart: what stands here, who guards it, what it gives. */
export const SALT = { content: 11, guarded: 13, gain: 17, squad: 19, turn: 23, joins: 29, skill: 31, chest: 37, picture: 41 } as const

/** From which stair a kind of place is met, how often (of the sum of all met by then), and how often someone guards it, per cent. */
const kinds: readonly (readonly [type: PlaceType, from: number, weight: number, guarded: number])[] = [
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

const fixedAt = new WeakMap<World, Map<number, FixedPlace>>()

function fixedPlace(world: World, stair: number, slot: Slot): FixedPlace | null {
  let places = fixedAt.get(world)
  if (!places) {
    places = new Map(world.places.map((place) => [place.stair * 4 + place.slot, place]))
    fixedAt.set(world, places)
  }
  return places.get(stair * 4 + slot) ?? null
}

/** From which stair on, and how often (per cent), someone sits on what lies at a fixed place. Lessons, gifts and talks are never barred. */
const SAT_ON = { from: 5, percent: 100 } as const
const satOn = ({ placeType, stair, slot }: FixedPlace): boolean =>
  (placeType === 'RESOURCE' || placeType === 'RUNE') && stair >= SAT_ON.from && pick(100, SALT.guarded, stair, slot) < SAT_ON.percent

/** What stands at a slot of the main road. Fixed places win; the numbered platform always has its guardian; an islet in eight stays empty (null). */
export function contentAt(world: World, stair: number, slot: Slot): Content | null {
  const fixed = fixedPlace(world, stair, slot)
  if (slot === 0) return { placeType: fixed?.placeType ?? 'CUSTOM_PLACE', fight: true, fixed }
  if (fixed) return { placeType: fixed.placeType, fight: satOn(fixed), fixed }
  if (stair > 3 && pick(8, SALT.content, stair, slot, 1) === 0) return null
  const met = kinds.filter(([, from]) => stair >= from)
  const [placeType, , , guarded] = weighted(met, ([, , weight]) => weight, SALT.content, stair, slot)
  return { placeType, fight: stair > 1 && pick(100, SALT.guarded, stair, slot) < guarded, fixed: null }
}

/** Every slot of a stair with something on it, from below. */
export const contents = (world: World, stair: number): { slot: Slot; content: Content }[] =>
  slots.flatMap((slot) => {
    const content = contentAt(world, stair, slot)
    return content ? [{ slot, content }] : []
  })
