import { educationMarker } from '@skystair/contract/areas/education/markers'
import { educations } from '@skystair/world/areas/education/rows'
import { observer } from 'mobx-react-lite'
import { useServices, useStore } from '../../../ui/context.ts'
import { GuideFigure } from '../../../ui/kit/guide-figure.tsx'
import { PlayerStore } from '../../player/index.ts'

/** The guide and what it has to teach now. A press says: understood. */
export const Guide = observer(function Guide() {
  const { t } = useServices()
  const player = useStore(PlayerStore)
  const id = player.player?.prompt
  const guide = educations.find((education) => education.id === id)?.guide ?? 'cat'
  return (
    // Stands before the guide does: what comes with its words is not heard.
    <div role="status" style={{ display: 'contents' }}>
      {id ? (
        <section className="sky-guide" aria-label={t('a11y.guide', { name: t(`a11y.guideName.${guide}`) })}>
          <GuideFigure who={guide} />
          <div className="sky-bubble">
            <p>{t(`education.${id}`)}</p>
            <button type="button" className="sky-bubble-ok" onClick={() => void player.mark(educationMarker(id))}>
              {t('common.ok')}
            </button>
          </div>
        </section>
      ) : null}
    </div>
  )
})
