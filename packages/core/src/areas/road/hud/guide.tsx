import { educationMarker } from '@skystair/contract/markers'
import { educations } from '@skystair/world/areas/education/rows'
import { observer } from 'mobx-react-lite'
import { useEffect } from 'react'
import { useServices, useStore } from '../../../ui/context.ts'
import { GuideFigure } from '../../../ui/kit/guide-figure.tsx'
import { Spoken } from '../../../ui/kit/spoken.tsx'
import { PlayerStore } from '../../player/index.ts'
import { RoadStore } from '../store.ts'
import { isFollowed } from './followed-advice.ts'

/** The guide and its current education text; a press marks it as read, and so does following it. */
export const Guide = observer(function Guide() {
  const { ui, t } = useServices()
  const player = useStore(PlayerStore)
  const road = useStore(RoadStore)
  // Between two saves of the position, the road knows sooner than the server which places the player has reached.
  const id = player.player?.prompt ?? road.education
  const guide = educations.find((education) => education.id === id)?.guide ?? 'cat'
  const followed = isFollowed(id, ui.overlay?.name) ? id : null
  useEffect(() => {
    if (followed) void player.addMarker(educationMarker(followed))
  }, [followed, player])
  return (
    <Spoken style={{ display: 'contents' }}>
      {id ? (
        <section className="sky-guide" aria-label={t('a11y.guide', { name: t(`a11y.guideName.${guide}`) })}>
          <GuideFigure who={guide} />
          <div className="sky-bubble">
            <p>{t(id === 'walk' && ui.touch ? 'education.walkByTouch' : `education.${id}`)}</p>
            <button type="button" className="sky-bubble-ok" onClick={() => void player.addMarker(educationMarker(id))}>
              {t('common.ok')}
            </button>
          </div>
        </section>
      ) : null}
    </Spoken>
  )
})
