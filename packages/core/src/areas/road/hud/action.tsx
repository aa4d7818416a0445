import { observer } from 'mobx-react-lite'
import { Button } from '../../../ui/kit/button.tsx'
import { useRoot } from '../../../ui-context.ts'
import { placeName, placeVerb } from '../place-words.ts'

/** What can be done where the player stands, as the one big button. */
export const Action = observer(function Action() {
  const { road, t } = useRoot()
  const place = road.near
  const verb = place && placeVerb(place, t)
  if (!place || !verb) return null
  const fight = place.creatureImageId !== null && !place.used && place.placeType !== 'GAINABLE'
  const colour = place.difficulty
  return (
    <div className="sky-action">
      <p className="sky-action-what">
        {fight && colour ? (
          <i className={`sky-mark sky-mark-${colour.toLowerCase()}`} title={t(`road.difficulty.${colour}`)} aria-hidden />
        ) : null}
        {fight ? t('road.fightWith', { name: placeName(place, t), level: place.creatureLevel ?? 1 }) : placeName(place, t)}
      </p>
      <Button tone={fight ? 'gold' : 'good'} disabled={road.deeds.busy} onPress={() => void road.deeds.act(place)}>
        {verb}
      </Button>
    </div>
  )
})
