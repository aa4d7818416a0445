import type { BattleCreature } from '@skystair/contract'
import { observer } from 'mobx-react-lite'
import { memo } from 'react'
import { useServices, useStore } from '../../ui/context.ts'
import { Spoken } from '../../ui/kit/spoken.tsx'
import { useFocusedThing } from '../../ui/use-focused-thing.ts'
import { forecastWords } from './forecast-words.ts'
import { abilityEntries, lookTitle } from './look.tsx'
import { creatureName, OWN_SIDE, otherSides } from './sides.ts'
import { BattleStore } from './store.ts'

/** The fight for keyboard and screen reader: lists of creatures to choose from, what a hit would do, and the log. */
export const BattleMirror = observer(function BattleMirror() {
  const { t } = useServices()
  const battle = useStore(BattleStore)
  const of = (side: BattleCreature['side']) => battle.shown.filter((creature) => creature.side === side)
  const others = otherSides(battle.shown)
  const { forecast } = battle
  const words = forecast && forecastWords(forecast, battle.shown, t)
  return (
    <section aria-label={t('a11y.battle.region')}>
      <p>{t('a11y.battle.keys')}</p>
      {/* What the enemy does is in the log. */}
      <Spoken as="p">{battle.idle ? t('battle.yourTurn') : ''}</Spoken>
      <Side label={t('a11y.battle.own')} creatures={of(OWN_SIDE)} />
      {others.map((side) => (
        <Side key={side} label={others.length > 1 ? battle.teams.title(side) : t('a11y.battle.enemies')} creatures={of(side)} />
      ))}
      <Spoken as="p">
        {forecast && words
          ? [
              `${creatureName(forecast.attackerId, battle.shown, t)} › ${creatureName(forecast.defenderId, battle.shown, t)}`,
              words.damage,
              words.kills,
              words.skill,
              words.answer,
              words.effects,
              words.next,
            ]
              .filter(Boolean)
              .join('. ')
          : battle.attackerId === null
            ? ''
            : t('a11y.battle.chosen', { name: creatureName(battle.attackerId, battle.shown, t) })}
      </Spoken>
      <Spoken as="p">
        <LookedAt />
      </Spoken>
      <h2>{t('a11y.battle.log')}</h2>
      <Log />
    </section>
  )
})

/** The creature that the player has asked about, in words. */
const LookedAt = observer(function LookedAt() {
  const { t } = useServices()
  const { lookedAt, shown } = useStore(BattleStore)
  const creature = shown.find(({ id }) => id === lookedAt)
  if (!creature) return null
  const entries = abilityEntries(creature, t).map(([name, about]) => `${name}: ${about}`)
  return <>{[`${lookTitle(creature, t)}.`, ...entries].join(' ')}</>
})

/** Only added lines are rendered: a long fight has many. */
const Log = observer(function Log() {
  const { t } = useServices()
  const battle = useStore(BattleStore)
  return (
    <div role="log" aria-live="polite" aria-label={t('a11y.battle.log')}>
      {battle.record.lines.map(({ id, text }) => (
        <Line key={id} text={text} />
      ))}
    </div>
  )
})

const Line = memo(function Line({ text }: { readonly text: string }) {
  return <p>{text}</p>
})

const Side = observer(function Side({ label, creatures }: { readonly label: string; readonly creatures: readonly BattleCreature[] }) {
  return (
    <ul aria-label={label}>
      {[...creatures]
        .sort((a, b) => a.position - b.position)
        .map((creature) => (
          <li key={creature.id}>
            <Fighter creature={creature} />
          </li>
        ))}
    </ul>
  )
})

const Fighter = observer(function Fighter({ creature }: { readonly creature: BattleCreature }) {
  const { t } = useServices()
  const battle = useStore(BattleStore)
  const focusing = useFocusedThing(creature.id)
  if (creature.health.current <= 0) return <>{t('a11y.battle.dead', { name: t(`creature.${creature.imageId}.name`) })}</>
  const canMove = battle.ask?.attackers.includes(creature.id) ?? false
  const canBeHit = battle.targets.includes(creature.id)
  const now = canBeHit ? t('a11y.battle.targetable') : canMove ? t('a11y.battle.ready') : creature.struck ? t('a11y.battle.struck') : ''
  return (
    <button
      type="button"
      disabled={!battle.idle || (!canMove && !canBeHit)}
      aria-pressed={creature.id === battle.attackerId || creature.id === battle.defenderId}
      onClick={() => void battle.choose(creature.id)}
      {...focusing}
    >
      <Look creature={creature} />
      {now && ` ${now}`}
      <Outcome id={creature.id} />
    </button>
  )
})

/** Describes the effect of the chosen attacker's hit on a creature. */
const Outcome = observer(function Outcome({ id }: { readonly id: number }) {
  const { t } = useServices()
  const battle = useStore(BattleStore)
  const outcome = battle.outcomes.get(id)
  if (!outcome) return null
  const { damage, kills } = forecastWords(outcome, battle.shown, t)
  return <>{` ${damage}.${kills ? ` ${kills}.` : ''}`}</>
})

/** A creature's description, rendered again only when the creature has changed, not with every choice. */
const Look = observer(function Look({ creature }: { readonly creature: BattleCreature }) {
  const { t } = useServices()
  const look = t('a11y.battle.creature', {
    name: t(`creature.${creature.imageId}.name`),
    level: creature.level,
    row: t(`a11y.battle.row.${creature.position < 3 ? 'front' : 'back'}`),
    current: creature.health.current,
    total: creature.health.total,
    attack: creature.attack,
    defence: creature.defence,
  })
  if (creature.effects.length === 0) return <>{look}</>
  return (
    <>
      {look} {t('a11y.battle.effects', { what: creature.effects.map((effect) => t(`effect.${effect.type}.name`)).join(', ') })}
    </>
  )
})
