import { avatarShops } from '@skystair/world/areas/shop/rows'
import { observer } from 'mobx-react-lite'
import { useEffect } from 'react'
import type { OverlayName } from '../../services/ui-store.ts'
import { useServices, useStore } from '../../ui/context.ts'
import { Panel } from '../../ui/kit/panel.tsx'
import { ArtifactShelf } from './artifact-shelf.tsx'
import { AvatarShelf } from './avatar-shelf.tsx'
import { BoosterShelf } from './booster-shelf.tsx'
import { HeroShelf } from './hero-shelf.tsx'
import { ShopStore } from './store.ts'
import { Towns } from './towns.tsx'
import { tradeShelves } from './trade-shelves.ts'

/** The map of towns, and the shop that the player has entered. */
export const Shops = observer(function Shops({
  shop: first = null,
  from = null,
}: {
  readonly shop?: string | null
  /** The window to which the shop leads back in place of the map. */
  readonly from?: OverlayName | null
}) {
  const { ui, t } = useServices()
  const store = useStore(ShopStore)
  useEffect(() => void store.enter(first), [store, first])
  const { artifactShop, heroShop, shop } = store
  const avatarShop = avatarShops.find(({ id }) => id === shop?.id)
  if (!shop)
    return (
      <Panel title={t('shops.title')} onClose={ui.close}>
        <Towns />
      </Panel>
    )
  const Trade = tradeShelves[shop.id]
  return (
    <Panel
      className="sky-shop sky-wide"
      title={t(`shop.${shop.id}.name`)}
      onBack={() => (from ? ui.open(from) : void store.enter(null))}
      onClose={ui.close}
    >
      {Trade ? (
        <Trade key={shop.id} shop={shop} />
      ) : heroShop ? (
        <HeroShelf shop={heroShop} />
      ) : artifactShop ? (
        <ArtifactShelf shop={artifactShop} />
      ) : avatarShop ? (
        <AvatarShelf key={avatarShop.id} shop={avatarShop} />
      ) : (
        <BoosterShelf shop={shop} />
      )}
    </Panel>
  )
})
