import type { Place, Tile, World } from '@skystair/contract'
import { kindOf } from '../growth/stats.ts'
import { pick } from '../mix.ts'
import { contentAt, type PlaceContent, SALT, stairContents } from './content.ts'
import { gainsAt } from './gains.ts'
import { addressOf, mainId, type PlaceAddress, turnContext, turnOf, turnPlaceId } from './ids.ts'
import { LAST_STAIR, MAIN, type StairSlot, sideways, slotHeight, stairOf, stairSlots } from './measures.ts'
import { placeImage } from './place-image.ts'
import { squadAt } from './squad.ts'
import { isTurn, stepHeight, turnLength, turnType } from './turn.ts'

export type RoadPlace = Place & { readonly contextId: string }

/** Returns the kind of tile in the part of the road to which a stair belongs. */
const tileKind = (world: World, stair: number): Tile['kind'] => world.parts.find((p) => p.from <= stair && stair <= p.to)?.tile ?? 'meadow'

/** Returns how far beside its platform's middle a place stands, so that the road stays free. */
const sideOffset = (id: number): number => (pick(2, SALT.picture, id) === 0 ? -1 : 1) * (30 + pick(31, SALT.picture, id, 1))

function squadSummary(world: World, id: number) {
  const squad = squadAt(world, id)
  if (!squad) return { creatureId: null, creatureImageId: null, creatureLevel: null, squadSize: 0, boss: false }
  const leader = squad.creatures.find((c) => c.id === squad.leader)!
  return {
    creatureId: kindOf(world, leader.imageId)!.id,
    creatureImageId: leader.imageId,
    creatureLevel: leader.level,
    squadSize: squad.creatures.length,
    boss: squad.bosses.length > 0,
  }
}

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

function mainPlace(world: World, stair: number, slot: StairSlot): RoadPlace | null {
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
    battleLost: false,
    used: false,
    difficulty: null,
    gain,
    subject: mainSubject(content, id, guardian),
    contextId: MAIN,
  }
}

function turnPlace(world: World, turnId: number, step: number): RoadPlace | null {
  const type = turnType(turnId, step)
  const id = turnPlaceId(turnId, step)
  const turn = addressOf(turnId)
  if (!type || turn?.context !== 'main' || !isTurn(world, turnId)) return null
  const posY = stepHeight(step)
  const { gains: gain } = gainsAt(world, id)
  return {
    id,
    placeType: type,
    posX: sideways(posY, 120) + sideOffset(id),
    posY,
    stair: turn.stair,
    image: placeImage(type, gain[0]?.kind),
    ...squadSummary(world, id),
    guardian: false,
    battleLost: false,
    used: false,
    difficulty: null,
    gain,
    subject: null,
    contextId: turnContext(turnId),
  }
}

const placeAt = (world: World, address: PlaceAddress): RoadPlace | null =>
  address.context === 'main' ? mainPlace(world, address.stair, address.slot) : turnPlace(world, address.turnId, address.step)

/** Returns a place as a new player finds it, with the context it belongs to; null if there is none. */
export function placeById(world: World, id: number): RoadPlace | null {
  const address = addressOf(id)
  return address ? placeAt(world, address) : null
}

const isBetween = (posY: number, from: number, to: number): boolean => posY >= from && posY <= to

/** Returns the places between two heights (both included), from the bottom, as a new player finds them. An unknown context has none. */
export function placesBetween(world: World, contextId: string, from: number, to: number): Place[] {
  const found: RoadPlace[] = []
  const turnId = turnOf(contextId)
  if (turnId !== null) {
    for (let step = 1; step <= turnLength(turnId); step++) {
      const place = turnPlace(world, turnId, step)
      if (place) found.push(place)
    }
  } else if (contextId === MAIN && to >= 0) {
    for (let stair = stairOf(from); stair <= stairOf(to); stair++) {
      for (const { slot } of stairContents(world, stair)) found.push(mainPlace(world, stair, slot)!)
    }
  }
  return found.filter((p) => isBetween(p.posY, from, to)).map(({ contextId: _, ...place }) => place)
}

/** Returns the platforms between two heights (both included), from the bottom. Their difficulty depends on the player and is null here. */
export function tilesBetween(world: World, contextId: string, from: number, to: number): Tile[] {
  const turnId = turnOf(contextId)
  const tiles: Tile[] = []
  if (turnId !== null) {
    const turn = addressOf(turnId)
    if (turn?.context !== 'main' || !isTurn(world, turnId)) return []
    for (let step = 1; step <= turnLength(turnId); step++) {
      const posY = stepHeight(step)
      tiles.push({ posX: sideways(posY, 120), posY, kind: tileKind(world, turn.stair), stair: null, difficulty: null })
    }
  } else if (contextId === MAIN && to >= 0) {
    for (let stair = stairOf(from); stair <= Math.min(LAST_STAIR, stairOf(to)); stair++) {
      for (const slot of stairSlots) {
        const posY = slotHeight(stair, slot)
        tiles.push({ posX: sideways(posY), posY, kind: tileKind(world, stair), stair: slot === 0 ? stair : null, difficulty: null })
      }
    }
  }
  return tiles.filter((tile) => isBetween(tile.posY, from, to))
}
