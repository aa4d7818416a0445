import type { AvatarOffer, AvatarShopRow } from '@skystair/contract'
import { observer } from 'mobx-react-lite'
import { useEffect } from 'react'
import { Sprite } from '../../ui/art/sprite.tsx'
import { useServices, useStore } from '../../ui/context.ts'
import { priceWords } from '../../ui/format/gain-look.ts'
import { Button } from '../../ui/kit/button.tsx'
import { AvatarShopStore } from './avatar-store.ts'
import { ShelfCard } from './shelf-card.tsx'
import { ShelfPage } from './shelf-page.tsx'
import { ShopStore } from './store.ts'

/** A shop of portraits. */
export const AvatarShelf = observer(function AvatarShelf({ shop }: { readonly shop: AvatarShopRow }) {
  const { ui, t } = useServices()
  const store = useStore(AvatarShopStore)
  useEffect(() => void store.enter(shop.id), [store, shop])
  const resources = new Set(shop.avatars.flatMap(({ price }) => price.map(({ resource }) => resource)))
  return (
    <>
      <ShelfPage
        shop={shop}
        thanks={store.sold}
        purse={[...resources]}
        offers={store.offers}
        items={(offers) => offers.map((offer) => <Portrait key={offer.id} offer={offer} />)}
        empty={t('shops.nothing')}
      />
      <Button tone="plain" wide icon="icon/user" onPress={() => ui.open('player')}>
        {t('shops.mirror')}
      </Button>
    </>
  )
})

const Portrait = observer(function Portrait({ offer }: { readonly offer: AvatarOffer }) {
  const { t } = useServices()
  const shops = useStore(ShopStore)
  const store = useStore(AvatarShopStore)
  const { available, key, minLevel, minStair, owned, price } = offer
  const name = t(`avatar.${key}.name`)
  const missing = shops.missingKey(offer)
  const why = owned
    ? t('shops.owned')
    : !available
      ? minStair > 0
        ? t('shops.why.stair', { stair: minStair })
        : t('shops.why.level', { level: minLevel })
      : missing
        ? t(missing)
        : null
  const buy = async () => {
    const text = t('shops.ask', { name, price: priceWords(price, t) })
    if (await shops.confirm(text)) await store.buy(offer)
  }
  return (
    <ShelfCard
      picture={
        <span className={`sky-shelf-face${owned ? ' sky-owned' : ''}`} aria-hidden>
          <Sprite frame={`face/${key}`} />
        </span>
      }
      name={name}
      kind={t(`avatar.${key}.about`)}
      price={price}
      why={why}
      busy={store.buying.busy}
      onBuy={() => void buy()}
    >
      {null}
    </ShelfCard>
  )
})
