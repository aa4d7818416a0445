import type { BattleSide } from '@skystair/contract'
import { traits } from '../traits/index.ts'
import { tell } from './events.ts'
import type { Scene, Trait } from './trait.ts'
import type { Field } from './types.ts'
import { alive, foes, memoryOf } from './view.ts'
import { wear } from './wear.ts'
import { done, once } from './wound.ts'

/** After so many rounds the defender has held out. */
export const LAST_ROUND = 40

type Hook = 'begin' | 'roundStart' | 'roundEnd'

function each(field: Field, hook: Hook): void {
  const { state } = field
  for (const self of [...state.creatures]) {
    const trait: Trait = traits[self.class]
    const act = trait[hook]
    if (!act || !alive(self)) continue
    const scene: Scene = { state, self, memory: memoryOf(state, self.id) }
    if (hook === 'roundEnd') once(field, self, trait, hook, act(scene))
    else done(field, self, act(scene))
  }
}

/** Ends the fight for `winner`. */
export function finish(field: Field, winner: BattleSide): void {
  field.state.winner = winner
  tell(field, 'END', null, { what: winner })
}

/** Ends the fight when no more than one side has anybody left. Should all fall at once, the defender has held. */
export function settle(field: Field): boolean {
  const { state } = field
  if (state.winner) return true
  const first = state.creatures.find(alive)
  if (!first) finish(field, 'TM2')
  else if (foes(state, first.side).length === 0) finish(field, first.side)
  return state.winner !== null
}

/** What comes before the first move. */
export function openRound(field: Field): void {
  tell(field, 'ROUND', null, { amount: field.state.round })
  if (field.state.round === 1) each(field, 'begin')
  each(field, 'roundStart')
}

/** Everyone has moved or lost their move: effects of those who lost it wear, traits of the round's end work, and a new round opens. */
export function nextRound(field: Field): void {
  const { state } = field
  for (const c of state.creatures) if (alive(c) && !c.struck) wear(field, c, [...c.effects])
  if (settle(field)) return
  each(field, 'roundEnd')
  if (settle(field)) return
  if (state.round >= LAST_ROUND) {
    finish(field, 'TM2')
    return
  }
  state.round++
  for (const c of state.creatures) c.struck = false
  openRound(field)
  settle(field)
}
