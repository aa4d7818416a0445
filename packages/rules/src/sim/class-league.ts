// Every class against every other, to measure what a class's trait alone is worth: all creatures have the same figures.
import { type Creature, CreatureClass, type CreatureKind, type World } from '@skystair/contract'
import { SQUAD_SIZE } from '@skystair/contract/measures'
import { playToEnd } from '../battle/play.ts'
import { spawn } from '../growth/creature.ts'
import { mix } from '../mix.ts'
import { styleMove, styles } from './style.ts'

export interface ClassRecord {
  readonly class: CreatureClass
  readonly battles: number
  readonly wins: number
}

type Figures = Pick<CreatureKind, 'id' | 'imageId' | 'health' | 'attack' | 'defence'>

/** Returns a kind of a class that differs from those of other classes by its class alone. */
export const plainKind = (cls: CreatureClass, figures: Figures): CreatureKind => ({
  ...{ picture: '', part: 1, class: cls, faction: 'NONE', rarity: 'COMMON', premium: false, ark: false },
  ...{ immortality: 0, slots: 1, maxRank: 5, skills: [], fromStair: 1, toStair: 1 },
  ...figures,
})

/** Returns the world with one creature kind per class, all with the same figures. */
export const plainWorldOf = (world: World): World => ({
  ...world,
  creatures: CreatureClass.map((cls, i) => plainKind(cls, { id: i + 1, imageId: cls, health: 110, attack: 24, defence: 10 })),
})

/** Returns two squads of six random classes each. */
export function randomSquads(plainWorld: World, n: number, seed: number): [Creature[], Creature[]] {
  const creatures = Array.from({ length: 2 * SQUAD_SIZE }, (_, i) =>
    spawn(plainWorld, CreatureClass[mix(seed, n, i) % CreatureClass.length]!, {
      id: i < SQUAD_SIZE ? i + 1 : SQUAD_SIZE - 1 - i,
      playerId: null,
    }),
  )
  return [creatures.slice(0, SQUAD_SIZE), creatures.slice(SQUAD_SIZE)]
}

/** Plays battles between squads of random classes, always with the best move. Returns for each class how many battles it fought and won. */
export function classLeague(world: World, battles: number, seed: number): ClassRecord[] {
  const plainWorld = plainWorldOf(world)
  const table = CreatureClass.map((cls) => ({ class: cls, battles: 0, wins: 0 }))
  for (let n = 0; n < battles; n++) {
    const [own, enemy] = randomSquads(plainWorld, n, seed)
    const setup = { kind: 'ARENA' as const, stair: 1, seed: `${seed}:${n}`, own, enemy, bosses: [], consumables: [], skill: 100 }
    const { state } = playToEnd(plainWorld, setup, (now) => styleMove(styles[2]!, now, () => 99))
    for (const c of [...own, ...enemy]) {
      const row = table[CreatureClass.indexOf(c.class)]!
      row.battles++
      if ((state.winner === 'TM1') === own.includes(c)) row.wins++
    }
  }
  return table
}
