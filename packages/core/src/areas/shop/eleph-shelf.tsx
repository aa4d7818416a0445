import type { CardOffer, Player, ShopRow } from '@skystair/contract'
import { cards } from '@skystair/world/areas/hero/rows'
import { observer } from 'mobx-react-lite'
import { useEffect } from 'react'
import { Sprite } from '../../ui/art/sprite.tsx'
import { useServices, useStore } from '../../ui/context.ts'
import { priceWords } from '../../ui/format/gain-look.ts'
import { PlayerStore } from '../player/index.ts'
import { ShelfCard } from './shelf-card.tsx'
import { ShelfPage } from './shelf-page.tsx'
import { ShopStore } from './store.ts'
import { TradeStore } from './trade-store.ts'

/** The tavern that sells elephants for caviar, and other cards to players known for their choices. */
export const ElephShelf = observer(function ElephShelf({ shop }: { readonly shop: ShopRow }) {
  const { t } = useServices()
  const store = useStore(TradeStore)
  useEffect(() => store.enter(store.elephants), [store])
  return (
    <ShelfPage
      shop={shop}
      thanks={store.traded}
      purse={['caviar']}
      offers={store.elephants}
      items={(offers) => offers.map((offer) => <ElephantCard key={offer.id} offer={offer} />)}
      empty={t('shops.nothing')}
    />
  )
})

/** Returns the text about the first condition of a locked offer that the player does not meet, and its values. */
function lockWords(offer: CardOffer, player: Player | null): [key: string, values: Record<string, number>] {
  const { minEvilPoints, minGoodPoints, minStair } = offer
  if ((player?.bestVictoryStair ?? 0) < minStair) return ['shops.why.stair', { stair: minStair }]
  return (player?.goodPoints ?? 0) < minGoodPoints
    ? ['shops.why.goodPoints', { points: minGoodPoints }]
    : ['shops.why.evilPoints', { points: minEvilPoints }]
}

const ElephantCard = observer(function ElephantCard({ offer }: { readonly offer: CardOffer }) {
  const { t } = useServices()
  const store = useStore(TradeStore)
  const { confirm, missingKey } = useStore(ShopStore)
  const { player } = useStore(PlayerStore)
  const { amount, available, card, price } = offer
  const name = t('trades.cards', { name: t(`card.${card}.name`), count: amount })
  const missing = missingKey(offer)
  const why = available ? (missing ? t(missing) : null) : t(...lockWords(offer, player))
  const buy = async () => {
    const text = t('shops.ask', { name, price: priceWords(price, t) })
    if (await confirm(text)) await store.buyElephants(offer)
  }
  return (
    <ShelfCard
      picture={<Sprite frame={`card/${card.toLowerCase()}`} size={112} />}
      name={name}
      kind={t(`card.${card}.about`, { percent: cards.find(({ kind }) => kind === card)?.percent ?? 0 })}
      price={price}
      why={why}
      busy={store.trading.busy}
      onBuy={() => void buy()}
    />
  )
})
