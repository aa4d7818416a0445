import type { CampaignOffer } from '@skystair/contract'
import { observer } from 'mobx-react-lite'
import { shortageKey } from '../../services/texts.ts'
import { useServices, useStore } from '../../ui/context.ts'
import { gainLook, gainsWords, priceWords } from '../../ui/format/gain-look.ts'
import { sentences } from '../../ui/format/sentences.ts'
import { Button } from '../../ui/kit/button.tsx'
import { Card } from '../../ui/kit/card.tsx'
import { HeroFacts } from '../../ui/kit/hero-facts.tsx'
import { OldPrice } from '../../ui/kit/old-price.tsx'
import { Portrait } from '../../ui/kit/portrait.tsx'
import { Price } from '../../ui/kit/price.tsx'
import { PlayerStore } from '../player/index.ts'
import { CampaignStore } from './store.ts'

/** An offer: its content and price, or the reason why it is not available. */
export const OfferCard = observer(function OfferCard({ offer }: { readonly offer: CampaignOffer }) {
  const { ui, t } = useServices()
  const store = useStore(CampaignStore)
  const { gains, hero, price, oldPrice, left, refusal } = offer
  const what = gainsWords(gains, t)
  const missing = useStore(PlayerStore).missing(price)
  const why = refusal
    ? refusal === 'ALREADY_TAKEN'
      ? sentences(t('error.ALREADY_TAKEN'), t('campaign.taken'))
      : t({ OFFER_LOCKED: 'campaign.locked', OFFER_LIMIT: 'campaign.limit' }[refusal])
    : missing
      ? t(missing === 'mithril' ? 'campaign.fewGems' : shortageKey(missing))
      : null
  const take = async () => {
    const words = priceWords(price, t)
    const question = {
      title: t('campaign.offers'),
      text: t('campaign.ask', { what, price: words }),
      ok: t('campaign.yes'),
      cancel: t('common.cancel'),
      gain: true,
    }
    if (price.length === 0 || (await ui.ask(question))) await store.take(offer)
  }
  return (
    <li className={why ? 'sky-campaign-off' : ''}>
      {hero ? (
        <Card creature={hero} />
      ) : (
        <span className="sky-campaign-gains">
          {gains.map(({ kind, amount }) => (
            <span key={kind}>
              <Portrait frame={gainLook(kind, t).frame} />
              {amount > 1 ? <b className="sky-num">×{amount}</b> : null}
            </span>
          ))}
        </span>
      )}
      <b>{what}</b>
      {hero ? <HeroFacts hero={hero} /> : null}
      {left !== null && left > 1 ? <span className="sky-soft sky-small-text">{t('campaign.leftOver', { count: left })}</span> : null}
      <span className="sky-offer-buy">
        {why ? <span className="sky-small-text sky-soft">{why}</span> : null}
        {oldPrice ? <OldPrice price={oldPrice} /> : null}
        <Button
          small
          wide
          tone={price.length === 0 ? 'good' : 'gold'}
          disabled={store.using.busy}
          why={why}
          label={price.length === 0 ? t('campaign.takeWhat', { what }) : t('campaign.buyWhat', { what, price: priceWords(price, t) })}
          onPress={() => void take()}
        >
          {price.length === 0 ? t('campaign.take') : price.map((one) => <Price key={one.resource} {...one} />)}
        </Button>
      </span>
    </li>
  )
})
