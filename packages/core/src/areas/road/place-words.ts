import type { Place } from '@skystair/contract'
import type { Translate } from '../../services/texts.ts'
import { gainLook, gainWords } from '../../ui/format/gain-look.ts'
import { actionOf } from './next-action.ts'

/** What has something to say in writing. */
const written: readonly Place['placeType'][] = ['POINTER', 'SCRIPT']

/** The label of the button that acts on a place, or null if there is nothing to do. */
export function placeVerb(place: Place, t: Translate): string | null {
  const action = actionOf(place)
  if (action === 'talk' && written.includes(place.placeType)) return t('road.read')
  return action && t(`road.${action}`)
}

/** A short name of a place: its creature's, or its kind's. */
export function placeName(place: Place, t: Translate): string {
  if (place.creatureImageId && !place.used) return t(`creature.${place.creatureImageId}.name`)
  const only = place.gain.length === 1 ? place.gain[0] : undefined
  if (place.placeType === 'RESOURCE' && only) return gainLook(only.kind, t).name
  const speaker = place.placeType === 'TALKER' && place.subject ? t(`talker.${place.subject}.title`) : ''
  // The texts of talks are loaded a little later than the road.
  return speaker || t(`road.place.${place.placeType}`)
}

/** A full sentence about a place, for screen readers. */
export function placeSentence(place: Place, t: Translate): string {
  const name = placeName(place, t)
  if (actionOf(place) === null) return `${name}. ${t('road.used')}`
  if (place.creatureImageId) {
    const key = place.boss ? 'boss' : place.guardian ? 'guardian' : 'enemy'
    const difficulty = place.difficulty ? t(`road.difficulty.${place.difficulty}`) : ''
    const words = t(`a11y.road.${key}`, { name, stair: place.stair, level: place.creatureLevel ?? 1, difficulty })
    const count = place.squadSize > 1 ? ` ${t('a11y.road.enemies', { count: place.squadSize })}` : ''
    return `${words}${count}${place.battleLost ? ` ${t('road.lost')}` : ''}`
  }
  if (place.gain.length > 0) {
    const what = place.gain.map((gain) => gainWords(gain, t)).join(', ')
    return t('a11y.road.resource', { what })
  }
  return t('a11y.road.place', { kind: name })
}
