import type { Creature } from '@skystair/contract'
import { observer } from 'mobx-react-lite'
import { useEffect } from 'react'
import { Sprite } from '../../ui/art/sprite.tsx'
import { useServices, useStore } from '../../ui/context.ts'
import { duration } from '../../ui/format/format.ts'
import { useUntil } from '../../ui/format/use-until.ts'
import { Button } from '../../ui/kit/button.tsx'
import { Heading } from '../../ui/kit/panel.tsx'
import { PlayerStore } from '../player/index.ts'
import { type ForceOption, ForceStore } from './force-store.ts'
import { isRipe } from './is-ripe.ts'

/** The level from which the page mentions forces, before they can be improved. */
const HINT_LEVEL = 10

/** The forces of a hero: their ranks, the improvements in progress, and those that can be started. */
export const ForcesSection = observer(function ForcesSection({ hero }: { readonly hero: Creature }) {
  const { ui, t } = useServices()
  const { player } = useStore(PlayerStore)
  const forces = useStore(ForceStore)
  const level = player?.level ?? 1
  const options = forces.hero.of(hero.id)
  useEffect(() => {
    if (level >= HINT_LEVEL) void forces.hero.show(hero.id)
  }, [forces, hero.id, level])
  if (!options) return null
  const buy = async () => {
    if (await forces.buyHammer()) ui.toast(t('gifts.hammerBought'), 'good')
  }
  const locked = level < options.level
  return (
    <section className="sky-box">
      <Heading>{t('gifts.title')}</Heading>
      {locked ? (
        <p className="sky-soft sky-center">{t('gifts.locked', { level: options.level })}</p>
      ) : (
        <div className="sky-hammers">
          <p>{t('gifts.hammers', options.hammers)}</p>
          {options.hammers.current === options.hammers.max ? (
            <Button small tone="plain" why={t('error.NO_ACTIVE_HAMMERS')} onPress={() => {}}>
              {t('gifts.speedup')}
            </Button>
          ) : null}
          {options.hammerPrice ? (
            <Button small tone="plain" price={options.hammerPrice[0]} disabled={forces.hero.busy} onPress={() => void buy()}>
              {t('gifts.buyHammer')}
            </Button>
          ) : null}
        </div>
      )}
      <ul className="sky-fits">
        {options.forces.map((option) => (
          <ForceRow key={`${option.force}:${option.warriorClass}`} option={option} locked={locked} />
        ))}
      </ul>
    </section>
  )
})

const ForceRow = observer(function ForceRow({ option, locked }: { readonly option: ForceOption; readonly locked: boolean }) {
  const { clock, t } = useServices()
  const until = useUntil()
  const { force, rank, maxRank, readyAt, price, time } = option
  const name = t(`force.${force}.name`)
  const ready = isRipe(option, clock.now)
  return (
    <li>
      <Sprite frame={`skill/${force}`} />
      <div>
        <b>{name}</b>
        <p className="sky-small-text sky-soft">{t(`force.${force}.about`)}</p>
        <p className="sky-small-text">
          {t('gifts.rank', { rank, max: maxRank })}
          {'. '}
          {readyAt === null
            ? price.length === 0
              ? t('gifts.best')
              : t('gifts.takes', { time: duration(time, t) })
            : ready
              ? t('gifts.ready')
              : t('gifts.growing', { time: until(readyAt, clock.now) })}
        </p>
      </div>
      {locked ? null : <ForceButton option={option} name={name} ready={ready} />}
    </li>
  )
})

/** Button to improve a force, to speed it up or to accept it; nothing at the highest rank. */
const ForceButton = observer(function ForceButton({
  option,
  name,
  ready,
}: {
  readonly option: ForceOption
  readonly name: string
  readonly ready: boolean
}) {
  const { ui, t } = useServices()
  const forces = useStore(ForceStore)
  const { rank, readyAt, price, speedup, time } = option
  const take = async () => {
    if (await forces.complete(option)) ui.toast(t('gifts.taken', { name, rank: rank + 1 }), 'good')
  }
  if (ready)
    return (
      <Button small tone="good" disabled={forces.hero.busy} onPress={() => void take()}>
        {t('gifts.take')}
        <span className="sky-hidden">: {name}</span>
      </Button>
    )
  if (readyAt !== null)
    return (
      <Button small price={speedup[0]} disabled={forces.hero.busy} onPress={() => void forces.speedUp(option)}>
        {t('gifts.speedup')}
        <span className="sky-hidden">: {name}</span>
      </Button>
    )
  if (price.length === 0) return null
  return (
    <Button small tone="good" price={price[0]} disabled={forces.hero.busy} onPress={() => void forces.start(option)}>
      {t('gifts.improve')}
      <span className="sky-hidden">: {t('gifts.improveAbout', { name, rank: rank + 1, time: duration(time, t) })}</span>
    </Button>
  )
})
