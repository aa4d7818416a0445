import type { Place } from '@skystair/contract'
import { unguarded } from '@skystair/contract/unguarded'
import {
  difficultyFor,
  foesPower,
  isInInteractionRange,
  isRaidPlace,
  isSnowPlace,
  placeById,
  type RoadPlace,
  squadAt,
  wounded,
} from '@skystair/rules'
import { world } from '@skystair/world'
import { refuse } from '../../refusal.ts'
import type { Tx } from '../../storage/db.ts'
import { reachOf } from '../player/position.ts'
import type { PlayerState } from '../player/state.ts'
import { type PlaceProgress, progressOf } from './repository.ts'

/** Types of places that disappear once they are used. */
const takenAway: readonly Place['placeType'][] = ['RESOURCE', 'ARTIFACT', 'RUNE', 'CONSUMABLE', 'SKILL', 'GAINABLE']

/** The properties of the player that decide how places look. */
export interface Viewer {
  readonly bestVictoryStair: number
  /** Power of the squad now: see `powerOf` of the rules. */
  readonly power: number
}

/** True if this player won the fight at a place. */
export const isWon = (place: Place, progress: PlaceProgress | undefined, { bestVictoryStair }: Pick<Viewer, 'bestVictoryStair'>): boolean =>
  progress?.won === true || (place.guardian && place.stair <= bestVictoryStair)

/** The number of remembered powers at which all are forgotten. */
const MOST_POWERS = 50_000
/**
 * Returns the power of the squad at each requested place, null without a fight: the same for all players. Leaves out places of the snow world and of raids,
 * of which each visit has new ones.
 */
const powers = new Map<number, number | null>()

/** How hard the fight at a place looks, of which the squad has wounds in per cent of its health; null where nobody fights. */
export function difficultyOf(placeId: number, power: number, wounds = 0): Place['difficulty'] {
  if (wounds > 0) return difficultyFor(power, foesPower(wounded(squadAt(world, placeId)!, wounds)))
  let enemy = powers.get(placeId)
  if (enemy === undefined) {
    const squad = squadAt(world, placeId)
    enemy = squad && foesPower(squad)
    if (powers.size >= MOST_POWERS) powers.clear()
    if (!isSnowPlace(placeId) && !isRaidPlace(placeId)) powers.set(placeId, enemy)
  }
  return enemy === null ? null : difficultyFor(power, enemy)
}

/** Returns a place in the form that this player receives; null if it is gone. */
export function placeFor(place: Place, progress: PlaceProgress | undefined, viewer: Viewer): Place | null {
  const used = progress?.used ?? false
  const won = isWon(place, progress, viewer)
  if ((won && (place.guardian || isRaidPlace(place.id))) || (used && takenAway.includes(place.placeType))) return null
  const withoutFight = won ? unguarded : {}
  const difficulty = won || place.squadSize === 0 ? null : difficultyOf(place.id, viewer.power, progress?.wounds)
  return { ...place, ...withoutFight, used, battleLost: !won && (progress?.battleLost ?? false), difficulty }
}

/**
 * Returns the place with that id on the player's road and within reach, with what was done there. `special` are temporary places. Throws PLACE_NOT_FOUND,
 * PLACE_OUT_OF_REACH.
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
