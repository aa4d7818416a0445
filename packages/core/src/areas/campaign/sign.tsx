import { observer } from 'mobx-react-lite'
import { Sprite } from '../../ui/art/sprite.tsx'
import { useServices, useStore } from '../../ui/context.ts'
import { duration } from '../../ui/format/format.ts'
import { PlayerStore } from '../player/index.ts'
import { looks } from './look.ts'
import { CampaignStore } from './store.ts'

/** A newcomer has nothing to trade and enough to look at: the sign appears once this stair is won. */
const firstStair = 3

/** The button over the road that opens the campaigns. Shows the unseen campaign that ends first, or the first of all, with its remaining time. */
export const CampaignSign = observer(function CampaignSign() {
  const { clock, ui, t } = useServices()
  const store = useStore(CampaignStore)
  const { player } = useStore(PlayerStore)
  const [first] = store.active.filter(({ seen }) => !seen).concat(store.active)
  if (!first || (player?.bestVictoryStair ?? 0) < firstStair) return null
  return (
    <button type="button" className="sky-sign sky-campaign-sign" onClick={() => ui.open('campaigns')}>
      <span className="sky-hidden">{t('campaign.title')}: </span>
      <Sprite frame={looks[first.type].picture} />
      <span className="sky-hidden">{t(`campaign.of.${first.type}.name`)}. </span>
      <b className="sky-num">{duration((first.until ?? 0) - clock.now, t)}</b>
      {store.hasNews ? <b className="sky-badge">{t('campaign.fresh')}</b> : null}
    </button>
  )
})
