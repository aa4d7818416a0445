// Losing health and what it sets off. Wounds cause deeds and deeds cause wounds, so the two live in one file.
import type { BattleCreature, BattleEvent } from '@skystair/contract'
import { pct } from '../num.ts'
import { immortalitySaves } from '../skills/immortality.ts'
import { affect, cleanse } from './affect.ts'
import { tell } from './events.ts'
import { resurrection } from './gear.ts'
import { mannerDeeds, mannerOf, turns } from './manners.ts'
import { heal, raise, shift } from './restore.ts'
import type { Deed, Trait } from './trait.ts'
import { traitsOf } from './traits-of.ts'
import type { Field } from './types.ts'
import { alive, byId, memoryOf } from './view.ts'

export interface Wound {
  readonly amount: number
  /** Whose hand it was; null for poison and fire. */
  readonly by: number | null
  readonly type: BattleEvent['type']
  readonly what?: string | null
  readonly crit?: boolean
}

/** What saves from a deadly wound, the first that does: a charge of immortality, immortality itself, a trait. Spends it. */
function saved(field: Field, c: BattleCreature): string | null {
  if (immortalitySaves(c)) return 'IMMORTALITY'
  const memory = memoryOf(field.state, c.id)
  for (const trait of traitsOf(c)) {
    if (!trait.holds || (trait.once === 'holds' && memory.spent) || !trait.holds({ state: field.state, self: c, memory })) continue
    if (trait.once === 'holds') memory.spent = true
    return c.class
  }
  return null
}

function fall(field: Field, c: BattleCreature, killer: BattleCreature | null): void {
  const { state } = field
  c.health.current = 0
  c.effects = []
  c.braced = false
  state.deaths++
  tell(field, 'DEATH', c, { by: killer?.id ?? null })
  const memory = memoryOf(state, c.id)
  for (const trait of traitsOf(c)) if (trait.fallen) once(field, c, trait, 'fallen', trait.fallen({ state, self: c, memory, killer }))
  const power = resurrection(c)
  if (!alive(c) && power > 0 && !memory.risen) {
    memory.risen = true
    done(field, c, [{ do: 'raise', on: c.id, health: pct(c.health.total, Math.min(power, 100)) }], 'RESURRECTION')
  }
  for (const witness of state.creatures) {
    if (witness.id === c.id || !alive(witness)) continue
    for (const trait of traitsOf(witness)) {
      if (trait.death) done(field, witness, trait.death({ state, self: witness, memory: memoryOf(state, witness.id) }))
    }
  }
}

/** Takes health from someone living, tells it, and lets follow whatever follows: survival, death, a boss's change of manner. */
export function wound(field: Field, on: BattleCreature, { amount, by, type, what = null, crit = false }: Wound): void {
  if (!alive(on) || amount <= 0) return
  const { state } = field
  const killer = by === null ? null : (byId(state, by) ?? null)
  const deadly = amount >= on.health.current
  const rescue = deadly ? saved(field, on) : null
  if (killer && killer.side !== on.side) memoryOf(state, killer.id).dealt += Math.min(amount, on.health.current)
  on.health.current = deadly ? (rescue ? 1 : 0) : on.health.current - amount
  tell(field, type, on, { by, amount, what, crit })
  if (rescue) tell(field, 'SURVIVE', on, { what: rescue })
  if (on.health.current === 0) fall(field, on, killer)
  const memory = memoryOf(state, on.id)
  if (turns(on, memory)) {
    memory.temper = mannerOf(on)
    tell(field, 'TEMPER', on, { what: memory.temper })
    done(field, on, mannerDeeds(state, on), null)
  }
}

function carry(field: Field, by: BattleCreature, deed: Deed): void {
  const on = byId(field.state, deed.on)
  if (!on) return
  switch (deed.do) {
    case 'effect':
      affect(field, on, deed.type, deed.moves, deed.power, by.id)
      break
    case 'heal':
      heal(field, on, deed.amount, by.id)
      break
    case 'harm':
      wound(field, on, { amount: deed.amount, by: by.id, type: 'EFFECT_DAMAGE', what: by.class })
      break
    case 'raise':
      raise(field, on, deed.health, by.id)
      break
    case 'cleanse':
      cleanse(field, on, deed.types)
      break
    case 'unbrace':
      on.braced = false
      break
    case 'move':
      shift(field, on, deed.position)
      break
  }
}

/** Carries out what a trait (or an artifact, or a manner) does and tells whose doing it was; `what` null tells nothing of its own. */
export function done(field: Field, by: BattleCreature, deeds: readonly Deed[], what: string | null = by.class): void {
  if (deeds.length === 0) return
  if (what !== null) tell(field, 'TRAIT', by, { by: by.id, what })
  for (const deed of deeds) carry(field, by, deed)
}

/** The same for a hook that may work once a fight only. */
export function once(field: Field, by: BattleCreature, trait: Trait, hook: NonNullable<Trait['once']>, deeds: readonly Deed[]): void {
  const memory = memoryOf(field.state, by.id)
  if (trait.once === hook) {
    if (memory.spent) return
    if (deeds.length > 0) memory.spent = true
  }
  done(field, by, deeds)
}
