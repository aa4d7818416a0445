import type { PersonalOffer } from '@skystair/contract'
import { observer } from 'mobx-react-lite'
import { useEffect, useState } from 'react'
import { shortageKey } from '../../services/texts.ts'
import { useServices, useStore } from '../../ui/context.ts'
import { duration } from '../../ui/format/format.ts'
import { priceWords } from '../../ui/format/gain-look.ts'
import { Button } from '../../ui/kit/button.tsx'
import { Card } from '../../ui/kit/card.tsx'
import { Empty } from '../../ui/kit/empty.tsx'
import { HeroFacts } from '../../ui/kit/hero-facts.tsx'
import { OldPrice } from '../../ui/kit/old-price.tsx'
import { KeeperBanner } from '../../ui/kit/painting.tsx'
import { Panel } from '../../ui/kit/panel.tsx'
import { Price } from '../../ui/kit/price.tsx'
import { PlayerStore } from '../player/index.ts'
import { OfferStore } from './store.ts'

/** The window of the player's offer. It stays the same offer until the window is closed. */
export const OfferWindow = observer(function OfferWindow() {
  const { ui, t } = useServices()
  const store = useStore(OfferStore)
  const [offer] = useState(store.current)
  useEffect(() => {
    if (offer) void store.view(offer.offerType)
    return () => store.taking.clear()
  }, [store, offer])
  if (!offer)
    return (
      <Panel className="sky-fit" title={t('offer.sign')} onClose={ui.close}>
        <Empty text={t('offer.over')} />
      </Panel>
    )
  return (
    <Panel className="sky-fit" title={t(`offer.of.${offer.offerType}.name`)} onClose={ui.close} foot={<Next offer={offer} />}>
      <Contents offer={offer} />
    </Panel>
  )
})

const Contents = observer(function Contents({ offer: { offerType, hero, percent, until } }: { readonly offer: PersonalOffer }) {
  const { clock, t } = useServices()
  const { taking } = useStore(OfferStore)
  const taken = taking.gains.length > 0
  return (
    <>
      <KeeperBanner
        name="shop/event"
        keeper="keeper/1/barker"
        mood={taken ? 'glad' : 'calm'}
        about={t(`offer.of.${offerType}.about`, { percent })}
        speaker={t('offer.speaker')}
        line={t(taken ? 'offer.thanks' : 'offer.line')}
      />
      {hero ? (
        <section className="sky-offer-hero">
          <Card creature={hero.creature} />
          <div className="sky-column">
            <b>{t(`creature.${hero.creature.imageId}.name`)}</b>
            <HeroFacts hero={hero.creature} />
            <p className="sky-small-text">
              {t('offer.price')}: <OldPrice price={hero.oldPrice} />{' '}
              {hero.price.map((one) => (
                <Price key={one.resource} {...one} />
              ))}
            </p>
          </div>
        </section>
      ) : null}
      {taken ? null : <p className="sky-center sky-soft">{t('offer.left', { time: duration(until - clock.now, t) })}</p>}
    </>
  )
})

/** The button that buys the hero, or leads to where the offer holds. */
const Next = observer(function Next({ offer }: { readonly offer: PersonalOffer }) {
  const { ui, t } = useServices()
  const store = useStore(OfferStore)
  const missing = useStore(PlayerStore).missing(offer.hero?.price ?? [])
  const { hero, offerType, shop } = offer
  if (store.taking.gains.length > 0)
    return (
      <Button first onPress={ui.close}>
        {t('common.ok')}
      </Button>
    )
  if (!hero) {
    const inBank = offerType === 'GEMS_X2'
    const go = () => (inBank ? ui.open('bank') : ui.open('shops', { shop }))
    return (
      <Button first onPress={go}>
        {t(inBank ? 'offer.toBank' : shop ? 'offer.toShop' : 'offer.toShops')}
      </Button>
    )
  }
  const words = { name: t(`creature.${hero.creature.imageId}.name`), price: priceWords(hero.price, t) }
  const buy = async () => {
    const question = { title: t('offer.sign'), text: t('offer.ask', words), ok: t('offer.yes'), cancel: t('common.cancel'), gain: true }
    if (await ui.ask(question)) await store.take(offer)
  }
  return (
    <>
      {missing ? <span className="sky-small-text sky-soft">{t(shortageKey(missing))}</span> : null}
      <Button first tone="good" price={hero.price[0]} disabled={missing !== null || store.taking.busy} onPress={() => void buy()}>
        {t('offer.yes')}
      </Button>
    </>
  )
})
