import type { Place, Tile, World } from '@skystair/contract'
import { pick } from '../mix.ts'
import { contentAt, type PlaceContent, SALT, stairContents } from './content.ts'
import { gainsAt } from './gains.ts'
import { addressOf, mainId, type PlaceAddress, turnContext } from './ids.ts'
import { LAST_STAIR, MAIN, type StairSlot, sideways, slotHeight, stairOf, stairSlots } from './measures.ts'
import { type RoadPlace, sideOffset, squadSummary, tileKind, untouched } from './place.ts'
import { placeImage } from './place-image.ts'
import { sidePlace, sidePlaces, sideTiles } from './side-road.ts'

/** Number of texts for generated places of a type, keys `talker.<name><n>` from 1. The first meetings with the cat and the rabbit are fixed places. */
const subjectCounts: Partial<Record<Place['placeType'], readonly [name: string, count: number]>> = {
  TALKER: ['chat', 28],
  SCRIPT: ['scroll', 20],
  POINTER: ['pointer', 14],
  CUSTOM_PLACE: ['oddity', 12],
}

function subjectOf(type: Place['placeType'], id: number): string | null {
  const texts = subjectCounts[type]
  return texts ? `${texts[0]}${1 + pick(texts[1], SALT.picture, id, 2)}` : null
}

/** Returns a turn's context id, a fixed place's subject, or the key of a text chosen by the place's id; null for guardians. */
function mainSubject({ placeType, fixed }: PlaceContent, id: number, guardian: boolean): string | null {
  if (placeType === 'TURN') return turnContext(id)
  if (fixed) return fixed.subject
  return guardian ? null : subjectOf(placeType, id)
}

/** The number of places of which the cache is emptied: about those of the story. */
const MOST_KNOWN = 20_000
/** A cache of computed places of the main road, which are the same for every player. */
const known = new WeakMap<World, Map<number, RoadPlace | null>>()

function mainPlace(world: World, stair: number, slot: StairSlot): RoadPlace | null {
  const places = known.get(world) ?? new Map<number, RoadPlace | null>()
  known.set(world, places)
  const id = mainId(stair, slot)
  let place = places.get(id)
  if (place === undefined) {
    place = newMainPlace(world, stair, slot)
    if (places.size >= MOST_KNOWN) places.clear()
    places.set(id, place && Object.freeze(place))
  }
  return place
}

function newMainPlace(world: World, stair: number, slot: StairSlot): RoadPlace | null {
  const content = contentAt(world, stair, slot)
  if (!content) return null
  const id = mainId(stair, slot)
  const posY = slotHeight(stair, slot)
  const guardian = slot === 0
  const { gains: gain } = gainsAt(world, id)
  return {
    id,
    placeType: content.placeType,
    posX: sideways(posY) + (guardian ? 0 : sideOffset(id)),
    posY,
    stair,
    image: content.fixed?.image ?? placeImage(content.placeType, gain[0]?.kind),
    ...squadSummary(world, id),
    guardian,
    ...untouched,
    gain,
    subject: mainSubject(content, id, guardian),
    contextId: MAIN,
  }
}

const placeAt = (world: World, address: PlaceAddress): RoadPlace | null =>
  address.context === 'main' ? mainPlace(world, address.stair, address.slot) : sidePlace(world, address)

/** Returns a place as a new player finds it, with the context it belongs to; null if there is none. */
export function placeById(world: World, id: number): RoadPlace | null {
  const address = addressOf(id)
  return address ? placeAt(world, address) : null
}

const isBetween = (posY: number, from: number, to: number): boolean => posY >= from && posY <= to

/** Returns the places between two heights (both included), from the bottom, as a new player finds them. An unknown context has none. */
export function placesBetween(world: World, contextId: string, from: number, to: number): Place[] {
  const found: RoadPlace[] = [...sidePlaces(world, contextId)]
  if (contextId === MAIN && to >= 0) {
    for (let stair = stairOf(from); stair <= stairOf(to); stair++) {
      for (const { slot } of stairContents(world, stair)) found.push(mainPlace(world, stair, slot)!)
    }
  }
  return found.filter((p) => isBetween(p.posY, from, to)).map(({ contextId: _, ...place }) => place)
}

/** Returns the platforms between two heights (both included), from the bottom. */
export function tilesBetween(world: World, contextId: string, from: number, to: number): Tile[] {
  const tiles: Tile[] = [...sideTiles(world, contextId)]
  if (contextId === MAIN && to >= 0) {
    for (let stair = stairOf(from); stair <= Math.min(LAST_STAIR, stairOf(to)); stair++) {
      for (const slot of stairSlots) {
        const posY = slotHeight(stair, slot)
        tiles.push({ posX: sideways(posY), posY, kind: tileKind(world, stair), stair: slot === 0 ? stair : null })
      }
    }
  }
  return tiles.filter((tile) => isBetween(tile.posY, from, to))
}
