import { observer } from 'mobx-react-lite'
import { Sprite } from '../../../ui/art/sprite.tsx'
import { useServices, useStore } from '../../../ui/context.ts'
import { faceFrame } from '../../hero/index.ts'
import { PlayerStore } from '../../player/index.ts'

/** The player's portrait with the level, which opens the player's page. The ring shows progress to the next level. */
export const Avatar = observer(function Avatar() {
  const { ui, t } = useServices()
  const player = useStore(PlayerStore)
  const me = player.player
  if (!me) return null
  const share = me.maxExp > 0 ? Math.min(1, me.currentExp / me.maxExp) : 0
  return (
    <button
      type="button"
      className="sky-avatar"
      aria-label={t('a11y.avatar', { name: me.name ?? t('common.guest'), level: me.level })}
      onClick={() => ui.open('player')}
    >
      <Sprite frame="medallion" className="sky-avatar-ring" />
      <Sprite frame={faceFrame(me)} className="sky-avatar-face" />
      <svg className="sky-avatar-progress" viewBox="0 0 100 100" aria-hidden="true">
        <circle cx="50" cy="50" r="46" pathLength="100" strokeDasharray={`${share * 100} 100`} />
      </svg>
      <b className="sky-num">{me.level}</b>
    </button>
  )
})
