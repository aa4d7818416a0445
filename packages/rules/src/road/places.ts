import type { Place, Tile, World } from '@skystair/contract'
import { kindOf } from '../growth/stats.ts'
import { pick } from '../mix.ts'
import { type Content, contentAt, contents, SALT } from './content.ts'
import { gainsAt } from './gains.ts'
import { mainId, type Spot, spotOf, turnContext, turnOf, turnSpotId } from './ids.ts'
import { LAST_STAIR, MAIN, type Slot, sideways, slotHeight, slots, stairOf } from './measure.ts'
import { imageOf } from './picture.ts'
import { squadAt } from './squad.ts'
import { isTurn, stepHeight, turnLength, turnType } from './turn.ts'

export type Standing = Place & { readonly contextId: string }

/** The kind of ground under a stair. */
const ground = (world: World, stair: number): Tile['kind'] => world.parts.find((p) => p.from <= stair && stair <= p.to)?.tile ?? 'meadow'

/** Platforms stand in the middle of the road's bend; what is on them a little aside, so that the road itself stays free. */
const aside = (id: number): number => (pick(2, SALT.picture, id) === 0 ? -1 : 1) * (30 + pick(31, SALT.picture, id, 1))

function fighters(world: World, id: number) {
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

/** Texts there are for generated places, numbered from 1: `talker.<name><n>`. The first meetings with the cat and the rabbit are fixed places. */
const subjects: Partial<Record<Place['placeType'], readonly [name: string, count: number]>> = {
  TALKER: ['chat', 28],
  SCRIPT: ['scroll', 20],
  POINTER: ['pointer', 14],
  CUSTOM_PLACE: ['oddity', 12],
}

function subjectOf(type: Place['placeType'], id: number): string | null {
  const texts = subjects[type]
  return texts ? `${texts[0]}${1 + pick(texts[1], SALT.picture, id, 2)}` : null
}

/** Where a turn leads, what a fixed place was given, or a text drawn by the place's number; guardians need none. */
function mainSubject({ placeType, fixed }: Content, id: number, guardian: boolean): string | null {
  if (placeType === 'TURN') return turnContext(id)
  if (fixed) return fixed.subject
  return guardian ? null : subjectOf(placeType, id)
}

function mainPlace(world: World, stair: number, slot: Slot): Standing | null {
  const content = contentAt(world, stair, slot)
  if (!content) return null
  const id = mainId(stair, slot)
  const posY = slotHeight(stair, slot)
  const guardian = slot === 0
  const { gains: gain } = gainsAt(world, id)
  return {
    id,
    placeType: content.placeType,
    posX: sideways(posY) + (guardian ? 0 : aside(id)),
    posY,
    stair,
    image: content.fixed?.image ?? imageOf(content.placeType, gain[0]?.kind),
    ...fighters(world, id),
    guardian,
    battleLost: false,
    used: false,
    difficulty: null,
    gain,
    subject: mainSubject(content, id, guardian),
    contextId: MAIN,
  }
}

function turnPlace(world: World, turnId: number, step: number): Standing | null {
  const type = turnType(turnId, step)
  const id = turnSpotId(turnId, step)
  const turn = spotOf(turnId)
  if (!type || turn?.context !== 'main' || !isTurn(world, turnId)) return null
  const posY = stepHeight(step)
  const { gains: gain } = gainsAt(world, id)
  return {
    id,
    placeType: type,
    posX: sideways(posY, 120) + aside(id),
    posY,
    stair: turn.stair,
    image: imageOf(type, gain[0]?.kind),
    ...fighters(world, id),
    guardian: false,
    battleLost: false,
    used: false,
    difficulty: null,
    gain,
    subject: null,
    contextId: turnContext(turnId),
  }
}

const at = (world: World, spot: Spot): Standing | null =>
  spot.context === 'main' ? mainPlace(world, spot.stair, spot.slot) : turnPlace(world, spot.turnId, spot.step)

/** The place of that id as a fresh player finds it, with the road it stands on; null where nothing stands. */
export function placeById(world: World, id: number): Standing | null {
  const spot = spotOf(id)
  return spot ? at(world, spot) : null
}

const within = (posY: number, from: number, to: number): boolean => posY >= from && posY <= to

/** Places of a road between two heights (both included), from below, as a fresh player finds them. An unknown road has none. */
export function placesBetween(world: World, contextId: string, from: number, to: number): Place[] {
  const found: Standing[] = []
  const turnId = turnOf(contextId)
  if (turnId !== null) {
    for (let step = 1; step <= turnLength(turnId); step++) {
      const place = turnPlace(world, turnId, step)
      if (place) found.push(place)
    }
  } else if (contextId === MAIN && to >= 0) {
    for (let stair = stairOf(from); stair <= stairOf(to); stair++) {
      for (const { slot } of contents(world, stair)) found.push(mainPlace(world, stair, slot)!)
    }
  }
  return found.filter((p) => within(p.posY, from, to)).map(({ contextId: _, ...place }) => place)
}

/** Platforms of a road between two heights (both included), from below. Difficulty is the player's own and stays null here. */
export function tilesBetween(world: World, contextId: string, from: number, to: number): Tile[] {
  const turnId = turnOf(contextId)
  const tiles: Tile[] = []
  if (turnId !== null) {
    const turn = spotOf(turnId)
    if (turn?.context !== 'main' || !isTurn(world, turnId)) return []
    for (let step = 1; step <= turnLength(turnId); step++) {
      const posY = stepHeight(step)
      tiles.push({ posX: sideways(posY, 120), posY, kind: ground(world, turn.stair), stair: null, difficulty: null })
    }
  } else if (contextId === MAIN && to >= 0) {
    for (let stair = stairOf(from); stair <= Math.min(LAST_STAIR, stairOf(to)); stair++) {
      for (const slot of slots) {
        const posY = slotHeight(stair, slot)
        tiles.push({ posX: sideways(posY), posY, kind: ground(world, stair), stair: slot === 0 ? stair : null, difficulty: null })
      }
    }
  }
  return tiles.filter((tile) => within(tile.posY, from, to))
}
