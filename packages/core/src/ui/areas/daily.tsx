import { everyday } from '@skystair/world/everyday'
import { observer } from 'mobx-react-lite'
import { Sprite } from '../art/sprite.tsx'
import { gainLook } from '../format/gain-look.ts'
import { useUntil } from '../format/use-until.ts'
import { Button } from '../kit/button.tsx'
import { Gains } from '../kit/gains.tsx'
import { Panel } from '../kit/panel.tsx'
import { useRoot } from '../root.ts'

/** The gift of the day and those of the days to come. */
export const Daily = observer(function Daily() {
  const { player, ui, t } = useRoot()
  const until = useUntil()
  const me = player.player
  if (!me) return null
  const days = everyday.length
  const ready = player.dailyReady
  const streak = me.everydayRewardStreak
  // Today's is the next one to take, or the one that was just taken.
  const today = Math.min(days, Math.max(1, ready ? streak + 1 : streak))
  return (
    <Panel
      className="sky-fit"
      title={t('hud.daily')}
      onClose={ui.close}
      foot={
        ready ? (
          <Button first onPress={() => void player.takeDaily()}>
            {t('daily.take')}
          </Button>
        ) : (
          <p className="sky-center sky-soft">{t('daily.nextAt', { time: until(me.everydayRewardAt, player.serverNow) })}</p>
        )
      }
    >
      <p className="sky-center">{t('daily.subtitle')}</p>
      {streak > 0 ? <p className="sky-center sky-good-text">{t('daily.streak', { count: streak })}</p> : null}
      <ol className="sky-days">
        {everyday.map((gains, index) => {
          const day = index + 1
          const taken = day < today || (day === today && !ready && streak > 0)
          return (
            <li
              key={day}
              className={`${taken ? 'sky-taken' : ''}${day === today && ready ? ' sky-today' : ''}`}
              aria-current={day === today ? 'date' : undefined}
            >
              <b>{day === days ? t('daily.dayLast', { day }) : t('daily.day', { day })}</b>
              <span className="sky-day-gains">
                {gains.map((gain) => (
                  <span key={gain.kind}>
                    <Sprite frame={gainLook(gain.kind, t).frame} />
                    <span className="sky-num">{gain.amount}</span>
                    <span className="sky-hidden">{gainLook(gain.kind, t).name}</span>
                  </span>
                ))}
              </span>
              {taken ? (
                <span className="sky-day-mark">
                  <Sprite frame="icon/check" />
                  <span className="sky-hidden">{t('daily.taken')}</span>
                </span>
              ) : null}
            </li>
          )
        })}
      </ol>
      {player.dailyGains.length > 0 && !ready ? (
        <div role="status" className="sky-column sky-center">
          <p>{t('daily.thanks')}</p>
          <Gains gains={player.dailyGains} roll />
        </div>
      ) : null}
    </Panel>
  )
})
