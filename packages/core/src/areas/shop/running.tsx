import { observer } from 'mobx-react-lite'
import { Sprite } from '../../ui/art/sprite.tsx'
import { useServices, useStore } from '../../ui/context.ts'
import { duration } from '../../ui/format/format.ts'
import { PlayerStore } from '../player/index.ts'

/** The running boosters above the road, with their remaining time. */
export const RunningBoosters = observer(function RunningBoosters() {
  const { clock, ui, t } = useServices()
  const player = useStore(PlayerStore)
  const running = player.player?.boosters.filter(({ until }) => until > clock.now) ?? []
  if (running.length === 0) return null
  return (
    <button type="button" className="sky-running" onClick={() => ui.open('shops', { shop: 'booster' })}>
      <span className="sky-hidden">{t('shops.running')}: </span>
      {running.map(({ key, family, size, until }) => (
        <span key={family}>
          <Sprite frame={`booster/${family}_${size}`} />
          <span className="sky-hidden">{t(`booster.${key}.name`)} </span>
          <b className="sky-num">{duration(until - clock.now, t)}</b>
        </span>
      ))}
    </button>
  )
})
