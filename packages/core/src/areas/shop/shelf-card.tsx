import type { Price as PriceOf } from '@skystair/contract'
import { observer } from 'mobx-react-lite'
import { Fragment, type ReactNode } from 'react'
import { useServices } from '../../ui/context.ts'
import { priceWords } from '../../ui/format/gain-look.ts'
import { Button } from '../../ui/kit/button.tsx'
import { OldPrice } from '../../ui/kit/old-price.tsx'
import { Price } from '../../ui/kit/price.tsx'

/** An offer on a shelf: its picture, name, description and price, and the reason if it cannot be bought. */
export const ShelfCard = observer(function ShelfCard({
  picture,
  name,
  kind,
  children,
  price,
  oldPrice = null,
  why,
  busy,
  action = 'shops.buyFor',
  onBuy,
}: {
  readonly picture: ReactNode
  readonly name: string
  readonly kind?: string
  readonly children?: ReactNode
  readonly price: readonly PriceOf[]
  /** The regular price, if this one is lower. */
  readonly oldPrice?: readonly PriceOf[] | null
  /** The reason why it cannot be bought now, or null. */
  readonly why: string | null
  readonly busy: boolean
  /** Key of the button's label for screen readers. */
  readonly action?: string
  readonly onBuy: () => void
}) {
  const { t } = useServices()
  const words = price.length > 0 ? priceWords(price, t) : t('trades.free')
  // A label has to contain the visible text of the button, which several prices interrupt by the names of their resources.
  const label = price.length > 1 ? {} : { label: t(action, { name, price: words }) }
  return (
    <li className={`sky-offer-tile${why ? ' sky-shelf-off' : ''}`}>
      {picture}
      <b className="sky-shelf-name">{name}</b>
      {kind ? <span className="sky-small-text sky-soft">{kind}</span> : null}
      {children}
      <div className="sky-offer-buy">
        {why ? <span className="sky-small-text sky-soft">{why}</span> : null}
        {oldPrice ? <OldPrice price={oldPrice} /> : null}
        <Button small wide disabled={busy} why={why} {...label} onPress={onBuy}>
          {price.length === 0 ? words : null}
          {price.length > 1 ? <span className="sky-hidden">{t(action, { name, price: '' })}</span> : null}
          {price.map(({ resource, amount }, index) => (
            <Fragment key={resource}>
              {index > 0 ? <span className="sky-hidden">, </span> : null}
              <Price resource={resource} amount={amount} />
            </Fragment>
          ))}
        </Button>
      </div>
    </li>
  )
})
