import type { ExchangeOption, ShopRow } from '@skystair/contract'
import { exchangeKinds } from '@skystair/world/areas/shop/rows'
import { observer } from 'mobx-react-lite'
import { useEffect, useState } from 'react'
import { useServices, useStore } from '../../ui/context.ts'
import { kindWords } from '../../ui/format/creature-words.ts'
import { useUntil } from '../../ui/format/use-until.ts'
import { Card } from '../../ui/kit/card.tsx'
import { Choice } from '../../ui/kit/choice.tsx'
import { HeroFigures } from '../../ui/kit/hero-figures.tsx'
import { PlayerStore } from '../player/index.ts'
import { ExchangeGivers } from './exchange-givers.tsx'
import { ShelfCard } from './shelf-card.tsx'
import { ShelfPage } from './shelf-page.tsx'
import { ShopStore } from './store.ts'
import { TradeStore } from './trade-store.ts'

/** The square where heroes are exchanged. A press on a hero leads to the choice of the heroes to exchange for it. */
export const ExchangeShelf = observer(function ExchangeShelf({ shop }: { readonly shop: ShopRow }) {
  const { clock, t } = useServices()
  const until = useUntil()
  const store = useStore(TradeStore)
  const [wanted, setWanted] = useState<number | null>(null)
  useEffect(() => store.enter(store.options), [store])
  const { kind, options } = store
  const option = options.value?.find(({ id }) => id === wanted)
  const end = options.value?.[0]?.until
  const kinds = (
    <Choice
      label={t('trades.whom')}
      value={kind}
      options={exchangeKinds.map((row) => ({ value: row.kind, label: t(`trades.kinds.${row.kind}`) }))}
      onChange={store.choose}
    />
  )
  return (
    <ShelfPage
      shop={shop}
      thanks={store.traded}
      purse={['gold']}
      note={end ? t('shops.fresh', { time: until(end, clock.now) }) : null}
      head={option ? <ExchangeGivers key={option.id} option={option} onEnd={() => setWanted(null)} /> : kinds}
      offers={options}
      items={(all) =>
        all
          .filter(({ id }) => !option || id === option.id)
          .map((each) => <OptionCard key={each.id} option={each} chosen={each === option} onChoose={() => setWanted(each.id)} />)
      }
      empty={t('shops.nothing')}
    />
  )
})

const OptionCard = observer(function OptionCard({
  option,
  chosen,
  onChoose,
}: {
  readonly option: ExchangeOption
  readonly chosen: boolean
  readonly onChoose: () => void
}) {
  const { t } = useServices()
  const store = useStore(TradeStore)
  const { missingKey } = useStore(ShopStore)
  const { bestVictoryStair = 0 } = useStore(PlayerStore).player ?? {}
  const { available, gives, minStair, price, takes } = option
  const missing = missingKey(option)
  const why = available
    ? missing
      ? t(missing)
      : null
    : bestVictoryStair < minStair
      ? t('shops.why.stair', { stair: minStair })
      : t('shops.why.limit')
  return (
    <ShelfCard
      picture={<Card creature={gives} />}
      name={t(`creature.${gives.imageId}.name`)}
      kind={kindWords(gives, t)}
      price={price}
      why={why}
      action="trades.chooseFor"
      busy={store.trading.busy || chosen}
      onBuy={onChoose}
    >
      <HeroFigures attack={gives.attack} defence={gives.defence} health={gives.health.total} />
      <b className="sky-small-text">{t('trades.takes', { count: takes })}</b>
    </ShelfCard>
  )
})
