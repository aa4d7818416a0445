import type { Place } from '@skystair/contract'
import { observer } from 'mobx-react-lite'
import { useServices, useStore } from '../../ui/context.ts'
import { Spoken } from '../../ui/kit/spoken.tsx'
import { useFocusedThing } from '../../ui/use-focused-thing.ts'
import { PlayerStore } from '../player/index.ts'
import { NeighbourStore } from './neighbours/store.ts'
import { actionOf, STEP } from './next-action.ts'
import { placeSentence, placeVerb } from './place-words.ts'
import { RoadStore } from './store.ts'

/** Places farther than this many steps are not listed. */
const SIGHT = 12

/** The road for keyboard and screen reader: position, what is near and visible, and buttons to walk and act. */
export const RoadMirror = observer(function RoadMirror() {
  const { t, ui } = useServices()
  const road = useStore(RoadStore)
  const { shown: neighbours } = useStore(NeighbourStore)
  const player = useStore(PlayerStore)
  const seen = road.all.filter((place) => Math.abs(stepsTo(place, road)) <= SIGHT).sort((a, b) => a.posY - b.posY)
  const near = road.near
  const verb = near && placeVerb(near, t)
  const reach = Math.max(road.stair, (player.player?.bestVictoryStair ?? 0) + 1)
  const moving = road.walking > 0 ? t('a11y.road.walking') : road.walking < 0 ? t('a11y.road.walkingDown') : ''
  return (
    <section aria-label={t('a11y.road.region')}>
      <p>{t('a11y.road.position', { stair: road.stair, max: reach })}</p>
      <p>{t('a11y.road.keys')}</p>
      <Spoken as="p" className="sky-near">
        {near ? t('a11y.road.near', { what: placeSentence(near, t) }) : moving || t('a11y.road.nothing')}
      </Spoken>
      {road.blockedBy ? <p>{t('road.locked')}</p> : null}
      <button type="button" onClick={() => road.walkTo(road.coordinate + STEP * 4)}>
        {t('road.walkUp')}
      </button>
      <button type="button" onClick={() => road.walkTo(road.coordinate - STEP * 4)}>
        {t('road.walkDown')}
      </button>
      {near && verb ? (
        <button type="button" disabled={road.actions.busy} onClick={() => void road.actions.act(near)}>
          {verb}: {placeSentence(near, t)}
        </button>
      ) : null}
      {neighbours.length > 0 ? (
        <ul aria-label={t('a11y.road.neighbours')}>
          {neighbours.map(({ playerId, name }) => (
            <li key={playerId}>
              <button type="button" onClick={() => ui.openPage('player', { playerId })}>
                {t('a11y.road.neighbour', { name })}
              </button>
            </li>
          ))}
        </ul>
      ) : null}
      <ul aria-label={t('a11y.road.list')}>
        {seen.map((place) => (
          <li key={place.id}>{actionOf(place) ? <Goal place={place} /> : <Where place={place} />}</li>
        ))}
      </ul>
    </section>
  )
})

/** Walks to a place. */
const Goal = observer(function Goal({ place }: { readonly place: Place }) {
  const road = useStore(RoadStore)
  return (
    <button type="button" onClick={() => road.walkTo(place.posY, place)} {...useFocusedThing(place.id)}>
      <Where place={place} />
    </button>
  )
})

/** Distance of a place ahead in steps. It changes seldom while walking, so little is rendered again. */
const stepsTo = (place: Place, road: RoadStore) => Math.round(place.posY / STEP) - road.steps

const Where = observer(function Where({ place }: { readonly place: Place }) {
  const { t } = useServices()
  const road = useStore(RoadStore)
  const steps = stepsTo(place, road)
  const what = placeSentence(place, t).replace(/[.!]$/, '')
  const distance = t('a11y.road.distance', { count: Math.abs(steps) })
  return <>{steps === 0 ? t('a11y.road.here', { what }) : t(steps > 0 ? 'a11y.road.ahead' : 'a11y.road.behind', { what, distance })}</>
})
