import type { Creature } from '@skystair/contract'
import { observer } from 'mobx-react-lite'
import { useEffect, useState } from 'react'
import { useServices, useStore } from '../../ui/context.ts'
import { useUntil } from '../../ui/format/use-until.ts'
import { Button } from '../../ui/kit/button.tsx'
import { Progress } from '../../ui/kit/progress.tsx'
import { PlayerStore } from '../player/index.ts'
import { HeroStore } from './store.ts'

/** Healing a wounded hero: by itself with time, or at once for gold (for elixir if the gold does not suffice). */
export const Healing = observer(function Healing({ hero }: { readonly hero: Creature }) {
  const { clock, ui, t } = useServices()
  const player = useStore(PlayerStore)
  const heroes = useStore(HeroStore)
  const [busy, setBusy] = useState(false)
  const until = useUntil()
  const option = heroes.healthOptions.find(({ creatureId }) => creatureId === hero.id)
  const { current, total } = hero.health
  const isDue = option !== undefined && clock.now >= option.healthyAt
  useEffect(() => {
    if (isDue) void heroes.loadHealthOptions()
  }, [isDue, heroes])
  if (current >= total) return null
  const rich = (player.resources?.gold ?? 0) >= (option?.gold ?? 0)
  const missing = !rich && option && (player.resources?.elixir ?? 0) < option.elixir ? option.gold - (player.resources?.gold ?? 0) : 0
  const price = option && (rich || missing > 0 ? { resource: 'gold', amount: option.gold } : { resource: 'elixir', amount: option.elixir })
  const during = async (work: () => Promise<void>) => {
    setBusy(true)
    await work()
    setBusy(false)
  }
  const heal = async () => {
    const done = await heroes.heal(hero.id)
    if (done) ui.toast(t(current <= 0 ? 'profile.revived' : 'profile.healed', { name: t(`creature.${hero.imageId}.name`) }), 'good')
    await heroes.loadHealthOptions()
  }
  const isOneOfMany = hero.combative && heroes.squad.filter(({ health }) => health.current < health.total).length > 1
  return (
    <>
      <section className="sky-healing sky-box">
        <div>
          <Progress
            tone="health"
            label={t('profile.health')}
            value={current}
            max={total}
            text={current <= 0 ? t('profile.dead') : t('profile.healthOf', { current, total })}
          />
          {option ? (
            <p className="sky-soft sky-small-text">{t('profile.healthyAt', { time: until(option.healthyAt, clock.now) })}</p>
          ) : null}
          {missing > 0 ? <p className="sky-small-text">{t('profile.goldMissing', { amount: missing })}</p> : null}
        </div>
        <Button tone="good" small price={price} disabled={busy || !option || missing > 0} onPress={() => void during(heal)}>
          {t(current <= 0 ? 'profile.revive' : 'profile.heal')}
        </Button>
      </section>
      {isOneOfMany && heroes.canHealSquad ? (
        <Button
          small
          price={{ resource: 'gold', amount: heroes.squadGold ?? 0 }}
          disabled={busy}
          onPress={() => void during(heroes.healSquad)}
        >
          {t('road.healAll')}
        </Button>
      ) : null}
    </>
  )
})
