import type { RankOffer, ShopRow } from '@skystair/contract'
import { monastery } from '@skystair/world/areas/shop/rows'
import { observer } from 'mobx-react-lite'
import { useEffect } from 'react'
import { useServices, useStore } from '../../ui/context.ts'
import { priceWords } from '../../ui/format/gain-look.ts'
import { Card } from '../../ui/kit/card.tsx'
import { HeroFigures } from '../../ui/kit/hero-figures.tsx'
import { PlayerStore } from '../player/index.ts'
import { ShelfCard } from './shelf-card.tsx'
import { ShelfPage } from './shelf-page.tsx'
import { ShopStore } from './store.ts'
import { TradeStore } from './trade-store.ts'

/** The shops that raise ranks: one at a time for caviar, up to the tenth in the monastery. */
export const RankShelf = observer(function RankShelf({ shop }: { readonly shop: ShopRow }) {
  const { t } = useServices()
  const store = useStore(TradeStore)
  const isMonastery = shop.id === monastery.id
  const offers = isMonastery ? store.monkRanks : store.ranks
  useEffect(() => store.enter(offers), [store, offers])
  return (
    <ShelfPage
      shop={shop}
      thanks={store.traded}
      purse={isMonastery ? ['crystal', 'elixir'] : ['caviar']}
      offers={offers}
      items={(ranks) => ranks.map((offer) => <RankCard key={offer.id} offer={offer} shop={shop} />)}
      empty={t(isMonastery ? 'trades.noneForMonk' : 'trades.noRanks')}
    />
  )
})

const RankCard = observer(function RankCard({ offer, shop }: { readonly offer: RankOffer; readonly shop: ShopRow }) {
  const { ui, t } = useServices()
  const store = useStore(TradeStore)
  const { missingKey } = useStore(ShopStore)
  const hero = useStore(PlayerStore).player?.creatures.find(({ id }) => id === offer.creatureId)
  if (!hero) return null
  const { before, after, fromRank, toRank, price, refusal, minStair } = offer
  const isMonastery = shop.id === monastery.id
  const name = t(`creature.${hero.imageId}.name`)
  const missing = missingKey(offer)
  const why = refusal ? t('shops.why.stair', { stair: minStair }) : missing ? t(missing) : null
  const raise = async () => {
    const yes = await ui.ask({
      title: t(isMonastery ? 'trades.lead' : 'trades.raise'),
      text: t(isMonastery ? 'trades.askLead' : 'trades.askRank', { name, from: fromRank, to: toRank, price: priceWords(price, t) }),
      ok: t('shops.yes'),
      cancel: t('common.cancel'),
      gain: true,
    })
    if (yes) await store.raise(offer, shop.id)
  }
  return (
    <ShelfCard
      picture={<Card creature={hero} />}
      name={name}
      kind={t('trades.rankStep', { from: fromRank, to: toRank })}
      price={price}
      why={why}
      busy={store.trading.busy}
      onBuy={() => void raise()}
    >
      <HeroFigures
        grows
        attack={after.attack - before.attack}
        defence={after.defence - before.defence}
        health={after.health - before.health}
      />
    </ShelfCard>
  )
})
