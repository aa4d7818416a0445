import type { BattleCreature, ConsumableKind, ErrorCode } from '@skystair/contract'
import { harmful } from '../effects/index.ts'
import { grown } from '../growth/stats.ts'
import { pct } from '../num.ts'
import { traits } from '../traits/index.ts'
import { affect, cleanse } from './affect.ts'
import { tell } from './events.ts'
import { targetable } from './reach.ts'
import { heal, raise } from './restore.ts'
import type { BattleState, Field } from './types.ts'
import { alive, byId, has, living } from './view.ts'
import { look } from './wear.ts'
import { wound } from './wound.ts'

const kindNamed = (state: BattleState, kind: string): ConsumableKind | undefined => state.kinds.find((c) => c.kind === kind)

/** Whether it would change anything at all: nothing is spent for nothing. */
function helps(kind: ConsumableKind, on: BattleCreature): boolean {
  switch (kind.does) {
    case 'HEAL':
      return on.health.current < on.health.total
    case 'CLEANSE':
      return harmful.some((type) => has(on, type)) || (kind.power > 0 && on.health.current < on.health.total)
    case 'REFILL':
      return on.skills.some((s) => s.valueCurrent < s.valueTotal)
    default:
      return true
  }
}

function suits(state: BattleState, kind: ConsumableKind, on: BattleCreature): ErrorCode | null {
  if (kind.target === 'OWN_DEAD') return on.side !== 'TM1' ? 'TARGET_FORBIDDEN' : alive(on) ? 'ONLY_DEAD' : null
  if (!alive(on)) return 'TARGET_FORBIDDEN'
  if (kind.target === 'ENEMY') return targetable(state, 'TM1').includes(on) ? null : 'TARGET_FORBIDDEN'
  return on.side === 'TM1' && helps(kind, on) ? null : 'TARGET_FORBIDDEN'
}

/** Consumables that the player can use now, each with those it can be used on: one a round. */
export function usable(state: BattleState): { id: number; kind: string; count: number; targets: number[] }[] {
  if (state.consumedIn === state.round) return []
  return state.consumables.flatMap(({ id, kind, count }) => {
    const named = kindNamed(state, kind)
    if (!named || count < 1) return []
    const targets = state.creatures.filter((c) => suits(state, named, c) === null).map((c) => c.id)
    return targets.length > 0 ? [{ id, kind, count, targets }] : []
  })
}

/** Points that scrolls and bombs are marked with count at level 1 and grow like health does. */
const points = (power: number, on: BattleCreature): number => Math.max(1, grown(power, on.level, on.rank))

function act(field: Field, { does, moves, kind }: ConsumableKind, power: number, on: BattleCreature): void {
  const total = on.health.total
  switch (does) {
    case 'HEAL':
      heal(field, on, pct(total, power), null, kind)
      break
    case 'REVIVE':
      raise(field, on, pct(total, power), null, kind)
      break
    case 'FREEZE':
      affect(field, on, 'FROZEN', moves, 0)
      break
    case 'FIRE':
      affect(field, on, 'FIRED', moves, points(power, on))
      break
    case 'POISON':
      affect(field, on, 'POISONED', moves, points(power, on))
      break
    case 'SHIELD':
      affect(field, on, 'SHIELDED', moves, power)
      break
    case 'HIDE':
      affect(field, on, 'HIDDEN', moves, 0)
      break
    case 'TOTEM':
      affect(field, on, 'TOTEM', moves, power)
      break
    case 'STRENGTHEN':
      affect(field, on, 'STRENGTHENED', moves, power)
      break
    case 'CLEANSE':
      cleanse(field, on, harmful)
      heal(field, on, pct(total, power), null, kind)
      break
    case 'REFILL':
      for (const skill of on.skills) skill.valueCurrent = Math.min(skill.valueTotal, skill.valueCurrent + power)
      break
    case 'STRIKE':
      wound(field, on, { amount: points(power, on), by: null, type: 'HIT', what: kind })
      break
  }
}

/** Uses one: checks first and changes nothing where it refuses. */
export function consume(field: Field, id: number, targetId: number): ErrorCode | null {
  const { state } = field
  const held = state.consumables.find((c) => c.id === id)
  const kind = held && held.count > 0 ? kindNamed(state, held.kind) : undefined
  if (!held || !kind) return 'CONSUMABLE_NOT_FOUND'
  const on = byId(state, targetId)
  if (!on) return 'CREATURE_NOT_FOUND'
  if (state.consumedIn === state.round) return 'BATTLE_TURN'
  const refused = suits(state, kind, on)
  if (refused) return refused
  held.count--
  state.consumedIn = state.round
  state.consumed++
  const brews = living(state, 'TM1').reduce((most, c) => Math.max(most, traits[c.class].brews ?? 0), 0)
  tell(field, 'CONSUMABLE', on, { what: kind.kind })
  act(field, kind, kind.does === 'REFILL' ? kind.power : pct(kind.power, 100 + brews), on)
  look(field, 'TM1')
  return null
}
