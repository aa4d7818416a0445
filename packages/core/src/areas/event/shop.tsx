import { observer } from 'mobx-react-lite'
import { useEffect, useState } from 'react'
import { useServices } from '../../ui/context.ts'
import { gainLook, gainWords } from '../../ui/format/gain-look.ts'
import { Button } from '../../ui/kit/button.tsx'
import { Gains } from '../../ui/kit/gains.tsx'
import { List } from '../../ui/kit/list.tsx'
import { Heading } from '../../ui/kit/panel.tsx'
import { Price } from '../../ui/kit/price.tsx'
import { EventShopStore } from './store.ts'

/** The stall of the feast that is on; nothing where none is. */
export const EventShop = observer(function EventShop() {
  const root = useServices()
  const [store] = useState(() => new EventShopStore(root))
  useEffect(() => void store.load(), [store])
  return <EventGoods store={store} />
})

/** What is on the stall, each with its price, and what was bought last. */
export const EventGoods = observer(function EventGoods({ store }: { readonly store: EventShopStore }) {
  const { t } = useServices()
  if (!store.offers || store.offers.length === 0) return null
  const rows = store.offers.map((offer) => {
    const title = offer.gains.map((gain) => gainWords(gain, t)).join(', ')
    const [first] = offer.gains
    return {
      id: String(offer.id),
      icon: first ? gainLook(first.kind, t).frame : 'icon/gifts',
      title,
      about: offer.left > 0 ? t('tasks.stall.left', { count: offer.left }) : t('tasks.stall.none'),
      aside: (
        <Button
          small
          disabled={store.buying !== null || offer.left === 0 || offer.price > store.coins}
          label={`${t('tasks.stall.buy')}: ${title}. ${t('tasks.coins', { count: offer.price })}`}
          onPress={() => void store.buy(offer)}
        >
          <Price resource="eventCurrency" amount={offer.price} />
        </Button>
      ),
    }
  })
  return (
    <section className="sky-column">
      <Heading>{t('tasks.stall.title')}</Heading>
      <p className="sky-center sky-small-text">{t('tasks.stall.about')}</p>
      {store.gains.length > 0 ? (
        <div role="status" className="sky-column sky-center">
          <p>{t('tasks.stall.thanks')}</p>
          <Gains gains={store.gains} roll />
        </div>
      ) : null}
      <List rows={rows} label={t('tasks.stall.title')} />
    </section>
  )
})
