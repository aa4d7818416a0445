import type { GiftOffer } from '@skystair/contract'
import { observer } from 'mobx-react-lite'
import { shortageKey } from '../../services/texts.ts'
import { Sprite } from '../../ui/art/sprite.tsx'
import { useServices, useStore } from '../../ui/context.ts'
import { gainWords, priceWords } from '../../ui/format/gain-look.ts'
import { Button } from '../../ui/kit/button.tsx'
import { Problem, Waiting } from '../../ui/kit/empty.tsx'
import { KeeperFace } from '../../ui/kit/keeper-face.tsx'
import { Price } from '../../ui/kit/price.tsx'
import { GuestNote } from '../bank/public.ts'
import { PlayerStore } from '../player/index.ts'
import { GiftStore } from './store.ts'

/** The gifts to send, and the button to emeralds for a friend. */
export const OfferShelf = observer(function OfferShelf() {
  const { platform, ui, t } = useServices()
  const store = useStore(GiftStore)
  const { offers } = store
  if (store.guest) return <GuestNote why={t('gift.guest')} />
  return (
    <>
      <section className="sky-box sky-postman">
        <KeeperFace frame="keeper/3/hare_postman" mood={store.gone ? 'glad' : 'calm'} />
        <blockquote>
          <b>{t('gift.postman')}</b>
          <p>{t(store.gone ? 'gift.sent' : 'gift.hello')}</p>
        </blockquote>
      </section>
      <p className="sky-row sky-center">
        {t('gift.purse')} <Price resource="gold" amount={store.held('gold')} /> <Price resource="mithril" amount={store.held('mithril')} />
      </p>
      {offers.value ? (
        <ul className="sky-gift-offers" aria-label={t('gift.tab.send')}>
          {offers.value.map((offer) => (
            <OfferCard key={offer.id} offer={offer} />
          ))}
        </ul>
      ) : offers.failed ? (
        <Problem onRetry={() => void offers.reload()} />
      ) : (
        <Waiting />
      )}
      {platform.capabilities.canPay ? (
        <section className="sky-box sky-offer">
          <Sprite frame="pack/gift_100" size={56} />
          <p>
            <b>{t('gift.gems')}</b>
            <br />
            <span className="sky-small-text">{t('gift.gemsAbout')}</span>
          </p>
          <Button small tone="plain" onPress={() => ui.open('bank', { tab: 'gifts' })}>
            {t('gift.gemsOpen')}
          </Button>
        </section>
      ) : null}
    </>
  )
})

const OfferCard = observer(function OfferCard({ offer }: { readonly offer: GiftOffer }) {
  const { t } = useServices()
  const store = useStore(GiftStore)
  const player = useStore(PlayerStore)
  const { key, image, rewards, price, available, minStair, left } = offer
  const name = t(`gift.offer.${key}.name`)
  const missing = player.missing(price)
  const locked = (player.player?.bestVictoryStair ?? 0) < minStair
  const why = locked
    ? t('gift.why.stair', { stair: minStair })
    : !available
      ? t('gift.why.limit')
      : missing
        ? t(shortageKey(missing))
        : null
  return (
    <li className={`sky-offer-tile${why ? ' sky-gift-off' : ''}`}>
      <Sprite frame={image} />
      <b>{name}</b>
      <span className="sky-small-text">{t('gift.inside', { gains: rewards.map((gain) => gainWords(gain, t)).join(', ') })}</span>
      <span className="sky-small-text sky-soft">{why ?? t('gift.left', { count: left })}</span>
      <Button
        small
        wide
        disabled={why !== null}
        label={t('gift.choose', { name, price: priceWords(price, t) })}
        onPress={() => store.choose(offer)}
      >
        {price.map(({ resource, amount }) => (
          <Price key={resource} resource={resource} amount={amount} />
        ))}
      </Button>
    </li>
  )
})
