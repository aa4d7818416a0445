import type { Place } from '@skystair/contract'
import { observer } from 'mobx-react-lite'
import { creatureFrame } from '../../../art/looks.ts'
import { Sprite } from '../../../ui/art/sprite.tsx'
import { useServices, useStore } from '../../../ui/context.ts'
import { useUntil } from '../../../ui/format/use-until.ts'
import { Button } from '../../../ui/kit/button.tsx'
import { HeroStore } from '../../hero/index.ts'
import { isFight, leadsAway, onwardFrom } from '../next-action.ts'
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
  const fight = place !== null && isFight(place)
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
  const { onward, walking } = road
  const acts = place !== null && verb !== null
  if (!acts && onward === null && walking === 0) return null
  return (
    <>
      {acts && walking === 0 ? <WalkPast place={place} /> : null}
      <div className="sky-action">
        {acts ? <Label place={place} fight={fight} /> : null}
        {/* One button for both, so that it keeps the focus. */}
        <Button
          tone={!acts ? 'plain' : fight ? 'gold' : 'good'}
          disabled={acts ? road.actions.busy : walking !== 0}
          onPress={() => (acts ? void road.actions.act(place) : road.walkTo(onward!))}
        >
          {acts ? verb : t('road.onward')}
        </Button>
      </div>
    </>
  )
})

/** A button that walks past a portal or a side path. */
const WalkPast = observer(function WalkPast({ place }: { readonly place: Place }) {
  const { t } = useServices()
  const road = useStore(RoadStore)
  const beyond = Math.min(road.end, onwardFrom(road.all, place.posY))
  if (!leadsAway(place) || beyond <= place.posY) return null
  return (
    <Button tone="plain" small icon="icon/arrow-up" onPress={() => road.walkTo(beyond)}>
      {t('road.past')}
    </Button>
  )
})

/** The faces of the opponents that do not stand on the road, each kind once. */
function Companions({ of: imageIds }: { readonly of: readonly string[] }) {
  const { t } = useServices()
  const kinds = [...new Set(imageIds)].map((imageId) => {
    const count = imageIds.filter((other) => other === imageId).length
    return { imageId, times: count > 1 ? `×${count}` : '' }
  })
  const names = kinds.map(({ imageId, times }) => `${t(`creature.${imageId}.name`)} ${times}`.trim()).join(', ')
  return (
    <span className="sky-action-companions" role="img" aria-label={t('road.beside', { names })} title={names}>
      {kinds.map(({ imageId, times }) => (
        <span key={imageId} className="sky-num">
          <Sprite frame={creatureFrame({ imageId })} />
          {times}
        </span>
      ))}
    </span>
  )
}

/** Names what the button acts on. For a fight: its difficulty, the number of enemies, and the squad's charges if fewer than half are left. */
const Label = observer(function Label({ place, fight }: { readonly place: Place; readonly fight: boolean }) {
  const { t } = useServices()
  const { charges } = useStore(HeroStore)
  const { difficulty: colour, squadSize } = place
  const details = [
    // The level is left out: levels of different kinds cannot be compared.
    ...(colour ? [t(`road.hard.${colour}`)] : []),
    ...(squadSize > 1 ? [t('road.enemies', { count: squadSize })] : []),
    ...(charges.current * 2 < charges.total ? [t('road.charges', charges)] : []),
  ]
  return (
    <p className="sky-action-label">
      {fight && colour ? <i className={`sky-mark sky-mark-${colour.toLowerCase()}`} aria-hidden /> : null}
      {placeName(place, t)}
      {fight && details.length > 0 ? <span className="sky-action-details">{details.join(' · ')}</span> : null}
      {fight && place.companions.length > 0 ? <Companions of={place.companions} /> : null}
    </p>
  )
})
