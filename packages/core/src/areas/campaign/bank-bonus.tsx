import { observer } from 'mobx-react-lite'
import { useServices, useStore } from '../../ui/context.ts'
import { duration } from '../../ui/format/format.ts'
import { CampaignStore } from './store.ts'

/** The notice in the bank that every purchase currently contains more gems. */
export const BankBonus = observer(function BankBonus() {
  const { clock, t } = useServices()
  const running = useStore(CampaignStore).active.find(({ type }) => type === 'GEMS_PLUS_50')
  if (!running) return null
  return (
    <p className="sky-box sky-center sky-good-text" role="note">
      {t('campaign.gemsBonus', { time: duration((running.until ?? 0) - clock.now, t) })}
    </p>
  )
})
