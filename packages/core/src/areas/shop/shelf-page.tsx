import type { ResourceName, ShopRow } from '@skystair/contract'
import { observer } from 'mobx-react-lite'
import type { ReactNode } from 'react'
import type { Resource } from '../../services/resource.ts'
import { useServices, useStore } from '../../ui/context.ts'
import { Empty, Problem, Waiting } from '../../ui/kit/empty.tsx'
import { Price } from '../../ui/kit/price.tsx'
import { Keeper } from './keeper.tsx'
import { ShopStore } from './store.ts'

interface ShelfPageProps<T> {
  readonly shop: ShopRow
  /** Whether the keeper thanks the player for a purchase. */
  readonly thanks: boolean
  /** The resources of which the page shows the player's amounts. */
  readonly purse: readonly ResourceName[]
  /** A line beside the purse. */
  readonly note?: ReactNode
  /** Between the purse and the shelf. */
  readonly head?: ReactNode
  /** Shown in place of the shelf. */
  readonly instead?: ReactNode
  readonly offers: Resource<T>
  readonly items: (value: T) => readonly ReactNode[]
  /** Shown if there are no items. */
  readonly empty: string
}

/** The contents of a shop: its keeper, the player's resources to pay with, and the shelf. */
function Page<T>({ shop, thanks, purse, note, head, instead, offers, items, empty }: ShelfPageProps<T>) {
  const { t } = useServices()
  const { held } = useStore(ShopStore)
  const cards = offers.value === null ? null : items(offers.value)
  return (
    <>
      <Keeper shop={shop} says={thanks ? 'thanks' : 'line'} />
      <p className="sky-shelf-head">
        <span>
          {t('shops.purse')}{' '}
          {purse.map((resource) => (
            <Price key={resource} resource={resource} amount={held(resource)} />
          ))}
        </span>
        {note ? <span className="sky-soft">{note}</span> : null}
      </p>
      {head}
      {instead ??
        (cards ? (
          cards.length > 0 ? (
            <ul className="sky-shelf" aria-label={t(`shop.${shop.id}.name`)}>
              {cards}
            </ul>
          ) : (
            <Empty text={empty} />
          )
        ) : offers.failed ? (
          <Problem onRetry={() => void offers.reload()} />
        ) : (
          <Waiting />
        ))}
    </>
  )
}
export const ShelfPage = observer(Page) as typeof Page
