import { everyday } from '@skystair/world/areas/everyday/rows'
import { observer } from 'mobx-react-lite'
import { Sprite } from '../../ui/art/sprite.tsx'
import { useServices, useStore } from '../../ui/context.ts'
import { gainLook, gainsWords } from '../../ui/format/gain-look.ts'
import { useUntil } from '../../ui/format/use-until.ts'
import { Button } from '../../ui/kit/button.tsx'
import { Panel } from '../../ui/kit/panel.tsx'
import { Spoken } from '../../ui/kit/spoken.tsx'
import { Outlet } from '../../ui/outlet.tsx'
import { PlayerStore } from '../player/index.ts'
import { taleTonight } from '../story/public.ts'
import { EverydayStore } from './store.ts'

/** Today's reward and those of the next days. */
export const EverydayWindow = observer(function EverydayWindow() {
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
  const taken = ready ? [] : daily.taking.gains
  // Today's is the next one to take, or the one that was just taken.
  const today = Math.min(days, Math.max(1, ready ? streak + 1 : streak))
  return (
    <Panel
      className="sky-fit"
      title={t('hud.daily')}
      onClose={ui.close}
      foot={
        <div className="sky-day-foot">
          {ready ? (
            <Button first disabled={daily.taking.busy} onPress={() => void daily.take()}>
              {t('everyday.take')}
            </Button>
          ) : (
            <>
              {taken.length > 0 ? <b>{t('everyday.thanks')}</b> : null}
              <span className="sky-soft">{t('everyday.nextAt', { time: until(me.everydayRewardAt, clock.now) })}</span>
            </>
          )}
        </div>
      }
    >
      <p className="sky-center">{t('everyday.subtitle')}</p>
      <p className="sky-center sky-good-text">{streak > 1 ? t('everyday.streak', { count: streak }) : t('everyday.first')}</p>
      {ready ? <p className="sky-center sky-soft">{t('everyday.today', { gains: gainsWords(everyday[today - 1] ?? [], t) })}</p> : null}
      <Spoken as="p" className="sky-hidden">
        {taken.length > 0 ? `${t('everyday.thanks')} ${gainsWords(taken, t)}` : null}
      </Spoken>
      <Outlet name="daily/waiting" />
      <ol className="sky-days">
        {everyday.map((gains, index) => {
          const day = index + 1
          const had = day < today || (day === today && !ready && streak > 0)
          return (
            <li
              key={day}
              className={`${had ? 'sky-taken' : ''}${day === today && ready ? ' sky-today' : ''}`}
              aria-current={day === today ? 'date' : undefined}
            >
              <b>{day === days ? t('everyday.dayLast', { day }) : t('everyday.day', { day })}</b>
              <span className="sky-day-gains">
                {gains.map(({ kind, amount }) => {
                  const { frame, name } = gainLook(kind, t, amount)
                  return (
                    <span key={kind} title={name}>
                      <Sprite frame={frame} />
                      <span className="sky-num">{amount}</span>
                      <span className="sky-hidden">{name}</span>
                    </span>
                  )
                })}
              </span>
              {had ? (
                <span className="sky-day-mark">
                  <Sprite frame="icon/check" />
                  <span className="sky-hidden">{t('everyday.taken')}</span>
                </span>
              ) : null}
            </li>
          )
        })}
      </ol>
      <Outlet name="daily/gift" />
      <section className="sky-box sky-column">
        <b className="sky-center">{tale ? t(`tale.${tale}.title`) : t('everyday.tale')}</b>
        <p className="sky-prose">{tale ? t(`tale.${tale}.text`) : t('everyday.taleLater')}</p>
      </section>
    </Panel>
  )
})
