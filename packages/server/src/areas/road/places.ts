import type { Place } from '@skystair/contract'
import { difficultyFor, isInInteractionRange, placeById, powerOf, type RoadPlace, squadAt } from '@skystair/rules'
import { world } from '@skystair/world'
import { refuse } from '../../refusal.ts'
import type { Tx } from '../../storage/db.ts'
import { reachOf } from '../player/position.ts'
import type { PlayerState } from '../player/state.ts'
import { type PlaceProgress, progressOf } from './repository.ts'

/** Kinds of places that are gone once they were used. */
const takenAway: readonly Place['placeType'][] = ['RESOURCE', 'ARTIFACT', 'RUNE', 'CONSUMABLE', 'SKILL', 'GAINABLE']

/** The player whom a place is shown to, as far as it matters. */
export interface Viewer {
  readonly bestVictoryStair: number
  /** What the squad can do now: see `powerOf` of the rules. */
  readonly power: number
}

/** Whether the fight at a place was won by this player. */
export const isWon = (place: Place, progress: PlaceProgress | undefined, { bestVictoryStair }: Pick<Viewer, 'bestVictoryStair'>): boolean =>
  progress?.won === true || (place.guardian && place.stair <= bestVictoryStair)

/** How hard the fight at a place looks; null where nobody fights. */
export function difficultyOf(placeId: number, power: number): Place['difficulty'] {
  const squad = squadAt(world, placeId)
  return squad && difficultyFor(power, powerOf(squad.creatures))
}

/** A place as this player sees it; null where nothing is left of it. */
export function placeFor(place: Place, progress: PlaceProgress | undefined, viewer: Viewer): Place | null {
  const used = progress?.used ?? false
  const won = isWon(place, progress, viewer)
  if ((won && place.guardian) || (used && takenAway.includes(place.placeType))) return null
  const withoutFight = won ? { creatureId: null, creatureImageId: null, creatureLevel: null, squadSize: 0, boss: false } : {}
  const difficulty = won || place.squadSize === 0 ? null : difficultyOf(place.id, viewer.power)
  return { ...place, ...withoutFight, used, battleLost: !won && (progress?.battleLost ?? false), difficulty }
}

/**
 * The place of that id on the player's road and within reach, with what was done there. `special` is what is there for a while only.
 * Throws PLACE_NOT_FOUND, PLACE_OUT_OF_REACH.
 */
export async function placeInReach(
  tx: Tx,
  playerId: number,
  state: PlayerState,
  placeId: number,
  special: RoadPlace | null = null,
): Promise<{ place: RoadPlace; progress: PlaceProgress }> {
  const place = special ?? placeById(world, placeId)
  if (!place) throw refuse('PLACE_NOT_FOUND')
  if (place.contextId !== state.contextId || !isInInteractionRange(place, state.coordinate, reachOf(state).maxCoordinate))
    throw refuse('PLACE_OUT_OF_REACH')
  return { place, progress: await progressOf(tx, playerId, placeId) }
}
