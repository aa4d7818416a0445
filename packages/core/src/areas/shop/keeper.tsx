import type { Player, ShopRow } from '@skystair/contract'
import { keeperLines } from '@skystair/world/areas/shop/rows'
import { observer } from 'mobx-react-lite'
import { useServices, useStore } from '../../ui/context.ts'
import { KeeperBanner } from '../../ui/kit/painting.tsx'
import { PlayerStore } from '../player/index.ts'

/** The keeper's mood for each line. */
const moods = { line: 'calm', thanks: 'glad' } as const

/** Returns the text of a keeper's greeting, which knows of a player's choices on the road. */
export function greetingOf(shop: string, { goodPoints, evilPoints }: Pick<Player, 'goodPoints' | 'evilPoints'>): 'line' | 'good' | 'evil' {
  const row = keeperLines.find((each) => each.shop === shop)
  if (!row) return 'line'
  const good = goodPoints >= row.goodPoints
  const evil = evilPoints >= row.evilPoints
  if (good && evil) return goodPoints >= evilPoints ? 'good' : 'evil'
  return good ? 'good' : evil ? 'evil' : 'line'
}

/** The keeper in front of the shop with a line: the greeting, or the thanks for a purchase. */
export const Keeper = observer(function Keeper({
  shop: { id, backdrop, keeper },
  says,
}: {
  readonly shop: ShopRow
  readonly says: keyof typeof moods
}) {
  const { t } = useServices()
  const { player } = useStore(PlayerStore)
  const text = says === 'line' && player ? greetingOf(id, player) : says
  return (
    <KeeperBanner
      keeper={keeper ?? 'portal'}
      mood={moods[says]}
      name={backdrop}
      speaker={t(`shop.${id}.keeper`)}
      about={t(`shop.${id}.about`)}
      line={t(`shop.${id}.${text}`)}
    />
  )
})
