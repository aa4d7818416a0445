// Every class against every other: what a class's trait alone is worth. Creatures differ in their class and in nothing else.
import { type Creature, CreatureClass, type World } from '@skystair/contract'
import { playToEnd } from '../battle/play.ts'
import { spawn } from '../growth/creature.ts'
import { mix } from '../mix.ts'
import { moveOf, styles } from './style.ts'

export interface Standing {
  readonly class: CreatureClass
  readonly fights: number
  readonly wins: number
}

/** One plain creature of every class. */
export const plain = (world: World): World => ({
  ...world,
  creatures: CreatureClass.map((cls, i) => ({
    ...{
      id: i + 1,
      imageId: cls,
      class: cls,
      faction: 'NONE',
      rarity: 'COMMON',
      premium: false,
      ark: false,
      health: 110,
      attack: 24,
      defence: 10,
    },
    ...{ immortality: 0, slots: 1, maxRank: 5, skills: [], fromStair: 1, toStair: 1 },
  })),
})

/** Two squads of six random classes each, from that field. */
export function drawn(field: World, n: number, seed: number): [Creature[], Creature[]] {
  const made = Array.from({ length: 12 }, (_, i) =>
    spawn(field, CreatureClass[mix(seed, n, i) % CreatureClass.length]!, { id: i < 6 ? i + 1 : 5 - i, playerId: null }),
  )
  return [made.slice(0, 6), made.slice(6)]
}

/** Plays so many fights of six random classes against six others, clever against clever, and counts for each class the fights its side won. */
export function league(world: World, fights: number, seed: number): Standing[] {
  const field = plain(world)
  const table = CreatureClass.map((cls) => ({ class: cls, fights: 0, wins: 0 }))
  for (let n = 0; n < fights; n++) {
    const [own, enemy] = drawn(field, n, seed)
    const setup = { kind: 'ARENA' as const, stair: 1, seed: `${seed}:${n}`, own, enemy, bosses: [], consumables: [], skill: 100 }
    const { state } = playToEnd(field, setup, (now) => moveOf(styles[2]!, now, () => 99))
    for (const c of [...own, ...enemy]) {
      const row = table[CreatureClass.indexOf(c.class)]!
      row.fights++
      if ((state.winner === 'TM1') === own.includes(c)) row.wins++
    }
  }
  return table
}
