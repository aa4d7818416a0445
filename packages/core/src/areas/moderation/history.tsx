import { HistoryFilter, historyFilterOf, isLedgerReason, ResourceName } from '@skystair/contract/enums'
import { observer } from 'mobx-react-lite'
import { useServices, useStore } from '../../ui/context.ts'
import { useAmount } from '../../ui/format/use-amount.ts'
import { useDate } from '../../ui/format/use-date.ts'
import { Choice } from '../../ui/kit/choice.tsx'
import { Paged } from './paged.tsx'
import { ModeratedStore } from './player-store.ts'

/** The changes of a player's purse, by category of reason and by resource. */
export const History = observer(function History() {
  const { t } = useServices()
  const store = useStore(ModeratedStore)
  const date = useDate()
  const format = useAmount()
  const filters = ['ALL', ...HistoryFilter] as const
  const words = (resource: string) => (ResourceName.some((name) => name === resource) ? t(`resource.${resource}`) : resource)
  return (
    <>
      <div className="sky-history-filters">
        <Choice
          hideLabel
          label={t('moderation.filterLabel')}
          value={store.filter}
          onChange={(filter) => void store.setFilter(filter)}
          options={filters.map((value) => ({ value, label: t(`moderation.filter.${value}`) }))}
        />
        <label className="sky-field">
          <span>{t('moderation.resourceLabel')}</span>
          <select
            value={store.resource}
            onChange={({ currentTarget }) => void store.setResource(currentTarget.value as ResourceName | 'ALL')}
          >
            <option value="ALL">{t('moderation.anyResource')}</option>
            {ResourceName.map((name) => (
              <option key={name} value={name}>
                {words(name)}
              </option>
            ))}
          </select>
        </label>
      </div>
      <Paged list={store.history} label={t('moderation.history')} empty={t('moderation.noHistory')}>
        {({ amount, at, balance, id, reason, resource }) => (
          <li key={id}>
            <span>
              <b className="sky-num">{amount > 0 ? `+${format(amount)}` : `−${format(-amount)}`}</b> {words(resource)}
              <span className="sky-soft"> · {t('moderation.balance', { amount: format(balance) })}</span>
            </span>
            <span className="sky-small-text sky-soft">
              {t(`moderation.filter.${historyFilterOf(reason)}`)}: {isLedgerReason(reason) ? t(`moderation.ledger.${reason}`) : reason} ·{' '}
              <time dateTime={new Date(at).toISOString()}>{date(at)}</time>
            </span>
          </li>
        )}
      </Paged>
    </>
  )
})
