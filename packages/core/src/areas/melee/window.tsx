import type { MeleeFight, MeleeSeat } from '@skystair/contract'
import { MELEE_SIDES } from '@skystair/contract/enums'
import { meleeRow } from '@skystair/world/areas/melee/rows'
import { observer } from 'mobx-react-lite'
import { useEffect } from 'react'
import { useServices, useStore } from '../../ui/context.ts'
import { gainWords } from '../../ui/format/gain-look.ts'
import { useUntil } from '../../ui/format/use-until.ts'
import { Button } from '../../ui/kit/button.tsx'
import { Gains } from '../../ui/kit/gains.tsx'
import { List } from '../../ui/kit/list.tsx'
import { KeeperBanner } from '../../ui/kit/painting.tsx'
import { Heading, Panel } from '../../ui/kit/panel.tsx'
import { PlayerStore } from '../player/index.ts'
import { leaderOf } from './leader.ts'
import { MeleeStore } from './store.ts'

/** The melee of five: its hour, who waits for it, the rewards and the rules. */
export const MeleeWindow = observer(function MeleeWindow() {
  const { ui, t } = useServices()
  const store = useStore(MeleeStore)
  useEffect(() => void (store.allowed && store.refresh()), [store])
  const { fight } = store
  const says = fight ? fight.progress : !store.allowed ? 'young' : store.open ? 'open' : 'shut'
  return (
    <Panel title={t('melee.title')} onClose={ui.close}>
      <div className="sky-column">
        <KeeperBanner
          keeper="keeper/3/arena_herald"
          mood={says === 'young' ? 'cross' : fight || store.open ? 'glad' : 'calm'}
          name="place/arena"
          speaker={t('arena.herald')}
          about={t('melee.about')}
          line={t(`melee.says.${says}`, { level: meleeRow.groups[0] ?? 0 })}
        />
        {fight ? <Fight fight={fight} /> : <Gate />}
        <Rewards />
        <Rules />
      </div>
    </Panel>
  )
})

/** When the gate opens, and the way in while it is open. */
const Gate = observer(function Gate() {
  const { clock, lang, t } = useServices()
  const until = useUntil()
  const store = useStore(MeleeStore)
  const { opensAt, closesAt } = store.hour
  const isNow = opensAt <= clock.now
  const when = new Intl.DateTimeFormat(lang === 'RU' ? 'ru' : 'en', {
    weekday: 'long',
    day: 'numeric',
    month: 'long',
    hour: 'numeric',
    minute: '2-digit',
  })
  return (
    <section className="sky-box sky-column sky-center">
      <b>{isNow ? t('melee.closes', { time: until(closesAt, clock.now) }) : t('melee.opens', { time: until(opensAt, clock.now) })}</b>
      <span className="sky-soft sky-small-text">{when.format(opensAt)}</span>
      {store.open ? (
        <Button icon="icon/swords" disabled={store.acting.busy} onPress={() => void store.join()}>
          {t('melee.join')}
        </Button>
      ) : null}
    </section>
  )
})

/** The player's melee: who waits, the way to the fight, or the reward. */
const Fight = observer(function Fight({ fight }: { readonly fight: MeleeFight }) {
  const { clock, t } = useServices()
  const until = useUntil()
  const store = useStore(MeleeStore)
  if (fight.progress === 'WAITING')
    return (
      <section className="sky-box sky-column">
        <b className="sky-center" role="timer">
          {t('melee.starts', { time: until(fight.startsAt, clock.now) })}
        </b>
        <Seats seats={fight.seats} />
        <Button tone="plain" disabled={store.acting.busy} onPress={() => void store.leave()}>
          {t('melee.leave')}
        </Button>
      </section>
    )
  const place = fight.seats[0]?.place
  return (
    <section className="sky-box sky-column sky-center">
      {fight.reward && place ? <b>{t('melee.place', { place })}</b> : null}
      {fight.reward && fight.reward.length > 0 ? <Gains gains={fight.reward} /> : null}
      {fight.progress === 'OVER' ? (
        <Button tone="good" disabled={store.reward.busy} onPress={() => void store.take()}>
          {t('melee.result.take')}
        </Button>
      ) : (
        <Button icon="icon/swords" disabled={store.acting.busy} onPress={() => void store.enter()}>
          {t('melee.toFight')}
        </Button>
      )}
    </section>
  )
})

/** The five seats, some of them free. */
const Seats = observer(function Seats({ seats }: { readonly seats: readonly MeleeSeat[] }) {
  const { t } = useServices()
  const { player } = useStore(PlayerStore)
  const rows = Array.from({ length: MELEE_SIDES }, (_, i) => {
    const seat = seats[i]
    const title = !seat ? t('melee.free') : seat.playerId === player?.id ? t('melee.you') : leaderOf(seat, t)
    return { id: String(i), icon: seat ? 'icon/user' : 'icon/plus', title, ...(seat ? {} : { about: t('melee.freeAbout') }) }
  })
  return <List rows={rows} label={t('melee.seats')} />
})

const Rewards = observer(function Rewards() {
  const { t } = useServices()
  const rows = meleeRow.rewards.map((rewards, i) => ({
    id: String(i),
    icon: i === 0 ? 'social/rating' : 'icon/gifts',
    title: t('melee.place', { place: i + 1 }),
    about: rewards
      .flatMap((reward) => (reward.kind === 'resource' ? [gainWords({ kind: reward.resource, amount: reward.amount }, t)] : []))
      .join(', '),
  }))
  return (
    <>
      <Heading>{t('melee.rewards')}</Heading>
      <List rows={rows} label={t('melee.rewards')} />
    </>
  )
})

const Rules = observer(function Rules() {
  const { t } = useServices()
  const { fighters, turn, wait } = meleeRow
  return (
    <>
      <Heading>{t('melee.rules.title')}</Heading>
      {['squads', 'turns', 'back', 'seats'].map((rule) => (
        <p key={rule} className="sky-small-text">
          {t(`melee.rules.${rule}`, { fighters, turn, wait })}
        </p>
      ))}
    </>
  )
})
