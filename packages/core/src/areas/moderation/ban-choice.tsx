import { BanReason, type BanTerm, banTerms } from '@skystair/contract/enums'
import { observer } from 'mobx-react-lite'
import { useServices } from '../../ui/context.ts'
import { Button } from '../../ui/kit/button.tsx'

interface BanChoiceProps {
  readonly reason: BanReason | null
  readonly busy: boolean
  readonly onReason: (reason: BanReason) => void
  readonly onTerm: (hours: BanTerm) => void
}

/** A ban in two taps: a reason, then a term, which bans at once. */
export const BanChoice = observer(function BanChoice({ reason, busy, onReason, onTerm }: BanChoiceProps) {
  const { t } = useServices()
  const reasonWords = reason ? t(`chat.banReason.${reason}`) : ''
  return (
    <>
      <fieldset className="sky-choice sky-ban-reasons">
        <legend>{t('moderation.reason')}</legend>
        <div>
          {BanReason.map((value) => (
            <label key={value} className={value === reason ? 'sky-on' : ''}>
              <input type="radio" name="ban-reason" checked={value === reason} onChange={() => onReason(value)} />
              <span>{t(`chat.banReason.${value}`)}</span>
            </label>
          ))}
        </div>
      </fieldset>
      <section className="sky-ban-terms" aria-label={t('moderation.term')}>
        <b>{t('moderation.term')}</b>
        {reason ? null : <span className="sky-soft sky-small-text">{t('moderation.chooseReason')}</span>}
        <div>
          {banTerms.map((hours) => {
            const term = t(`moderation.hours.${hours}`)
            return (
              <Button
                key={hours}
                small
                tone="danger"
                disabled={busy || !reason}
                label={reason ? t('moderation.termOf', { term, reason: reasonWords }) : term}
                onPress={() => onTerm(hours)}
              >
                {term}
              </Button>
            )
          })}
        </div>
      </section>
    </>
  )
})
