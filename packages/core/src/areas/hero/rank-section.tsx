import type { Creature } from '@skystair/contract'
import { observer } from 'mobx-react-lite'
import { useEffect } from 'react'
import { useServices, useStore } from '../../ui/context.ts'
import { duration } from '../../ui/format/format.ts'
import { useUntil } from '../../ui/format/use-until.ts'
import { Button } from '../../ui/kit/button.tsx'
import { Heading } from '../../ui/kit/panel.tsx'
import { Progress } from '../../ui/kit/progress.tsx'
import { FigureChanges } from './figure-changes.tsx'
import { isRipe } from './is-ripe.ts'
import { RankStore } from './rank-store.ts'

/** The rank of a hero: the points for the next one, and its progress. */
export const RankSection = observer(function RankSection({ hero }: { readonly hero: Creature }) {
  const { clock, t } = useServices()
  const ranks = useStore(RankStore)
  const until = useUntil()
  const options = ranks.hero.of(hero.id)
  // Loaded each time, because the server adds points with every battle.
  useEffect(() => void ranks.hero.show(hero.id), [ranks, hero.id])
  if (!options) return null
  const { needed, points, readyAt, time, gain } = options
  const ready = isRipe(options, clock.now)
  const after = { attack: hero.attack + gain.attack, defence: hero.defence + gain.defence, health: hero.health.total + gain.health }
  const state =
    needed === 0
      ? t('ranks.best')
      : readyAt === null
        ? t(points < needed ? 'ranks.collect' : 'ranks.mayRaise', { time: duration(time, t) })
        : ready
          ? t('ranks.ready')
          : t('ranks.growing', { time: until(readyAt, clock.now) })
  return (
    <section className="sky-box sky-rank-box">
      <Heading>{t('ranks.title')}</Heading>
      <div>
        {needed > 0 && readyAt === null ? (
          <Progress
            tone="rank"
            label={t('ranks.title')}
            value={points}
            max={needed}
            text={t('ranks.points', { points: Math.min(points, needed), needed })}
          />
        ) : null}
        <p className="sky-small-text">{state}</p>
        {needed > 0 ? <FigureChanges hero={hero} after={after} /> : null}
      </div>
      <RankButton hero={hero} ready={ready} />
    </section>
  )
})

/** Button to raise the rank, to speed it up or to accept it; nothing while points are missing. */
const RankButton = observer(function RankButton({ hero, ready }: { readonly hero: Creature; readonly ready: boolean }) {
  const { t } = useServices()
  const ranks = useStore(RankStore)
  const options = ranks.hero.of(hero.id)
  if (!options) return null
  const { needed, points, readyAt, speedup } = options
  const { busy } = ranks.hero
  if (ready)
    return (
      <Button small tone="good" disabled={busy} onPress={() => void ranks.complete()}>
        {t('ranks.take')}
      </Button>
    )
  if (readyAt !== null)
    return (
      <Button small price={speedup[0]} disabled={busy} onPress={() => void ranks.speedUp()}>
        {t('gifts.speedup')}
        <span className="sky-hidden">: {t('ranks.title')}</span>
      </Button>
    )
  if (needed === 0 || points < needed) return null
  return (
    <Button small tone="good" disabled={busy} onPress={() => void ranks.raise()}>
      {t('ranks.raise')}
    </Button>
  )
})
