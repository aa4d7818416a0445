import type { CampaignType } from '@skystair/contract'
import { observer } from 'mobx-react-lite'
import { useServices } from '../../ui/context.ts'
import { KeeperBanner } from '../../ui/kit/painting.tsx'
import { looks } from './look.ts'

/** The keeper of a campaign, or of the list of all, in front of its place. */
export const CampaignKeeper = observer(function CampaignKeeper({
  type,
  glad = false,
  about,
}: {
  readonly type: CampaignType
  readonly glad?: boolean
  readonly about: string
}) {
  const { t } = useServices()
  const { keeper, backdrop } = looks[type]
  return (
    <KeeperBanner
      keeper={keeper}
      mood={glad ? 'glad' : 'calm'}
      name={backdrop}
      speaker={t(`campaign.of.${type}.keeper`)}
      about={about}
      line={glad ? t('campaign.thanks') : t(`campaign.of.${type}.line`)}
    />
  )
})
