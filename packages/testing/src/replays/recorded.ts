// Battles as the server stores them: the setup and the player's moves.
import type { BattleKind, Consumable, Creature, Force } from '@skystair/contract'
import {
  artifactOf,
  type BattleSetup,
  type BattleState,
  hashState,
  type Move,
  mix,
  play,
  playToEnd,
  refreshed,
  replay,
  spawn,
  startBattle,
} from '@skystair/rules'
import { randomMove } from '@skystair/rules/sim'
import { world } from '@skystair/world'

export interface Recorded {
  readonly setup: BattleSetup
  readonly moves: readonly Move[]
}

/** Returns the SHA-256 (hex) of the final state, replayed from the seed and the moves. The same in every JavaScript engine. */
export const hashOfRecorded = ({ setup, moves }: Recorded): string => hashState(replay(world, setup, moves).state)

/** Returns the same hash, played move by move as on the server: every state is written to JSON and read back. */
export function hashOfPlayed({ setup, moves }: Recorded): string {
  const stored = (state: BattleState) => JSON.parse(JSON.stringify(state)) as BattleState
  let { state } = startBattle(world, setup)
  for (const move of moves) {
    const played = play(stored(state), move)
    if ('refused' in played) throw new Error(`move ${state.version + 1} is refused: ${played.refused}`)
    state = played.state
  }
  return hashState(stored(state))
}

const kinds: readonly BattleKind[] = ['MOB', 'MOB', 'ARENA', 'MULTI']
const forces: readonly Force[] = ['ATTACK', 'DEFENCE', 'HEALTH', 'IMMORTALITY', 'POISON']

/** Returns the n-th generated battle: of any kind and level, with up to five sides, artifacts, forces, wounds, consumables and bosses. */
export function recorded(n: number): Recorded {
  let drawn = 0
  const chance = (sides: number): number => mix(n, drawn++) % sides
  const of = <T>(things: readonly T[]): T => things[chance(things.length)]!
  const fighter = (id: number): Creature => {
    const made = spawn(world, of(world.creatures).imageId, { id, playerId: null, level: 1 + chance(60), rank: chance(7) })
    const artifacts = Array.from({ length: chance(3) }, (_, i) => artifactOf(of(world.artifacts), i + 1))
    const forcesV2 = chance(3) === 0 ? [{ force: of(forces), warriorClass: made.class, rank: 1 + chance(7), readyAt: null }] : []
    const grown = refreshed(world, { ...made, artifacts, forcesV2 })
    const { total } = grown.health
    return { ...grown, health: { current: chance(4) === 0 ? 1 + chance(total) : total, total } }
  }
  const side = (sign: number, from = 0) => Array.from({ length: 1 + chance(6) }, (_, i) => fighter(sign * (from + i + 1)))
  const kind = of(kinds)
  const others = kind === 'MULTI' ? { others: Array.from({ length: chance(4) }, (_, i) => side(-1, 10 * (i + 1))) } : {}
  const consumables: Consumable[] = Array.from({ length: chance(4) }, (_, i) => ({
    id: i + 1,
    kind: of(world.consumables).kind,
    count: 1 + chance(2),
  }))
  const setup: BattleSetup = {
    ...{ kind, stair: 1 + chance(6000), seed: mix(n, 7).toString(16), own: side(1), enemy: side(-1), ...others },
    ...{ bosses: chance(4) === 0 ? [-1] : [], consumables, skill: chance(101) },
  }
  const moves: Move[] = []
  playToEnd(world, setup, (state) => {
    const move: Move = chance(200) === 0 ? { type: 'giveUp' } : randomMove(state, chance)
    moves.push(move)
    return move
  })
  return { setup, moves }
}
