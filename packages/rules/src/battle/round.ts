import type { BattleSide } from '@skystair/contract'
import { traits } from '../generated/traits.ts'
import { countDownEffects } from './effect-duration.ts'
import { emit } from './emit.ts'
import { undecidedWinner } from './melee.ts'
import { enemiesOfSide, isAlive, memoryOf } from './queries.ts'
import { applyActions, applyActionsOnce } from './take-damage.ts'
import type { Trait, TraitContext } from './trait.ts'
import type { BattleContext } from './types.ts'

/** A battle that is not decided after this round ends: see `undecidedWinner`. */
export const LAST_ROUND = 40

type Hook = 'onBattleStart' | 'onRoundStart' | 'onRoundEnd'

function runTraits(battle: BattleContext, hook: Hook): void {
  const { state } = battle
  for (const self of [...state.creatures]) {
    const trait: Trait = traits[self.class]
    const run = trait[hook]
    if (!run || !isAlive(self)) continue
    const context: TraitContext = { state, self, memory: memoryOf(state, self.id) }
    if (hook === 'onRoundEnd') applyActionsOnce(battle, self, trait, hook, run(context))
    else applyActions(battle, self, run(context))
  }
}

/** Ends the battle with this winner. */
export function endBattle(battle: BattleContext, winner: BattleSide): void {
  battle.state.winner = winner
  emit(battle, 'END', null, { what: winner })
}

/** Ends the battle if at most one side has living creatures; see `undecidedWinner` if no creature lives. Returns whether the battle is over. */
export function endIfDecided(battle: BattleContext): boolean {
  const { state } = battle
  if (state.winner) return true
  const first = state.creatures.find(isAlive)
  if (!first) endBattle(battle, undecidedWinner(state))
  else if (enemiesOfSide(state, first.side).length === 0) endBattle(battle, first.side)
  return state.winner !== null
}

/** Starts a round: runs the traits that act before its first move. */
export function openRound(battle: BattleContext): void {
  emit(battle, 'ROUND', null, { amount: battle.state.round })
  if (battle.state.round === 1) runTraits(battle, 'onBattleStart')
  runTraits(battle, 'onRoundStart')
}

/** Ends the round and starts the next. Creatures that could not move count down their effects here, as others do after their move. */
export function nextRound(battle: BattleContext): void {
  const { state } = battle
  for (const c of state.creatures) if (isAlive(c) && !c.struck) countDownEffects(battle, c, [...c.effects])
  if (endIfDecided(battle)) return
  runTraits(battle, 'onRoundEnd')
  if (endIfDecided(battle)) return
  if (state.round >= LAST_ROUND) {
    endBattle(battle, undecidedWinner(state))
    return
  }
  state.round++
  for (const c of state.creatures) c.struck = false
  openRound(battle)
  endIfDecided(battle)
}
