import { mix, playToEnd, squadAt } from '@skystair/rules'
import { randomMove } from '@skystair/rules/sim'
import { world } from '@skystair/world'
import type { Row } from './summary.ts'

const MS = 2000
const GOAL = 1000

/** Returns the battles of six against six per second on one core, without a server. */
export function battleRow(): Row {
  let fights = 0
  const began = performance.now()
  for (; performance.now() < began + MS; fights++) {
    let drawn = 0
    const stair = 30 + (mix(fights) % 900)
    const squad = (near: number) => squadAt(world, 4 * (stair + near))!.creatures
    const own = squad(1).map((creature, i) => ({ ...creature, id: i + 1, playerId: 1 }))
    const rest = { bosses: [], consumables: [], skill: 0 }
    playToEnd(world, { kind: 'MULTI', stair, seed: mix(fights).toString(16), own, enemy: squad(0), ...rest }, (state) =>
      randomMove(state, (sides) => mix(fights, drawn++) % sides),
    )
  }
  const perSecond = (1000 * fights) / (performance.now() - began)
  return { what: `battles of six against six in a second : ${GOAL}`, figure: perSecond / GOAL, goal: { least: 1 } }
}
