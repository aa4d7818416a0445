import { smileys } from '@skystair/contract/enums'
import { observer } from 'mobx-react-lite'
import { useServices, useStore } from '../../ui/context.ts'
import { useDate } from '../../ui/format/use-date.ts'
import { Button } from '../../ui/kit/button.tsx'
import { smileyWords } from '../chat/public.ts'
import { Paged } from './paged.tsx'
import { ReportStore } from './report-store.ts'

/** The texts that moderators have hidden, each with the button that restores it. */
export const Hidden = observer(function Hidden() {
  const { t } = useServices()
  const date = useDate()
  const store = useStore(ReportStore)
  return (
    <Paged list={store.hidden} label={t('moderation.hidden')} empty={t('moderation.noHidden')}>
      {(report) => (
        <li key={report.id}>
          <b>{report.playerName ?? t('common.guest')}</b>
          <span className="sky-report-text">{smileys.includes(report.text) ? smileyWords(report.text, t) : report.text}</span>
          <span className="sky-small-text sky-soft">
            {t(`moderation.kind.${report.kind}`)} · {t('moderation.said', { at: date(report.saidAt) })}
          </span>
          <Button
            small
            tone="plain"
            disabled={store.closing.busy}
            label={t('moderation.restoreOf', { text: report.text.slice(0, 40) })}
            onPress={() => void store.restore(report)}
          >
            {t('moderation.restore')}
          </Button>
        </li>
      )}
    </Paged>
  )
})
