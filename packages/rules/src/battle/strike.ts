import type { BattleCreature } from '@skystair/contract'
import { hiding } from '../effects/index.ts'
import { pct } from '../num.ts'
import { poisonLays } from '../skills/poison.ts'
import { charge } from '../skills/skill.ts'
import { affect, cleanse } from './affect.ts'
import { capped, damageOf, SIDES } from './damage.ts'
import { SPREAD, type Throw } from './dice.ts'
import { tell } from './events.ts'
import { mendOf } from './mend.ts'
import { reachOf } from './reach.ts'
import { heal } from './restore.ts'
import { sharesOf } from './shares.ts'
import type { Blow, Landed, Share } from './trait.ts'
import { traitsOf } from './traits-of.ts'
import type { Field } from './types.ts'
import { alive, byId, has, memoryOf, stopped } from './view.ts'
import { done, wound } from './wound.ts'

const thrown = (field: Field, what: Throw): number => field.dice(what, SIDES) - SPREAD

function spend(field: Field, c: BattleCreature, type: 'ATTACK' | 'DEFENCE' | 'HEALTH' | 'POISON'): boolean {
  const skill = charge(c, type)
  if (!skill) return false
  skill.valueCurrent--
  tell(field, 'SKILL', c, { by: c.id, what: type })
  return true
}

function share(field: Field, blow: Blow, damage: number, roll: number, { id, percent, own }: Share): void {
  const on = byId(field.state, id)
  if (!on || !alive(on)) return
  const { attacker, reach } = blow
  const amount = own ? pct(damageOf(field.state, attacker, on, reach, false, roll), percent) : pct(damage, percent)
  wound(field, on, { amount: capped(field.state, on, Math.max(1, amount)), by: attacker.id, type: 'HIT', what: attacker.class })
}

/** The survivor of a close blow strikes back with a part of its strength. */
function answer(field: Field, blow: Blow): void {
  const { state } = field
  const { attacker, defender, reach } = blow
  const still = alive(defender) && alive(attacker) && !stopped(defender)
  if (!still || reach === 'far' || traitsOf(attacker)[0]!.unanswered) return
  const damage = capped(state, attacker, damageOf(state, defender, attacker, 'close', true, thrown(field, 'answer')))
  wound(field, attacker, { amount: damage, by: defender.id, type: 'ANSWER' })
}

/** One blow with all that comes of it: charges, shares, traits of both, the answer. The rules of turns are not its business. */
export function strike(field: Field, attacker: BattleCreature, defender: BattleCreature): void {
  const { state } = field
  const reach = reachOf(state, attacker)
  const memory = memoryOf(state, attacker.id)
  const blow: Blow = { state, self: attacker, memory, attacker, defender, reach, answer: false }
  cleanse(field, attacker, hiding)
  for (const trait of traitsOf(attacker)) if (trait.before) done(field, attacker, trait.before(blow))
  const evades = traitsOf(defender)[0]!.evades
  if (evades && field.dice('pass', evades) === 0) {
    memory.blows++
    tell(field, 'MISS', defender, { by: attacker.id, what: defender.class })
    answer(field, blow)
    return
  }
  const roll = thrown(field, 'blow')
  const damage = capped(state, defender, damageOf(state, attacker, defender, reach, false, roll))
  // Whom else it touches is seen before anyone falls.
  const others = sharesOf(blow)
  const crit = spend(field, attacker, 'ATTACK')
  spend(field, defender, 'DEFENCE')
  const before = defender.health.current
  const deaths = state.deaths
  wound(field, defender, { amount: damage, by: attacker.id, type: 'HIT', crit })
  const killed = !alive(defender) || state.deaths > deaths
  const landed: Landed = { ...blow, damage, spare: killed ? Math.max(0, damage - before) : 0, killed }
  for (const other of others) share(field, blow, damage, roll, other)
  // The fallen finish nothing: an imp's fire or a gorgon's look may have reached the attacker, but only death stops its traits.
  for (const trait of traitsOf(attacker)) if (trait.landed && alive(attacker)) done(field, attacker, trait.landed(landed))
  if (!killed && alive(defender) && !has(defender, 'POISONED') && spend(field, attacker, 'POISON')) {
    const { moves, power } = poisonLays(damage)
    affect(field, defender, 'POISONED', moves, power, attacker.id)
  }
  const bearing = memoryOf(state, defender.id)
  for (const trait of traitsOf(defender)) {
    if (trait.struck) done(field, defender, trait.struck({ ...landed, self: defender, memory: bearing }))
  }
  memory.blows++
  bearing.taken++
  if (!killed) answer(field, blow)
  if (killed && traitsOf(attacker)[0]!.again && memory.again !== state.round && alive(attacker)) {
    memory.again = state.round
    attacker.struck = false
  }
}

/** Mending an ally instead: spends a charge of HEALTH where there is one. */
export function mend(field: Field, self: BattleCreature, ally: BattleCreature): void {
  const amount = mendOf(field.state, self, ally)
  spend(field, self, 'HEALTH')
  heal(field, ally, amount, self.id)
}
