import type { CreatureOffer, HeroShopRow } from '@skystair/contract'
import { observer } from 'mobx-react-lite'
import { useServices, useStore } from '../../ui/context.ts'
import { useAmount } from '../../ui/format/use-amount.ts'
import { useUntil } from '../../ui/format/use-until.ts'
import { Card } from '../../ui/kit/card.tsx'
import { HeroFacts } from '../../ui/kit/hero-facts.tsx'
import { Joined } from './joined.tsx'
import { ShelfCard } from './shelf-card.tsx'
import { ShelfPage } from './shelf-page.tsx'
import { ShopStore } from './store.ts'

/** A shop of heroes with those of the day. */
export const HeroShelf = observer(function HeroShelf({ shop }: { readonly shop: HeroShopRow }) {
  const { clock, t } = useServices()
  const store = useStore(ShopStore)
  const until = useUntil()
  const end = store.heroes.value?.[0]?.until
  return (
    <>
      {store.bought ? <Joined offer={store.bought} /> : null}
      <ShelfPage
        shop={shop}
        thanks={store.bought !== null}
        purse={[shop.resource]}
        note={end ? t('shops.fresh', { time: until(end, clock.now) }) : null}
        offers={store.heroes}
        items={(offers) => offers.map((offer) => <HeroCard key={offer.id} offer={offer} />)}
        empty={t('shops.nothing')}
      />
    </>
  )
})

/** Returns why the offer cannot be bought now, or null. */
function useReason({ minLevel, minStair, refusal, ...offer }: CreatureOffer): string | null {
  const { t } = useServices()
  const missing = useStore(ShopStore).missingKey(offer)
  if (refusal === 'OFFER_LIMIT') return t('shops.why.limit')
  if (refusal === 'PRODUCT_NOT_FOUND') return t('shops.why.away')
  if (refusal === 'OFFER_LOCKED')
    return minStair > 0 ? t('shops.why.stair', { stair: minStair }) : t('shops.why.level', { level: minLevel })
  return missing && t(missing)
}

const HeroCard = observer(function HeroCard({ offer }: { readonly offer: CreatureOffer }) {
  const { t } = useServices()
  const store = useStore(ShopStore)
  const format = useAmount('sentence')
  const why = useReason(offer)
  const { creature } = offer
  const name = t(`creature.${creature.imageId}.name`)
  const buy = async () => {
    const [cost] = offer.price
    const price = cost ? `${format(cost.amount)} ${t(`resource.${cost.resource}`, { count: cost.amount })}` : ''
    if (await store.confirm(t('shops.ask', { name, price }))) await store.buy(offer)
  }
  return (
    <ShelfCard
      picture={<Card creature={creature} />}
      name={name}
      price={offer.price}
      oldPrice={offer.oldPrice}
      why={why}
      busy={store.buying.busy}
      onBuy={() => void buy()}
    >
      <HeroFacts hero={creature} />
    </ShelfCard>
  )
})
