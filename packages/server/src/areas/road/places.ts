import type { Place } from '@skystair/contract'
import { difficultyFor, isInInteractionRange, placeById, powerOf, type RoadPlace, squadAt } from '@skystair/rules'
import { world } from '@skystair/world'
import { refuse } from '../../refusal.ts'
import type { Tx } from '../../storage/db.ts'
import { reachOf } from '../player/position.ts'
import type { PlayerState } from '../player/state.ts'
import { type Mark, markOf } from './place-progress.ts'

/** Kinds of places that are gone once they were used. */
const takenAway: readonly Place['placeType'][] = ['RESOURCE', 'ARTIFACT', 'RUNE', 'CONSUMABLE', 'SKILL', 'GAINABLE']

/** Whose eyes a place is seen with. */
export interface Beholder {
  readonly bestVictoryStair: number
  /** What the squad can do now: see `powerOf` of the rules. */
  readonly power: number
}

/** Whether the fight at a place was won by this player. */
export const isWon = (place: Place, mark: Mark | undefined, { bestVictoryStair }: Pick<Beholder, 'bestVictoryStair'>): boolean =>
  mark?.won === true || (place.guardian && place.stair <= bestVictoryStair)

/** How hard the fight at a place looks; null where nobody fights. */
export function difficultyOf(placeId: number, power: number): Place['difficulty'] {
  const squad = squadAt(world, placeId)
  return squad && difficultyFor(power, powerOf(squad.creatures))
}

/** A place as this player finds it; null where nothing is left of it. */
export function seen(place: Place, mark: Mark | undefined, beholder: Beholder): Place | null {
  const used = mark?.used ?? false
  const won = isWon(place, mark, beholder)
  if ((won && place.guardian) || (used && takenAway.includes(place.placeType))) return null
  const deserted = won ? { creatureId: null, creatureImageId: null, creatureLevel: null, squadSize: 0, boss: false } : {}
  const difficulty = won || place.squadSize === 0 ? null : difficultyOf(place.id, beholder.power)
  return { ...place, ...deserted, used, battleLost: !won && (mark?.battleLost ?? false), difficulty }
}

/**
 * The place of that id on the player's road and within arm's length, with what was done there. `special` is what stands there for a while only.
 * Refuses with PLACE_NOT_FOUND, PLACE_OUT_OF_REACH.
 */
export async function placeInReach(
  tx: Tx,
  playerId: number,
  state: PlayerState,
  placeId: number,
  special: RoadPlace | null = null,
): Promise<{ place: RoadPlace; mark: Mark }> {
  const place = special ?? placeById(world, placeId)
  if (!place) throw refuse('PLACE_NOT_FOUND')
  if (place.contextId !== state.contextId || !isInInteractionRange(place, state.coordinate, reachOf(state).maxCoordinate))
    throw refuse('PLACE_OUT_OF_REACH')
  return { place, mark: await markOf(tx, playerId, placeId) }
}

/** The contract's part of a place. */
export const plain = ({ contextId: _, ...place }: RoadPlace): Place => place
