import type { CardKind, Creature } from '@skystair/contract'
import { pct, withRank } from '@skystair/rules'
import { world } from '@skystair/world'
import type { Handler } from '../../handlers.ts'
import { refuse } from '../../refusal.ts'
import { refuseInBattle } from '../battle/refuse-in-battle.ts'
import { change } from '../player/change.ts'
import type { PlayerState } from '../player/state.ts'
import { cardKey, cardRow, putInForce } from './cards.ts'
import { creaturesOf } from './creatures.ts'
import { heroById } from './hero-by-id.ts'
import { saveCreature } from './repository.ts'
import { scheduleRipening } from './ripening-push.ts'

interface Used {
  readonly kind: CardKind
  readonly state: PlayerState
  readonly heroes: readonly Creature[]
  /** Throws CREATURE_NOT_FOUND. */
  readonly hero: () => Creature
  readonly now: number
}

const whole = (hero: Creature, now: number): Creature => ({
  ...hero,
  health: { ...hero.health, current: hero.health.total },
  skills: hero.skills.map((skill) => ({ ...skill, valueCurrent: skill.valueTotal })),
  healedAt: now,
})
const isWhole = ({ health, skills }: Creature): boolean =>
  health.current >= health.total && skills.every(({ valueCurrent, valueTotal }) => valueCurrent >= valueTotal)

/** Returns a time that is closer to `now` by a percentage of the remaining time. */
const sooner = (readyAt: number, now: number, percent: number): number => now + pct(readyAt - now, 100 - percent)

/** The effect of each card. Returns the heroes that it changed; throws a refusal if it would have no effect. */
const effects: Readonly<Record<CardKind, (used: Used) => readonly Creature[]>> = {
  ELEPHANT: ({ kind, hero, now }) => {
    const fallen = hero()
    if (fallen.health.current > 0) throw refuse('ONLY_DEAD')
    const { total } = fallen.health
    return [{ ...fallen, health: { current: Math.max(1, pct(total, cardRow(kind).percent)), total }, healedAt: now }]
  },
  SNAKE: ({ kind, state, now }) => {
    putInForce(state, kind, now)
    return []
  },
  MOUSE: ({ kind, hero, now }) => {
    const { percent } = cardRow(kind)
    const before = hero()
    const grows = (readyAt: number | null | undefined): readyAt is number => readyAt != null && readyAt > now
    if (!grows(before.rankReadyAt) && !before.forcesV2.some(({ readyAt }) => grows(readyAt))) throw refuse('CARD_USELESS')
    const forcesV2 = before.forcesV2.map((force) =>
      grows(force.readyAt) ? { ...force, readyAt: sooner(force.readyAt, now, percent) } : force,
    )
    const rank = grows(before.rankReadyAt) ? { rankReadyAt: sooner(before.rankReadyAt, now, percent) } : {}
    return [{ ...before, ...rank, forcesV2 }]
  },
  EAGLE: ({ kind, state, now }) => {
    putInForce(state, kind, now)
    return []
  },
  ARK: ({ heroes, now }) => {
    const wounded = heroes.filter((hero) => !isWhole(hero))
    if (wounded.length === 0) throw refuse('CARD_USELESS')
    return wounded.map((hero) => whole(hero, now))
  },
  EVOLUTION: ({ hero }) => {
    const before = hero()
    if (before.rank >= before.maxRank) throw refuse('RANK_FINISHED')
    // The points that were paid for the rank that is being raised would be lost.
    if (before.rankReadyAt !== undefined) throw refuse('RANK_GROWING')
    return [withRank(world, before, before.rank + 1)]
  },
}

/** Removes one of the player's cards; for a hero, preferably one for its class. Throws CARD_NOT_FOUND. */
function take({ cards }: PlayerState, kind: CardKind, heroClass: string | undefined): void {
  const key = [cardKey(kind, heroClass), cardKey(kind)].find((name) => (cards[name] ?? 0) > 0)
  if (!key) throw refuse('CARD_NOT_FOUND')
  const left = (cards[key] ?? 0) - 1
  if (left > 0) cards[key] = left
  else delete cards[key]
}

export const useCard: Handler<'POST /api/card/{kind}/use'> = (ctx) =>
  change(
    ctx,
    async (player) => {
      const { id, state } = player
      const { tx, now, params, body } = ctx
      refuseInBattle(state)
      const heroes = await creaturesOf(tx, id, state, now)
      const hero = () => heroById(heroes, body.creatureId ?? 0)
      take(state, params.kind, cardRow(params.kind).forHero ? hero().class : undefined)
      for (const changed of effects[params.kind]({ kind: params.kind, state, heroes, hero, now })) {
        await saveCreature(tx, changed)
        // The mouse brings the moments forward that messages were scheduled for.
        if (params.kind === 'MOUSE') await scheduleRipening(tx, player, changed, now)
      }
    },
    'creatures',
  )
