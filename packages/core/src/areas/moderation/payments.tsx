import { observer } from 'mobx-react-lite'
import { useServices, useStore } from '../../ui/context.ts'
import { useAmount } from '../../ui/format/use-amount.ts'
import { useDate } from '../../ui/format/use-date.ts'
import { Paged } from './paged.tsx'
import { ModeratedStore } from './player-store.ts'

/** What a player has paid for or received. */
export const Payments = observer(function Payments({ playerId }: { readonly playerId: number }) {
  const { t } = useServices()
  const date = useDate()
  const format = useAmount()
  const { payments } = useStore(ModeratedStore)
  const gift = (buyerId: number, receiverId: number) =>
    buyerId === receiverId
      ? ''
      : ` · ${buyerId === playerId ? t('moderation.paidFor', { id: receiverId }) : t('moderation.paidBy', { id: buyerId })}`
  return (
    <Paged list={payments} label={t('moderation.payments')} empty={t('moderation.noPayments')}>
      {({ at, buyerId, gems, id, productId, receiverId, state }) => (
        <li key={id}>
          <span>
            <b className="sky-num">№ {id}</b> {productId} · <b className="sky-num">{format(gems)}</b> {t('resource.mithril')}
          </span>
          <span className="sky-small-text sky-soft">
            {t(`moderation.payment.${state}`)}
            {gift(buyerId, receiverId)} · <time dateTime={new Date(at).toISOString()}>{date(at)}</time>
          </span>
        </li>
      )}
    </Paged>
  )
})
