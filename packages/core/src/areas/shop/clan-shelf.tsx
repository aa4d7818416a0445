import type { ClanShopOffer, ShopRow } from '@skystair/contract'
import { clanShopPurse } from '@skystair/world/areas/shop/rows'
import { observer } from 'mobx-react-lite'
import { useEffect } from 'react'
import { Sprite } from '../../ui/art/sprite.tsx'
import { useServices, useStore } from '../../ui/context.ts'
import { gainLook, gainsWords, priceWords } from '../../ui/format/gain-look.ts'
import { ShelfCard } from './shelf-card.tsx'
import { ShelfPage } from './shelf-page.tsx'
import { ShopStore } from './store.ts'
import { TradeStore } from './trade-store.ts'

/** The shop of the player's clan. */
export const ClanShelf = observer(function ClanShelf({ shop }: { readonly shop: ShopRow }) {
  const { t } = useServices()
  const store = useStore(TradeStore)
  useEffect(() => store.enter(store.clan), [store])
  return (
    <ShelfPage
      shop={shop}
      thanks={store.traded}
      purse={clanShopPurse}
      offers={store.clan}
      items={(offers) => offers.map((offer) => <OfferCard key={offer.id} offer={offer} />)}
      empty={t('shops.nothing')}
    />
  )
})

const OfferCard = observer(function OfferCard({ offer }: { readonly offer: ClanShopOffer }) {
  const { t } = useServices()
  const store = useStore(TradeStore)
  const { confirm, missingKey } = useStore(ShopStore)
  const { clanMembership, left, minClanLevel, price, refusal, rewards } = offer
  const name = gainsWords(rewards, t)
  const missing = missingKey(offer)
  const lock = () =>
    clanMembership === 'NONE'
      ? t('shops.why.clan', { level: minClanLevel })
      : t('shops.why.clanStatus', { status: t(`bank.status.${clanMembership}`) })
  const why = refusal === 'OFFER_LOCKED' ? lock() : refusal ? t('shops.why.limit') : missing ? t(missing) : null
  const buy = async () => {
    const text = t('shops.ask', { name, price: priceWords(price, t) })
    if (price.length === 0 || (await confirm(text))) await store.buyInClan(offer)
  }
  return (
    <ShelfCard
      picture={<Sprite frame={gainLook(rewards[0]?.kind ?? '', t).frame} size={92} />}
      name={name}
      kind={refusal ? '' : t('shops.leftToday', { count: left })}
      price={price}
      why={why}
      busy={store.trading.busy}
      onBuy={() => void buy()}
    />
  )
})
