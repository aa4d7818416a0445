import type { BattleCreature, Melee, MeleeFight, MeleeSeat } from '@skystair/contract'
import { meleeHour } from '@skystair/contract/enums'
import { meleeRow } from '@skystair/world/areas/melee/rows'
import { battle, fighter, NOW } from './fixtures.ts'

/** A time in a weekly hour, and the reply about that hour. */
export const MELEE_TIME = meleeHour(meleeRow, NOW).opensAt + 600_000
const hour = (now: number) => ({ fromLevel: 8, ...meleeHour(meleeRow, now) })

const sides = ['TM1', 'TM2', 'TM3', 'TM4', 'TM5'] as const
export const meleeSeat = (n: number, changes: Partial<MeleeSeat> = {}): MeleeSeat => ({
  ...{ side: sides[n]!, playerId: n === 0 ? 1 : 10 + n, name: n === 0 ? 'Mila' : null, away: false, place: null },
  ...changes,
})

/** Two creatures of each side. */
const creatures = (): BattleCreature[] =>
  sides.flatMap((side, n) => [1, 2].map((i) => fighter(n === 0 ? i : -(10 * n + i), { side, position: i - 1 })))

export const meleeFight = (changes: Partial<MeleeFight> = {}): MeleeFight => ({
  ...{ id: 4, progress: 'RUNNING', startsAt: MELEE_TIME - 5000, since: 0, reward: null },
  seats: sides.map((_, n) => meleeSeat(n)),
  turn: { side: 'TM1', until: MELEE_TIME + 14_000, limit: 20_000 },
  battle: battle({ id: 40, kind: 'MULTI', placeId: null, creatures: creatures() }),
  ask: { side: 'TM1', attackers: [1, 2], targets: { 1: [-11, -21, -31, -41], 2: [-11] }, skipperId: 1, consumables: [] },
  ...changes,
})

export const waitingMelee = (changes: Partial<MeleeFight> = {}): MeleeFight =>
  meleeFight({
    ...{ progress: 'WAITING', startsAt: MELEE_TIME + 27_000, turn: null, battle: null, ask: null },
    seats: [meleeSeat(0, { side: null }), meleeSeat(1, { side: null, name: 'Olga' }), meleeSeat(2, { side: null })],
    ...changes,
  })

export const meleeState = (fight: MeleeFight | null, now = MELEE_TIME): Melee => ({ ...hour(now), fight })
