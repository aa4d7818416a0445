import { observer } from 'mobx-react-lite'
import { useServices, useStore } from '../../../ui/context.ts'
import { useUntil } from '../../../ui/format/use-until.ts'
import { Button } from '../../../ui/kit/button.tsx'
import { HeroStore } from '../../hero/index.ts'
import { isFight } from '../next-action.ts'
import { placeName, placeVerb } from '../place-words.ts'
import { RoadStore } from '../store.ts'
import { HealSquad } from './heal-squad.tsx'

/** What the player can do at this place, or else walking on, as one big button that is always at the same place. */
export const Action = observer(function Action() {
  const { clock, t } = useServices()
  const until = useUntil()
  const road = useStore(RoadStore)
  const heroes = useStore(HeroStore)
  const place = road.near
  const verb = place && placeVerb(place, t)
  if (!place || !verb) return <Onward />
  const fight = isFight(place)
  if (fight && heroes.fallen)
    return (
      <div className="sky-action">
        <p className="sky-action-label">
          {t('road.fallen')}
          {heroes.squadHealthyAt === null ? null : ` · ${t('road.healthy', { time: until(heroes.squadHealthyAt, clock.now) })}`}
        </p>
        <HealSquad />
      </div>
    )
  const colour = place.difficulty
  return (
    <div className="sky-action">
      <p className="sky-action-label">
        {fight && colour ? <i className={`sky-mark sky-mark-${colour.toLowerCase()}`} aria-hidden /> : null}
        {[
          placeName(place, t),
          // Not the level: levels of different kinds say little about who is stronger.
          ...(fight && colour ? [t(`road.hard.${colour}`)] : []),
          ...(fight && place.squadSize > 1 ? [t('road.enemies', { count: place.squadSize })] : []),
        ].join(' · ')}
      </p>
      <Button tone={fight ? 'gold' : 'good'} disabled={road.actions.busy} onPress={() => void road.actions.act(place)}>
        {verb}
      </Button>
    </div>
  )
})

const Onward = observer(function Onward() {
  const { t } = useServices()
  const road = useStore(RoadStore)
  const { onward, walking } = road
  if (onward === null && walking === 0) return null
  return (
    <div className="sky-action">
      <Button tone="plain" disabled={walking !== 0} onPress={() => road.walkTo(onward!)}>
        {t('road.onward')}
      </Button>
    </div>
  )
})
