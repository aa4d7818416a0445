import type { Report } from '@skystair/contract'
import { smileys } from '@skystair/contract/enums'
import { observer } from 'mobx-react-lite'
import { Sprite } from '../../ui/art/sprite.tsx'
import { useServices, useStore } from '../../ui/context.ts'
import { useDate } from '../../ui/format/use-date.ts'
import { Button } from '../../ui/kit/button.tsx'
import { Problem, Waiting } from '../../ui/kit/empty.tsx'
import { BanChoice } from './ban-choice.tsx'
import { ModeratedStore } from './player-store.ts'
import { ReportStore } from './report-store.ts'

/** Characters of a report's text that are shown before it is opened. */
const SHORT = 80

/** The reports that wait, with the oldest one open. */
export const Reports = observer(function Reports() {
  const { t } = useServices()
  const store = useStore(ReportStore)
  const { failed, value } = store.reports
  if (failed) return <Problem onRetry={() => void store.reports.reload()} />
  if (!value) return <Waiting />
  return (
    <ul className="sky-reports" aria-label={t('moderation.reports')}>
      {value.map((report) => (
        <li key={report.id} className="sky-box">
          {report === store.open ? <Open report={report} /> : <Closed report={report} />}
        </li>
      ))}
    </ul>
  )
})

const Closed = observer(function Closed({ report }: { readonly report: Report }) {
  const { t } = useServices()
  const store = useStore(ReportStore)
  return (
    <button type="button" className="sky-report-line" onClick={() => store.choose(report)}>
      <b>{report.playerName ?? t('common.guest')}</b>
      <span>{report.text.length > SHORT ? `${report.text.slice(0, SHORT)}…` : report.text}</span>
    </button>
  )
})

const Open = observer(function Open({ report }: { readonly report: Report }) {
  const { ui, t } = useServices()
  const date = useDate()
  const store = useStore(ReportStore)
  const players = useStore(ModeratedStore)
  const { bannedUntil, bans, kind, playerId, playerName, reporterName, reporters, text, topicId } = report
  const busy = store.closing.busy
  return (
    <article className="sky-column">
      <header className="sky-report-head">
        <b>{playerName ?? t('common.guest')}</b>
        <span className="sky-soft sky-small-text">
          {t(`moderation.kind.${kind}`)}
          {kind === 'NAME' ? '' : ` · ${t('moderation.said', { at: date(report.saidAt) })}`}
        </span>
        <Button small tone="plain" onPress={() => void players.show(playerId)}>
          {t('moderation.open')}
        </Button>
      </header>
      <blockquote className="sky-report-text">
        {smileys.includes(text) ? <Sprite frame={`smiley/${text}`} className="sky-chat-smiley" /> : text}
      </blockquote>
      <p className="sky-soft sky-small-text">
        {t('moderation.by', { name: reporterName ?? t('common.guest'), at: date(report.at) })}
        {reporters > 1 ? `, ${t('moderation.moreReporters', { count: reporters - 1 })}` : ''}
        <br />
        {bans === 0 ? t('moderation.noBans') : t('moderation.bans', { count: bans })}
        {bannedUntil === null ? '' : `, ${t('moderation.untilShort', { until: date(bannedUntil) })}`}
      </p>
      <BanChoice reason={store.reason} busy={busy} onReason={store.setReason} onTerm={(hours) => void store.ban(hours)} />
      <div className="sky-row sky-center">
        <Button small tone="good" icon="icon/check" disabled={busy} onPress={() => void store.dismiss()}>
          {t('moderation.dismiss')}
        </Button>
        {topicId === null ? null : (
          <Button small tone="plain" onPress={() => ui.open('forum', { page: { kind: 'TOPIC', id: topicId } })}>
            {t('moderation.openTopic')}
          </Button>
        )}
        <Button small tone="plain" icon="icon/close" disabled={busy} onPress={() => void store.remove()}>
          {t(kind === 'NAME' || kind === 'CLAN_NAME' ? 'moderation.nameOnly' : 'moderation.removeOnly')}
        </Button>
      </div>
    </article>
  )
})
