import { everyday } from '@skystair/world/areas/everyday/rows'
import { observer } from 'mobx-react-lite'
import { Sprite } from '../../ui/art/sprite.tsx'
import { useServices, useStore } from '../../ui/context.ts'
import { gainLook } from '../../ui/format/gain-look.ts'
import { useUntil } from '../../ui/format/use-until.ts'
import { Button } from '../../ui/kit/button.tsx'
import { Gains } from '../../ui/kit/gains.tsx'
import { Panel } from '../../ui/kit/panel.tsx'
import { PlayerStore } from '../player/index.ts'
import { taleTonight } from '../story/public.ts'
import { EverydayStore } from './store.ts'

/** The gift of the day and those of the days to come. */
export const EverydayWindow = observer(function Daily() {
  const { clock, ui, t } = useServices()
  const player = useStore(PlayerStore)
  const daily = useStore(EverydayStore)
  const until = useUntil()
  const me = player.player
  if (!me) return null
  const days = everyday.length
  const tale = taleTonight(clock.now)
  const ready = daily.ready
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
          <Button first onPress={() => void daily.take()}>
            {t('daily.take')}
          </Button>
        ) : (
          <p className="sky-center sky-soft">{t('daily.nextAt', { time: until(me.everydayRewardAt, clock.now) })}</p>
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
                {gains.map(({ kind, amount }) => {
                  const { frame, name } = gainLook(kind, t, amount)
                  return (
                    <span key={kind}>
                      <Sprite frame={frame} />
                      <span className="sky-num">{amount}</span>
                      <span className="sky-hidden">{name}</span>
                    </span>
                  )
                })}
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
      <section className="sky-box sky-column">
        <b className="sky-center">{tale ? t(`tale.${tale}.title`) : t('daily.tale')}</b>
        <p className="sky-prose">{tale ? t(`tale.${tale}.text`) : t('daily.taleLater')}</p>
      </section>
      <div role="status" className="sky-column sky-center">
        {daily.gains.length > 0 && !ready ? (
          <>
            <p>{t('daily.thanks')}</p>
            <Gains gains={daily.gains} roll />
          </>
        ) : null}
      </div>
    </Panel>
  )
})
