import { storyMarker } from '@skystair/contract/areas/education/markers'
import { parts } from '@skystair/world/areas/story/rows'
import { observer } from 'mobx-react-lite'
import { useEffect } from 'react'
import { useServices, useStore } from '../../../ui/context.ts'
import { PlayerStore } from '../../player/index.ts'
import { dueStory, partAt } from '../../story/index.ts'
import { RoadStore } from '../store.ts'

/** Which stair one stands on, and of which part of the story; a press tells how the part began. Parts begin and end by themselves. */
export const Where = observer(function Where() {
  const { ui, t } = useServices()
  const player = useStore(PlayerStore)
  const road = useStore(RoadStore)
  const me = player.player
  const part = partAt(parts, road.stair)
  const told = (marker: string) => player.hasMarker(marker)
  const story = me && !ui.blocked && ui.scene === 'road' ? dueStory(parts, road.stair, me.bestVictoryStair, told) : null
  // The texts of the story come a little later than the road does.
  const due = story && t(`story.${story.part}.title`) ? story : null
  const [duePart, moment] = [due?.part, due?.moment]
  useEffect(() => {
    if (!duePart || !moment) return
    road.stop()
    ui.open('story', { part: duePart, moment })
    void player.mark(storyMarker(duePart, moment))
  }, [duePart, moment, player, road, ui])
  const title = part ? t(`story.${part.id}.title`) : ''
  return (
    <div className="sky-where">
      <button type="button" disabled={!title} onClick={() => part && ui.open('story', { part: part.id, moment: 'intro' })}>
        <span>
          <b>{t('road.stair', { stair: road.stair })}</b>
          {title ? <small>{title}</small> : null}
        </span>
      </button>
    </div>
  )
})
