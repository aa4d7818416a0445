import type { ClanLogLine } from '@skystair/contract'
import { observer } from 'mobx-react-lite'
import { useEffect } from 'react'
import { useServices, useStore } from '../../../ui/context.ts'
import { useAmount } from '../../../ui/format/use-amount.ts'
import { Choice } from '../../../ui/kit/choice.tsx'
import { Empty, Problem, Waiting } from '../../../ui/kit/empty.tsx'
import { More } from '../../../ui/kit/more.tsx'
import { type HistoryFilter, HistoryStore } from './history-store.ts'

const filters: readonly HistoryFilter[] = ['ALL', 'MEMBERS', 'DONATIONS', 'CHANGES']

/** The history of the clan, the newest lines first. */
export const History = observer(function History() {
  const { t } = useServices()
  const store = useStore(HistoryStore)
  const { lines } = store
  useEffect(() => void store.choose('ALL'), [store])
  return (
    <>
      <Choice
        hideLabel
        label={t('clan.filter.label')}
        value={store.filter}
        onChange={(filter) => void store.choose(filter)}
        options={filters.map((value) => ({ value, label: t(`clan.filter.${value}`) }))}
      />
      {lines.failed ? (
        <Problem onRetry={() => void lines.reload()} />
      ) : !lines.value ? (
        <Waiting />
      ) : lines.value.length === 0 ? (
        <Empty text={t('clan.nobody')} />
      ) : (
        <ol className="sky-clan-log" aria-label={t('clan.tab.history')}>
          {lines.value.map((line) => (
            <Line key={line.id} line={line} />
          ))}
        </ol>
      )}
      <More list={lines} label={t('clan.more')} />
    </>
  )
})

const Line = observer(function Line({ line: { kind, by, on, rank, amount, at } }: { readonly line: ClanLogLine }) {
  const { lang, t } = useServices()
  const format = useAmount('sentence')
  const key = kind === 'joined' && on !== null ? 'joinedBy' : kind
  const words = t(`clan.log.${key}`, {
    ...{ by: by ?? t('clan.somebody'), on: on ?? t('clan.somebody'), amount: format(amount ?? 0) },
    rank: rank ? t(`clan.rank.${rank}`) : '',
  })
  const time = { day: 'numeric', month: 'short', hour: '2-digit', minute: '2-digit' } as const
  return (
    <li>
      <span>{words}</span>
      <time className="sky-small-text sky-soft" dateTime={new Date(at).toISOString()}>
        {new Intl.DateTimeFormat(lang, time).format(at)}
      </time>
    </li>
  )
})
