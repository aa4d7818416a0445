import type { Place } from '@skystair/contract'
import { INTERACTION_RANGE } from '@skystair/contract/measures'

/** What a player can do at a place. */
export type PlaceAction = 'fight' | 'take' | 'drink' | 'free' | 'talk' | 'turn' | 'teleport'

/** What `act` does at a place; null where there is nothing left to do. */
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
  if (place.placeType === 'GAINABLE') return 'free'
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

/** The place that can be acted on from `coordinate` and is nearest; a fight that bars the way comes first. */
export function nearest(places: Iterable<Place>, coordinate: number): Place | null {
  let best: Place | null = null
  let least = Number.POSITIVE_INFINITY
  for (const place of places) {
    const distance = Math.abs(place.posY - coordinate)
    if (distance > INTERACTION_RANGE || actionOf(place) === null) continue
    // What can be done only once is worth more than a talk that can be had again.
    const weight = distance + (place.used ? INTERACTION_RANGE : 0) - (place.guardian ? INTERACTION_RANGE : 0)
    if (weight < least) {
      best = place
      least = weight
    }
  }
  return best
}

/** The undefeated guardian at whose feet `coordinate` is. */
export function guardianAhead(places: Iterable<Place>, coordinate: number): Place | null {
  for (const place of places)
    if (
      place.guardian &&
      !place.used &&
      place.creatureImageId !== null &&
      place.posY >= coordinate &&
      place.posY - coordinate <= INTERACTION_RANGE
    )
      return place
  return null
}
