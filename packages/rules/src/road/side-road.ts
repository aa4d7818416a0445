// Roads beside the main one: those behind turns, the snow world, and the towers of raids.
import type { PlaceType, Tile, World } from '@skystair/contract'
import { RAID_PLATFORMS } from '@skystair/contract/measures'
import { gainsAt } from './gains.ts'
import {
  addressOf,
  type PlaceAddress,
  raidContext,
  raidOf,
  raidPlaceId,
  snowContext,
  snowOf,
  snowPlaceId,
  turnContext,
  turnOf,
  turnPlaceId,
} from './ids.ts'
import { sideways } from './measures.ts'
import { type RoadPlace, sideOffset, squadSummary, tileKind, untouched } from './place.ts'
import { placeImage } from './place-image.ts'
import { raidType } from './raid.ts'
import { snowType } from './snow.ts'
import { isTurn, stepHeight, turnLength, turnType } from './turn.ts'

/** How far a side road winds to each side. */
const WIDTH = 120

interface SideRoad {
  readonly contextId: string
  /** The stair that decides its strength and finds. */
  readonly stair: number
  readonly kind: Tile['kind']
  /** Number of platforms. */
  readonly length: number
  idOf(step: number): number
  typeOf(step: number): PlaceType | null
}

/** Returns the side road with this context id, or null. */
function sideRoad(world: World, contextId: string): SideRoad | null {
  const snow = snowOf(contextId)
  if (snow) {
    const { stair, steps } = snow
    const at = (step: number) => ({ ...snow, step })
    return {
      contextId,
      stair,
      kind: 'snow',
      length: steps,
      idOf: (step) => snowPlaceId(at(step)),
      typeOf: (step) => snowType(world, at(step)),
    }
  }
  const way = raidOf(contextId)
  if (way)
    return {
      contextId,
      stair: way.stair,
      kind: 'stone',
      length: RAID_PLATFORMS,
      idOf: (step) => raidPlaceId({ ...way, step }),
      typeOf: (step) => raidType(world, step),
    }
  const turnId = turnOf(contextId)
  const turn = turnId === null ? null : addressOf(turnId)
  if (turnId === null || turn?.context !== 'main' || !isTurn(world, turnId)) return null
  return {
    contextId,
    stair: turn.stair,
    kind: tileKind(world, turn.stair),
    length: turnLength(turnId),
    idOf: (step) => turnPlaceId(turnId, step),
    typeOf: (step) => turnType(turnId, step),
  }
}

function placeOn(world: World, { contextId, stair, idOf, typeOf }: SideRoad, step: number): RoadPlace | null {
  const placeType = typeOf(step)
  if (!placeType) return null
  const id = idOf(step)
  const posY = stepHeight(step)
  const { gains: gain } = gainsAt(world, id)
  return {
    id,
    placeType,
    posX: sideways(posY, WIDTH) + sideOffset(id),
    posY,
    stair,
    image: placeImage(placeType, gain[0]?.kind),
    ...squadSummary(world, id),
    guardian: false,
    ...untouched,
    gain,
    subject: null,
    contextId,
  }
}

type SideAddress = Exclude<PlaceAddress, { readonly context: 'main' }>

function sideContext(address: SideAddress): string {
  if (address.context === 'turn') return turnContext(address.turnId)
  return address.context === 'snow' ? snowContext(address) : raidContext(address)
}

/** Returns a place of a side road, or null if there is none. */
export function sidePlace(world: World, address: SideAddress): RoadPlace | null {
  const road = sideRoad(world, sideContext(address))
  return road && address.step >= 1 && address.step <= road.length ? placeOn(world, road, address.step) : null
}

const stepsOf = ({ length }: SideRoad): number[] => Array.from({ length }, (_, i) => i + 1)

/** Returns all places of a side road, from the bottom. None for other context ids. */
export function sidePlaces(world: World, contextId: string): RoadPlace[] {
  const road = sideRoad(world, contextId)
  return road ? stepsOf(road).flatMap((step) => placeOn(world, road, step) ?? []) : []
}

/** Returns all platforms of a side road, from the bottom. None for other context ids. */
export function sideTiles(world: World, contextId: string): Tile[] {
  const road = sideRoad(world, contextId)
  if (!road) return []
  return stepsOf(road).map((step) => ({ posX: sideways(stepHeight(step), WIDTH), posY: stepHeight(step), kind: road.kind, stair: null }))
}
