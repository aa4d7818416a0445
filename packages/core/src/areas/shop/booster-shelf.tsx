import type { Booster, ShopRow } from '@skystair/contract'
import { HOUR } from '@skystair/contract/time'
import { observer } from 'mobx-react-lite'
import { Sprite } from '../../ui/art/sprite.tsx'
import { useServices, useStore } from '../../ui/context.ts'
import { duration } from '../../ui/format/format.ts'
import { priceWords } from '../../ui/format/gain-look.ts'
import { ShelfCard } from './shelf-card.tsx'
import { ShelfPage } from './shelf-page.tsx'
import { ShopStore } from './store.ts'

/** The shop of boosters: their effects, and which of them are running. */
export const BoosterShelf = observer(function BoosterShelf({ shop }: { readonly shop: ShopRow }) {
  const { t } = useServices()
  const store = useStore(ShopStore)
  return (
    <ShelfPage
      shop={shop}
      thanks={false}
      purse={['gold', 'mithril']}
      offers={store.boosters}
      items={(boosters) => boosters.map((booster) => <BoosterCard key={booster.id} booster={booster} />)}
      empty={t('shops.nothing')}
    />
  )
})

const BoosterCard = observer(function BoosterCard({ booster }: { readonly booster: Booster }) {
  const { clock, t } = useServices()
  const store = useStore(ShopStore)
  const { key, family, size, hours, percent, price, until } = booster
  const name = t(`booster.${key}.name`)
  const missing = store.missingKey(booster)
  const why = !booster.available ? t('shops.why.level', { level: booster.minLevel }) : missing ? t(missing) : null
  const left = until ? until - clock.now : 0
  const buy = async () => {
    const words = priceWords(price, t)
    const replaced = store.replacedBy(booster)
    const warning = replaced
      ? t('shops.replaces', { name: t(`booster.${replaced.key}.name`), time: duration(replaced.until - clock.now, t) })
      : left > 0
        ? t('shops.prolong')
        : ''
    const text = [t('shops.ask', { name, price: words }), warning].filter(Boolean).join(' ')
    if (await store.confirm(text)) await store.buyBooster(booster)
  }
  return (
    <ShelfCard
      picture={<Sprite frame={`booster/${family}_${size}`} size={92} />}
      name={name}
      kind={t(`booster.${key}.about`, { percent, hours: duration(hours * HOUR, t) })}
      price={price}
      why={why}
      busy={store.buying.busy}
      onBuy={() => void buy()}
    >
      {left > 0 ? <b className="sky-good-text sky-small-text">{t('shops.runs', { time: duration(left, t) })}</b> : null}
    </ShelfCard>
  )
})
