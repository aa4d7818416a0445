import { observer } from 'mobx-react-lite'
import { Sprite } from '../../ui/art/sprite.tsx'
import { useServices } from '../../ui/context.ts'
import { Button } from '../../ui/kit/button.tsx'
import { Progress } from '../../ui/kit/progress.tsx'
import type { BankTabProps } from './tab-props.ts'

/** The player's bonus status, and the progress to the next. */
export const StatusTab = observer(function StatusTab({ info, onTab }: BankTabProps) {
  const { t } = useServices()
  const { membership, points, since, next, nextAt } = info.bonusStatusInfo
  const tone = membership === 'NONE' ? 'sky-soft' : ''
  return (
    <div className={`sky-column sky-center sky-status sky-status-${membership.toLowerCase()}`}>
      <Sprite frame="icon/crown" size={84} />
      <p className="sky-soft">{t('bank.status.now')}</p>
      <p className={`sky-status-name ${tone}`}>{t(`bank.status.${membership}`)}</p>
      {next && nextAt !== null ? (
        <Progress
          label={t('bank.status.next', { count: Math.max(0, nextAt - points), status: t(`bank.status.${next}`) })}
          value={points - since}
          max={nextAt - since}
          text={t('bank.status.next', { count: Math.max(0, nextAt - points), status: t(`bank.status.${next}`) })}
          tone="rank"
        />
      ) : (
        <p>{t('bank.status.top')}</p>
      )}
      <p className="sky-num">{t('bank.status.points', { count: points })}</p>
      <p className="sky-soft">{t('bank.status.about')}</p>
      <Button small tone="plain" icon="icon/gifts" onPress={() => onTab('gifts')}>
        {t('bank.status.gifts')}
      </Button>
    </div>
  )
})
