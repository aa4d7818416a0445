// Every class against every other: what a class's trait alone is worth. Creatures differ in their class and in nothing else.
import { CreatureClass, type World } from '@skystair/contract'
import { playOut } from '../battle/play.ts'
import { spawn } from '../growth/creature.ts'
import { mix } from '../mix.ts'
import { moveOf, styles } from './style.ts'

export interface Standing {
  readonly class: CreatureClass
  readonly fights: number
  readonly wins: number
}

/** One plain creature of every class. */
const plain = (world: World): World => ({
  ...world,
  creatures: CreatureClass.map((cls, i) => ({
    ...{ id: i + 1, imageId: cls, class: cls, faction: 'NONE', rarity: 'COMMON', premium: false, health: 110, attack: 24, defence: 10 },
    ...{ immortality: 0, slots: 1, maxRank: 5, skills: [], fromStair: 1, toStair: 1 },
  })),
})

/** Plays so many fights of six random classes against six others, clever against clever, and counts for each class the fights its side won. */
export function league(world: World, fights: number, seed: number): Standing[] {
  const field = plain(world)
  const table = CreatureClass.map((cls) => ({ class: cls, fights: 0, wins: 0 }))
  for (let n = 0; n < fights; n++) {
    const drawn = Array.from({ length: 12 }, (_, i) => mix(seed, n, i) % CreatureClass.length)
    const made = drawn.map((k, i) => spawn(field, CreatureClass[k]!, { id: i < 6 ? i + 1 : 5 - i, playerId: null }))
    const sides = { own: made.slice(0, 6), enemy: made.slice(6) }
    const setup = { kind: 'MULTI' as const, stair: 1, seed: `${seed}:${n}`, ...sides, bosses: [], consumables: [], skill: 100 }
    const { state } = playOut(field, setup, (now) => moveOf(styles[2]!, now, () => 99))
    for (const [i, k] of drawn.entries()) {
      table[k]!.fights++
      if ((state.winner === 'TM1') === i < 6) table[k]!.wins++
    }
  }
  return table
}
