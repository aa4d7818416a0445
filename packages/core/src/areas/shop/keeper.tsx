import type { ShopRow } from '@skystair/contract'
import { observer } from 'mobx-react-lite'
import { useServices } from '../../ui/context.ts'
import { KeeperBanner } from '../../ui/kit/painting.tsx'

/** The keeper's mood for each line. */
const moods = { line: 'calm', thanks: 'glad' } as const

/** The keeper in front of the shop with a line: the greeting, or the thanks for a purchase. */
export const Keeper = observer(function Keeper({
  shop: { id, backdrop, keeper },
  says,
}: {
  readonly shop: ShopRow
  readonly says: keyof typeof moods
}) {
  const { t } = useServices()
  return (
    <KeeperBanner
      keeper={keeper ?? 'portal'}
      mood={moods[says]}
      name={backdrop}
      speaker={t(`shop.${id}.keeper`)}
      about={t(`shop.${id}.about`)}
      line={t(`shop.${id}.${says}`)}
    />
  )
})
