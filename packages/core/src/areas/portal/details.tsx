import type { Portal } from '@skystair/contract'
import { observer } from 'mobx-react-lite'
import { shortageKey } from '../../services/texts.ts'
import { useServices, useStore } from '../../ui/context.ts'
import { duration } from '../../ui/format/format.ts'
import { gainWords } from '../../ui/format/gain-look.ts'
import { Button } from '../../ui/kit/button.tsx'
import { Choice } from '../../ui/kit/choice.tsx'
import { Painting } from '../../ui/kit/painting.tsx'
import { Price } from '../../ui/kit/price.tsx'
import { PlayerStore } from '../player/index.ts'
import { PortalStore } from './store.ts'

/** The destination of a portal, and the discounts to choose from. */
export const PortalDetails = observer(function PortalDetails({ portal }: { readonly portal: Portal }) {
  const { clock, t } = useServices()
  const store = useStore(PortalStore)
  const { name, targetStair: stair, discounts, discount, gain, offerUntil } = portal
  const options = [
    { value: '0', label: t('portal.noDiscount') },
    ...discounts.map(({ discountPercent: percent, count }) => ({ value: `${percent}`, label: t('portal.discount', { percent, count }) })),
  ]
  return (
    <>
      <Painting name="place/portal">
        <b>{t(`portal.target.${name}.name`)}</b>
        <span>{t('portal.leads', { stair })}</span>
      </Painting>
      <blockquote className="sky-box sky-portal-sign">
        <b>{t('portal.sign')}</b>
        <p>{t(`portal.target.${name}.sign`)}</p>
      </blockquote>
      {offerUntil ? (
        <p className="sky-center">
          <b className="sky-good-text">{t('portal.offer', { time: duration(offerUntil - clock.now, t) })}</b>
        </p>
      ) : null}
      {gain.length > 0 ? (
        <p className="sky-center sky-small-text">{t('portal.first', { what: gain.map((each) => gainWords(each, t)).join(', ') })}</p>
      ) : null}
      {discounts.length > 0 ? (
        <Choice
          label={t('portal.discounts')}
          options={options}
          value={`${discount}`}
          onChange={(value) => void store.choose(portal, Number(value))}
        />
      ) : null}
    </>
  )
})

/** The price of the passage, and the button to pass. */
export const Passage = observer(function Passage({ portal }: { readonly portal: Portal }) {
  const { t } = useServices()
  const store = useStore(PortalStore)
  const { targetStair: stair, open, price, fullPrice } = portal
  const missing = useStore(PlayerStore).missing(price)
  const why = !open ? t('portal.locked', { stair }) : missing ? t(shortageKey(missing)) : null
  const due = price.filter(({ amount }) => amount > 0)
  return (
    <div className="sky-portal-pay">
      {why ? <span className="sky-small-text">{why}</span> : null}
      {fullPrice && !why ? (
        <span className="sky-small-text">
          {t('portal.before')}:{' '}
          {fullPrice.map(({ resource, amount }) => (
            <Price key={resource} resource={resource} amount={amount} />
          ))}
        </span>
      ) : null}
      <Button first disabled={store.busy || why !== null} price={due[0]} onPress={() => void store.use(portal)}>
        {t(due.length > 0 ? 'portal.use' : 'portal.useFree')}
      </Button>
    </div>
  )
})
