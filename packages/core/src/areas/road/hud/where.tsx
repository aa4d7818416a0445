import { storyMarker } from '@skystair/contract/areas/education/markers'
import { parts } from '@skystair/world/areas/story/rows'
import { observer } from 'mobx-react-lite'
import { useEffect } from 'react'
import { useServices, useStore } from '../../../ui/context.ts'
import { PlayerStore } from '../../player/index.ts'
import { dueStory, partAt } from '../../story/index.ts'
import { RoadStore } from '../store.ts'

/** The player's stair and part of the story; a press shows how the part began. Opens the beginning and the end of parts when they are due. */
export const Where = observer(function Where() {
  const { ui, t } = useServices()
  const player = useStore(PlayerStore)
  const road = useStore(RoadStore)
  const me = player.player
  const part = partAt(parts, road.stair)
  const isSeen = (marker: string) => player.hasMarker(marker)
  const story = me && !ui.blocked && ui.scene === 'road' ? dueStory(parts, road.stair, me.bestVictoryStair, isSeen) : null
  // The texts of the story are loaded a little later than the road.
  const due = story && t(`story.${story.part}.title`) ? story : null
  const [duePart, moment] = [due?.part, due?.moment]
  useEffect(() => {
    if (!duePart || !moment) return
    road.stop()
    ui.open('story', { part: duePart, moment })
    void player.addMarker(storyMarker(duePart, moment))
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
