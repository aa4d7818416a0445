import { storyMarker } from '@skystair/contract/markers'
import { parts } from '@skystair/world/areas/story/rows'
import { observer } from 'mobx-react-lite'
import { useEffect } from 'react'
import { useServices, useStore } from '../../../ui/context.ts'
import { PlayerStore } from '../../player/index.ts'
import { dueStory, partAt } from '../../story/index.ts'
import { stairColour } from '../stair-colour.ts'
import { RoadStore } from '../store.ts'

/** The player's stair and part of the story; a press shows how the part began. Opens the texts of the story when they are due. */
export const Location = observer(function Location() {
  const { ui, t } = useServices()
  const player = useStore(PlayerStore)
  const road = useStore(RoadStore)
  const me = player.player
  const snow = road.contextId.startsWith('snow:')
  const raid = road.contextId.startsWith('raid:')
  const part = snow || raid ? undefined : partAt(parts, road.stair)
  const isSeen = (marker: string) => player.hasMarker(marker)
  const story = me && !ui.blocked && ui.scene === 'road' ? dueStory(parts, road.stair, me.bestVictoryStair, isSeen) : null
  // The texts of the story are loaded a little later than the road.
  const due = story && t(`story.${story.part}.${story.moment}`) ? story : null
  const [duePart, moment] = [due?.part, due?.moment]
  useEffect(() => {
    if (!duePart || !moment) return
    road.stop()
    ui.open('story', { part: duePart, moment })
    void player.addMarker(storyMarker(duePart, moment))
  }, [duePart, moment, player, road, ui])
  const colour = me ? stairColour(road.stair, me) : 'GREEN'
  const [goal] = road.goals
  const title = raid ? t('hud.raid') : snow ? t('hud.snow') : part ? t(`story.${part.id}.title`) : ''
  return (
    <div className="sky-location">
      <button type="button" disabled={!title || !part} onClick={() => part && ui.open('story', { part: part.id, moment: 'intro' })}>
        <span>
          <b className={`sky-stair-${colour.toLowerCase()}`}>{t('road.stair', { stair: road.stair })}</b>
          {colour === 'GREEN' ? null : <i className="sky-hidden">{t(`road.stairAbove.${colour}`)}</i>}
          {title ? <small>{title}</small> : null}
          {goal ? (
            <small className="sky-goal">{t('road.ahead', { stair: goal.stair, name: t(`creature.${goal.imageId}.name`) })}</small>
          ) : null}
        </span>
      </button>
    </div>
  )
})
