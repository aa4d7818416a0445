import { observer } from 'mobx-react-lite'
import { useServices, useStore } from '../../../ui/context.ts'
import { RoadStore } from '../store.ts'

/** The next bosses, shown beside the road on a wide page. */
export const Goals = observer(function Goals() {
  const { t } = useServices()
  const { goals } = useStore(RoadStore)
  if (goals.length === 0) return null
  return (
    <section className="sky-side-box" aria-label={t('road.further')}>
      <h3>{t('road.further')}</h3>
      <ol className="sky-goals">
        {goals.map(({ stair, imageId }) => (
          <li key={stair}>
            <b className="sky-num">{stair}</b>
            <span>{t(`creature.${imageId}.name`)}</span>
          </li>
        ))}
      </ol>
    </section>
  )
})
