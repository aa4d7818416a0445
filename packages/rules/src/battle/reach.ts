import type { BattleCreature, BattleSide } from '@skystair/contract'
import { traits } from '../traits/index.ts'
import type { Reach } from './trait.ts'
import type { BattleState } from './types.ts'
import { alive, foes, hidden, inFront, memoryOf } from './view.ts'

/** How that creature's blow travels now. */
export function reachOf(state: BattleState, self: BattleCreature): Reach {
  const { reach } = traits[self.class]
  if (reach === undefined) return 'close'
  return typeof reach === 'string' ? reach : reach({ state, self, memory: memoryOf(state, self.id) })
}

/** Someone of its side stands before it and hides it. */
const covered = (state: BattleState, c: BattleCreature): boolean =>
  !inFront(c) && state.creatures.some((l) => l.side === c.side && l.position === c.position - 3 && alive(l) && traits[l.class].covers)

/**
 * Whom a side can choose at all. The hidden and the covered cannot be chosen while anyone else can; without that last clause a lone djinn could never
 * be beaten.
 */
export function targetable(state: BattleState, side: BattleSide): BattleCreature[] {
  const all = foes(state, side)
  const open = all.filter((c) => !hidden(c) && !covered(state, c))
  return open.length > 0 ? open : all
}

/** Whom a creature can strike: close fighters reach a side's front row while anyone there can be chosen, and its back row after. */
export function targetsOf(state: BattleState, attacker: BattleCreature): BattleCreature[] {
  return within(targetable(state, attacker.side), reachOf(state, attacker))
}

/** Those of all who can be chosen whom a blow that travels so can strike. */
export function within(choice: BattleCreature[], reach: Reach): BattleCreature[] {
  if (reach !== 'close') return choice
  return choice.filter((c) => inFront(c) || !choice.some((o) => o.side === c.side && inFront(o)))
}
