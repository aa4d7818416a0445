import { observer } from 'mobx-react-lite'
import { useEffect, useState } from 'react'
import { useServices } from '../../ui/context.ts'
import { gainLook, gainWords } from '../../ui/format/gain-look.ts'
import { Button } from '../../ui/kit/button.tsx'
import { Gains } from '../../ui/kit/gains.tsx'
import { List } from '../../ui/kit/list.tsx'
import { Heading } from '../../ui/kit/panel.tsx'
import { Price } from '../../ui/kit/price.tsx'
import { Spoken } from '../../ui/kit/spoken.tsx'
import { EventShopStore } from './store.ts'

/** The shop of the current event; renders nothing while there is none. */
export const EventShop = observer(function EventShop() {
  const services = useServices()
  const [store] = useState(() => new EventShopStore(services))
  useEffect(() => void store.offers.reload(), [store])
  return <EventShopOffers store={store} />
})

/** The offers with their prices, and what was bought last. */
export const EventShopOffers = observer(function EventShopOffers({ store }: { readonly store: EventShopStore }) {
  const { t } = useServices()
  const offers = store.offers.value
  if (!offers || offers.length === 0) return null
  const rows = offers.map((offer) => {
    const title = offer.gains.map((gain) => gainWords(gain, t)).join(', ')
    const [first] = offer.gains
    return {
      id: String(offer.id),
      icon: first ? gainLook(first.kind, t).frame : 'icon/gifts',
      title,
      about: offer.left > 0 ? t('eventShop.left', { count: offer.left }) : t('eventShop.none'),
      aside: (
        <Button
          small
          disabled={store.buying.busy || offer.left === 0 || offer.price > store.coins}
          label={`${t('eventShop.buy')}: ${title}. ${t('tasks.coins', { count: offer.price })}`}
          onPress={() => void store.buy(offer)}
        >
          <Price resource="eventCurrency" amount={offer.price} />
        </Button>
      ),
    }
  })
  return (
    <section className="sky-column">
      <Heading>{t('eventShop.title')}</Heading>
      <p className="sky-center sky-small-text">{t('eventShop.about')}</p>
      {store.buying.gains.length > 0 ? (
        <Spoken className="sky-column sky-center">
          <p>{t('eventShop.thanks')}</p>
          <Gains gains={store.buying.gains} roll />
        </Spoken>
      ) : null}
      <List rows={rows} label={t('eventShop.title')} />
    </section>
  )
})
