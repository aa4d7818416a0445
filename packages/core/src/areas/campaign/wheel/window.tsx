import type { Wheel, WheelKind, WheelOfKind } from '@skystair/contract'
import { observer } from 'mobx-react-lite'
import { useEffect } from 'react'
import { Sprite } from '../../../ui/art/sprite.tsx'
import { usePicture } from '../../../ui/art/use-picture.ts'
import { useServices, useStore } from '../../../ui/context.ts'
import { Button } from '../../../ui/kit/button.tsx'
import { Choice } from '../../../ui/kit/choice.tsx'
import { Problem, Waiting } from '../../../ui/kit/empty.tsx'
import { KeeperFace } from '../../../ui/kit/keeper-face.tsx'
import { Odds } from '../../../ui/kit/odds.tsx'
import { Heading, Panel } from '../../../ui/kit/panel.tsx'
import { Disc } from './disc.tsx'
import { Prize, Receivers } from './prize.tsx'
import { Sources } from './sources.tsx'
import { WheelStore } from './store.ts'

/** The window of the wheel of fortune: the wheel, the prize, the odds, the sources of tickets, and the way to check the draws. */
export const WheelWindow = observer(function WheelWindow() {
  const { ui, t } = useServices()
  const store = useStore(WheelStore)
  useEffect(() => void store.enter(), [store])
  const { status } = store
  return (
    <Panel className="sky-wide" title={t('wheel.title')} onClose={ui.back} foot={status.value ? <Next /> : undefined}>
      {status.value ? <Fair status={status.value} /> : status.failed ? <Problem onRetry={() => void store.enter()} /> : <Waiting />}
    </Panel>
  )
})

const Fair = observer(function Fair({ status }: { readonly status: Wheel }) {
  const { ui, t } = useServices()
  const store = useStore(WheelStore)
  const { kind, prize, turning, wheel } = store
  const painting = usePicture('place/wheel')
  if (!wheel) return null
  const line = turning ? 'turning' : prize ? 'won' : wheel.tickets === 0 ? 'empty' : 'line'
  const mood = turning ? 'calm' : prize ? 'glad' : wheel.tickets === 0 ? 'cross' : 'calm'
  return (
    <div className="sky-pair">
      <div className="sky-column sky-wheel-stays">
        <Choice<WheelKind>
          label={t('wheel.which')}
          hideLabel
          value={kind}
          onChange={store.choose}
          options={status.wheels.map((each) => ({
            value: each.kind,
            label: <Tickets wheel={each} />,
          }))}
        />
        <section className="sky-wheel-stage" style={painting ? { backgroundImage: `url(${painting})` } : undefined}>
          <Disc key={kind} wheel={wheel} />
        </section>
      </div>
      <div className="sky-column">
        <Prize />
        {prize?.asksForCreature ? <Receivers prize={prize} /> : null}
        <section className="sky-wheel-keeper">
          <KeeperFace frame="keeper/3/wheel_girl" mood={mood} />
          <div className="sky-column">
            <p className="sky-small-text">{t('wheel.about')}</p>
            <b>{t('wheel.keeper')}</b>
            <p>{t(`wheel.${line}`)}</p>
          </div>
        </section>
        <Heading>{t('wheel.odds')}</Heading>
        <Odds chances={wheel.sectors} label={t('wheel.odds')} />
        <Heading>{t('wheel.sources')}</Heading>
        <Sources sources={status.sources} />
        <p className="sky-small-text">{t('wheel.fair', { number: wheel.next.number })}</p>
        <p className="sky-fingerprint">{wheel.next.seedHash}</p>
        <span className="sky-row sky-center">
          <Button small tone="plain" onPress={() => ui.open('fairness', { from: 'wheel' })}>
            {t('wheel.verify')}
          </Button>
        </span>
      </div>
    </div>
  )
})

/** The name of a wheel with the player's tickets for it. */
const Tickets = observer(function Tickets({ wheel: { kind, tickets } }: { readonly wheel: WheelOfKind }) {
  const { t } = useServices()
  return (
    <span className="sky-wheel-choice">
      {t(`wheel.kind.${kind}`)}
      <Sprite frame="res/TICKETS" className={kind === 'GOLD' ? 'sky-golden' : ''} />
      <b className="sky-num" aria-hidden>
        {tickets}
      </b>
      <span className="sky-hidden">{t('wheel.held', { count: tickets })}</span>
    </span>
  )
})

/** The button for the next step: spin, skip the animation, or take the prize. */
const Next = observer(function Next() {
  const { t } = useServices()
  const store = useStore(WheelStore)
  const { kind, prize, turning, wheel } = store
  if (turning)
    return (
      <Button tone="plain" onPress={store.stop}>
        {t('wheel.skip')}
      </Button>
    )
  if (prize?.asksForCreature) return <b className="sky-center">{t('wheel.whom')}</b>
  if (prize)
    return (
      <Button tone="good" disabled={store.taking.busy} onPress={() => void store.take()}>
        {t('wheel.take')}
      </Button>
    )
  return (
    <Button
      first
      disabled={store.spinning.busy}
      why={wheel?.tickets ? null : t('message.notEnoughTickets')}
      onPress={() => void store.spin()}
      {...(kind === 'USUAL' ? { price: { resource: 'tickets' as const, amount: 1 } } : {})}
    >
      {t('wheel.spin')}
      {kind === 'GOLD' ? (
        <>
          <Sprite frame="res/TICKETS" className="sky-golden" />
          <span className="sky-hidden">: {t('gain.goldTicket')}</span>
        </>
      ) : null}
    </Button>
  )
})
