import type { BattleCreature } from '@skystair/contract'
import { observer } from 'mobx-react-lite'
import { useEffect, useState } from 'react'
import { useServices } from '../../ui/context.ts'
import { Button, IconButton } from '../../ui/kit/button.tsx'
import { Card } from '../../ui/kit/card.tsx'
import { Problem, Waiting } from '../../ui/kit/empty.tsx'
import { Heading, Panel } from '../../ui/kit/panel.tsx'
import { Progress } from '../../ui/kit/progress.tsx'
import { Spoken } from '../../ui/kit/spoken.tsx'
import type { ReadingProps } from '../../ui/reading-window.tsx'
import { eventSentence } from '../battle/public.ts'
import { SendButton } from '../platform/public.ts'
import { ReplayStore } from './replay-store.ts'

/** How long a move is shown during the replay, in milliseconds. */
const SHOWN = 1400

/** A link opens the window without `from`. */
interface Props extends ReadingProps {
  /** Number of a fight of the player; absent for a fight that somebody has shared under the token. */
  readonly id?: number
  readonly token?: string
  /** The name of the other side, if it is known. */
  readonly rival?: string
  /** Whether the player was the attacker. */
  readonly attacked?: boolean
}

/** Replays a finished fight move by move, and shows whether it was fair. */
export const Replay = observer(function Replay({ id, token = '', rival, attacked = true, from, fromProps }: Props) {
  const services = useServices()
  const { ui, t } = services
  const [store] = useState(() => new ReplayStore(services, id === undefined ? { token } : { id }))
  useEffect(() => void store.played.reload(), [store])
  const { playing } = store
  useEffect(() => {
    if (!playing) return
    const timer = setInterval(() => store.move(1), SHOWN)
    return () => clearInterval(timer)
  }, [store, playing])
  const { value, failed } = store.played
  const other = rival ?? t('fairness.replay.rival')
  const you = t('fairness.replay.you')
  const mine = attacked ? ([you, other] as const) : ([other, you] as const)
  const [first, second] = id === undefined ? ([t('fairness.replay.attacker'), t('fairness.replay.defender')] as const) : mine
  return (
    <Panel
      title={t('fairness.replay.title')}
      onClose={ui.close}
      {...(from ? { onBack: () => ui.open(from, fromProps) } : {})}
      foot={value ? <Controls store={store} /> : null}
    >
      {value && store.frame ? (
        <div className="sky-column">
          <Side title={second} creatures={store.frame.creatures.filter(({ side }) => side !== 'TM1')} />
          <Side title={first} creatures={store.frame.creatures.filter(({ side }) => side === 'TM1')} />
          <Events store={store} />
          <p className="sky-center sky-small-text sky-soft">
            {t(`fairness.${value.verdict}`, { version: value.record.rulesVersion ?? 0 })}
          </p>
          <div className="sky-row sky-center">
            <SendButton
              target={id === undefined ? { kind: 'replay', token } : () => store.share(id)}
              text={t(id === undefined ? 'fairness.replay.sendOther' : 'fairness.replay.send')}
            />
            {id !== undefined && store.sharing ? (
              <Button small tone="plain" onPress={() => void store.unshare(id)}>
                {t('fairness.replay.unshare')}
              </Button>
            ) : null}
          </div>
        </div>
      ) : failed ? (
        <Problem {...(id === undefined ? { text: t('fairness.replay.gone') } : {})} onRetry={() => void store.played.reload()} />
      ) : (
        <Waiting />
      )}
    </Panel>
  )
})

/** One side: its creatures, each with its health. */
const Side = observer(function Side({ title, creatures }: { readonly title: string; readonly creatures: readonly BattleCreature[] }) {
  const { t } = useServices()
  return (
    <section className="sky-box sky-replay-side">
      <Heading>{title}</Heading>
      <ul>
        {creatures.map((creature) => {
          const { current, total } = creature.health
          const label = t('fairness.replay.health', { name: t(`creature.${creature.imageId}.name`), current, total })
          return (
            <li key={creature.id}>
              <Card creature={creature} size="mini" />
              <Progress tone="health" label={label} value={current} max={total} />
            </li>
          )
        })}
      </ul>
    </section>
  )
})

/** The events of the shown move. */
const Events = observer(function Events({ store: { frame, step, steps } }: { readonly store: ReplayStore }) {
  const { t } = useServices()
  if (!frame) return null
  const lines = frame.events.map((event) => eventSentence(event, frame.creatures, t))
  return (
    <Spoken as="section" className="sky-box sky-replay-log" label={t('fairness.replay.log')}>
      <b>{step === 0 ? t('fairness.replay.begin') : t('fairness.replay.step', { step, steps })}</b>
      {lines.map((line, index) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: two events can have the same text
        <p key={index} className="sky-small-text">
          {line}
        </p>
      ))}
    </Spoken>
  )
})

const Controls = observer(function Controls({ store }: { readonly store: ReplayStore }) {
  const { t } = useServices()
  const words = store.playing ? 'pause' : store.atEnd ? 'again' : 'play'
  return (
    <>
      <IconButton icon="icon/arrow-left" label={t('fairness.replay.back')} disabled={store.step === 0} onPress={() => store.move(-1)} />
      <Button icon={store.playing ? 'icon/pause' : 'icon/play'} onPress={store.toggle}>
        {t(`fairness.replay.${words}`)}
      </Button>
      <IconButton icon="icon/arrow-right" label={t('fairness.replay.next')} disabled={store.atEnd} onPress={() => store.move(1)} />
    </>
  )
})
