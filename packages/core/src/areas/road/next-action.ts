import type { Place } from '@skystair/contract'
import { INTERACTION_RANGE } from '@skystair/contract/measures'
import { unguarded } from '@skystair/contract/unguarded'

/** One step, as distances are written for screen readers, in road units. */
export const STEP = 80
/** Length of a stride in steps: how far the player walks where nothing is near, and how coarsely the position is announced while walking. */
export const STRIDE = 4

/** An action of a player at a place. */
export type PlaceAction = 'fight' | 'take' | 'drink' | 'free' | 'talk' | 'turn' | 'teleport'

/** Returns the action at a place; null if nothing is left to do. */
export function actionOf(place: Place): PlaceAction | null {
  switch (place.placeType) {
    case 'TURN':
      return 'turn'
    case 'PORTAL':
      return 'teleport'
    case 'TALKER':
    case 'POINTER':
      return 'talk'
  }
  if (place.used) return null
  if (place.placeType === 'GAINABLE' && place.squadSize === 0) return 'free'
  if (place.creatureImageId !== null) return 'fight'
  switch (place.placeType) {
    case 'RESOURCE':
    case 'ARTIFACT':
    case 'RUNE':
    case 'CONSUMABLE':
      return 'take'
    case 'SKILL':
      return 'drink'
    default:
      return place.subject === null ? null : 'talk'
  }
}

/** Returns true if the player can fight at a place. */
export const isFight = (place: Place): boolean => actionOf(place) === 'fight'

/** Returns true if a place leads off this road. */
export const leadsAway = (place: Place): boolean => ['turn', 'teleport'].includes(actionOf(place) ?? '')

/** An item this near is offered before a fight; road units. */
const NEAR_ITEM = 100

/**
 * Returns the nearest place within reach of `coordinate` that has an action; a near item comes first, then a guardian. What is finished can be used
 * again at its place, but is no next action.
 */
export function nearest(places: Iterable<Place>, coordinate: number): Place | null {
  let best: Place | null = null
  let least = Number.POSITIVE_INFINITY
  for (const place of places) {
    const distance = Math.abs(place.posY - coordinate)
    const action = actionOf(place)
    if (distance > INTERACTION_RANGE || action === null || place.used) continue
    // A portal that was passed would lead away from the road's next stair.
    if (action === 'teleport' && place.posY < coordinate) continue
    const first = (action === 'take' && distance <= NEAR_ITEM ? 2 : 0) + (place.guardian ? 1 : 0)
    const weight = distance - first * INTERACTION_RANGE
    if (weight < least) {
      best = place
      least = weight
    }
  }
  return best
}

/** Returns the undefeated guardian right ahead of `coordinate`. */
export function guardianAhead(places: Iterable<Place>, coordinate: number): Place | null {
  for (const place of places)
    if (place.guardian && isFight(place) && place.posY >= coordinate && place.posY - coordinate <= INTERACTION_RANGE) return place
  return null
}

/** Returns the nearest place beyond the reach of `coordinate` upwards that has an unused action; null if none is known. */
function nextAbove(places: Iterable<Place>, coordinate: number): Place | null {
  let next: Place | null = null
  for (const place of places)
    if (!place.used && actionOf(place) && place.posY > coordinate + INTERACTION_RANGE && place.posY < (next?.posY ?? Infinity)) next = place
  return next
}

/** Returns a place without the creatures that were beaten there. */
export const wonPlace = (place: Place): Place => ({
  ...place,
  ...unguarded,
  ...{ used: true, battleLost: false },
})

/** Returns the place with the id `chosen` if it is within reach and has an action, otherwise the nearest. Nothing behind an undefeated guardian is within reach. */
export function inReach(all: readonly Place[], coordinate: number, chosen: number | null): Place | null {
  const barrier = guardianAhead(all, coordinate)
  const places = barrier ? all.filter(({ posY }) => posY <= barrier.posY) : all
  const place = places.find(({ id }) => id === chosen)
  const isThere = place && actionOf(place) && Math.abs(place.posY - coordinate) <= INTERACTION_RANGE
  return isThere ? place : nearest(places, coordinate)
}

/** The player stops this far before a place, in road units. */
export const BEFORE = 60

/** Returns where to walk on from `coordinate`: before the next place with something to do, or simply on. */
export function onwardFrom(places: readonly Place[], coordinate: number): number {
  const next = nextAbove(places, coordinate)
  return next ? next.posY - BEFORE : coordinate + STRIDE * STEP
}

/** Returns true if an undefeated guardian stands between `coordinate` and a place. */
export const isBarred = ({ posY }: Place, places: readonly Place[], coordinate: number): boolean =>
  places.some((one) => one.guardian && isFight(one) && one.posY >= coordinate && one.posY < posY)
