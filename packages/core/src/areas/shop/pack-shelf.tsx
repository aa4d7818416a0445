import type { SalePack, ShopRow } from '@skystair/contract'
import { observer } from 'mobx-react-lite'
import { useEffect } from 'react'
import { Sprite } from '../../ui/art/sprite.tsx'
import { useServices, useStore } from '../../ui/context.ts'
import { gainLook, gainWords, priceWords } from '../../ui/format/gain-look.ts'
import { useUntil } from '../../ui/format/use-until.ts'
import { ShelfCard } from './shelf-card.tsx'
import { ShelfPage } from './shelf-page.tsx'
import { ShopStore } from './store.ts'
import { TradeStore } from './trade-store.ts'

const frames = ['pack/gift_30', 'pack/gift_100', 'pack/gift_500', 'pack/gift_1000', 'pack/gems_8000']

/** The night market: the packs of the sale in the order in which they are taken. */
export const PackShelf = observer(function PackShelf({ shop }: { readonly shop: ShopRow }) {
  const { clock, t } = useServices()
  const until = useUntil()
  const store = useStore(TradeStore)
  useEffect(() => store.enter(store.sale), [store])
  const sale = store.sale.value
  const isOn = sale !== null && sale.from <= clock.now
  return (
    <ShelfPage
      shop={shop}
      thanks={store.traded}
      purse={['mithril']}
      note={sale ? t(isOn ? 'trades.saleOn' : 'trades.saleLater', { time: until(isOn ? sale.until : sale.from, clock.now) }) : null}
      offers={store.sale}
      items={({ packs }) => packs.map((pack, index) => <PackCard key={pack.id} pack={pack} index={index} isOn={isOn} />)}
      empty={t('shops.nothing')}
    />
  )
})

const PackCard = observer(function PackCard({
  pack,
  index,
  isOn,
}: {
  readonly pack: SalePack
  readonly index: number
  readonly isOn: boolean
}) {
  const { ui, t } = useServices()
  const store = useStore(TradeStore)
  const { missingKey } = useStore(ShopStore)
  const { available, price, quantity, rewards } = pack
  const name = t('trades.pack', { number: index + 1 })
  const missing = missingKey(pack)
  const reasons = { packSoon: !isOn, packTaken: quantity === 0, packWaits: !available } as const
  const reason = (Object.keys(reasons) as (keyof typeof reasons)[]).find((key) => reasons[key])
  const why = reason ? t(`trades.${reason}`) : missing ? t(missing) : null
  const take = async () => {
    const text = t('trades.askPack', { name, price: priceWords(price, t) })
    const agreed = price.length === 0 || (await ui.ask({ title: name, text, ok: t('shops.yes'), cancel: t('common.cancel'), gain: true }))
    if (agreed) await store.takePack(pack)
  }
  return (
    <ShelfCard
      picture={<Sprite frame={frames[index % frames.length]!} size={92} />}
      name={name}
      price={price}
      why={why}
      action="trades.takePack"
      busy={store.trading.busy}
      onBuy={() => void take()}
    >
      <ul className="sky-pack-gains">
        {rewards.map((gain) => (
          <li key={gain.kind}>
            <Sprite frame={gainLook(gain.kind, t).frame} size={26} />
            <span className="sky-small-text">{gainWords(gain, t)}</span>
          </li>
        ))}
      </ul>
    </ShelfCard>
  )
})
