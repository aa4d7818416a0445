import type { Place } from '@skystair/contract'
import type { Services } from '../../services/services.ts'
import { HeroStore } from '../hero/index.ts'
import { isFight } from './next-action.ts'
import { placeName } from './place-words.ts'
import { RoadStore } from './store.ts'

/**
 * Walks to a place that was pressed in the scene, and acts on it. Asks before a RED fight. Why: the player may have pressed the enemy only to see who it is.
 */
export async function approach(services: Services, place: Place): Promise<void> {
  const { t, ui } = services
  const road = services.get(RoadStore)
  const begins = isFight(place) && road.near?.id === place.id && !services.get(HeroStore).fallen
  if (begins && place.difficulty === 'RED') {
    const text = t('road.dangerAsk', { count: place.squadSize })
    if (!(await ui.ask({ title: placeName(place, t), text, ok: t('road.fight'), cancel: t('road.notNow') }))) return
  }
  road.approach(place)
}
