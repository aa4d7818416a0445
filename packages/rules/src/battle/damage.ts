import type { BattleCreature, Faction } from '@skystair/contract'
import { effects } from '../effects/index.ts'
import { pct } from '../num.ts'
import { attackAdds } from '../skills/attack.ts'
import { defenceTakesOff } from '../skills/defence.ts'
import { traits } from '../traits/index.ts'
import { SPREAD } from './dice.ts'
import { mannerStrike, mannerWard } from './manners.ts'
import type { Blow, Reach } from './trait.ts'
import { traitsOf } from './traits-of.ts'
import type { BattleState } from './types.ts'
import { alive, inFront, memoryOf } from './view.ts'

/** Per cent of the attack that a blow takes where there is no defence. */
const WEIGHT = 320
/** Per cent of a blow that the survivor answers with. */
const ANSWER = 40
/** Per cent that a brace takes off. */
const BRACE = 40
/** Per cent of the blow by factions: a fifth more against the one beaten, a fifth less against the one that beats. */
const beats: Readonly<Record<Faction, Faction | null>> = { SUN: 'MOON', MOON: 'SHADOW', SHADOW: 'SUN', NONE: null }
export const factionPercent = (of: Faction, against: Faction): number => (beats[of] === against ? 120 : beats[against] === of ? 80 : 100)

/** Attack against defence: diminishing, and the same at every height where both grow alike. */
const base = (attack: number, defence: number): number => Math.trunc((WEIGHT * attack * attack) / (100 * Math.max(1, attack + defence)))

/** Per cent that its effects add, to its own blow or to those of its row. */
function adding(c: BattleCreature, what: 'adds' | 'addsToRow'): number {
  let sum = 0
  for (const { type, power } of c.effects) sum += effects[type][what]?.(power) ?? 0
  return sum
}

/** Damage less what its effects take off, of blows of its own or at it. */
function taking(c: BattleCreature, what: 'lessens' | 'softens', damage: number): number {
  let left = damage
  for (const { type, power } of c.effects) left = pct(left, 100 - (effects[type][what]?.(power) ?? 0))
  return left
}

function added(state: BattleState, blow: Blow): number {
  const { attacker } = blow
  const memory = memoryOf(state, attacker.id)
  let sum = adding(attacker, 'adds') + mannerStrike(memory)
  if (!blow.answer) {
    sum += attackAdds(attacker)
    for (const trait of traitsOf(attacker)) if (trait.strike) sum += trait.strike(blow)
  }
  for (const c of state.creatures) {
    if (c.side !== attacker.side) continue
    if (inFront(c) === inFront(attacker)) sum += adding(c, 'addsToRow')
    const { inspire } = traits[c.class]
    if (inspire && c.id !== attacker.id && !blow.answer && alive(c)) sum += inspire({ state, self: c, memory: memoryOf(state, c.id) })
  }
  return sum
}

/** The blow less everything that softens it, each in turn. */
function softened(state: BattleState, blow: Blow, damage: number): number {
  const { defender } = blow
  const memory = memoryOf(state, defender.id)
  let left = damage
  if (defender.braced) left = pct(left, 100 - BRACE)
  if (!blow.answer) left = pct(left, 100 - defenceTakesOff(defender))
  left = taking(defender, 'softens', left)
  left = pct(left, 100 - mannerWard(memory))
  for (const trait of traitsOf(defender)) if (trait.ward) left = pct(left, 100 - trait.ward({ ...blow, self: defender, memory }))
  for (const c of state.creatures) {
    if (c.side !== defender.side || !alive(c)) continue
    for (const trait of traitsOf(c))
      if (trait.guard) left = pct(left, 100 - trait.guard({ ...blow, self: c, memory: memoryOf(state, c.id) }))
  }
  return left
}

/**
 * What a blow takes if `roll` (−SPREAD … SPREAD) is thrown: at least 1, before caps and without looking at the health there is. Charges count as long as
 * they are there; spending them is the caller's business.
 */
export function damageOf(
  state: BattleState,
  attacker: BattleCreature,
  defender: BattleCreature,
  reach: Reach,
  answer: boolean,
  roll: number,
): number {
  const own = traitsOf(attacker)
  const blow: Blow = { state, self: attacker, memory: memoryOf(state, attacker.id), attacker, defender, reach, answer }
  const pierce = own[0]!.pierce ?? 0
  let damage = base(attacker.attack, pct(defender.defence, 100 - pierce))
  damage = pct(damage, answer ? (own[0]!.answer ?? ANSWER) : (own[0]!.full ?? 100))
  damage = pct(damage, Math.max(10, 100 + added(state, blow)))
  damage = taking(attacker, 'lessens', damage)
  damage = pct(damage, factionPercent(attacker.faction, defender.faction))
  damage = softened(state, blow, damage)
  return Math.max(1, pct(damage, 100 + roll))
}

/** What a blow can take at most because of who is struck; the blow itself where nothing bounds it. */
export function capped(state: BattleState, defender: BattleCreature, damage: number): number {
  let most = damage
  for (const trait of traitsOf(defender)) {
    if (trait.cap) most = Math.min(most, Math.max(0, trait.cap({ state, self: defender, memory: memoryOf(state, defender.id) })))
  }
  return most
}

/** The turn of a thrown `blow` or `answer`: −SPREAD … SPREAD. */
export const SIDES = 2 * SPREAD + 1
