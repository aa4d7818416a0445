import { FlagCharge, FlagField } from '@skystair/contract/enums'
import { seededRandom } from '../../../engine/paint/random.ts'

/** Dark enough for a pale charge, and different enough from each other. */
const colours = [0xa8222e, 0x2a4aa8, 0x1f7a4a, 0x5a2a8a, 0x8a4a1a, 0x1a6a7a, 0x3a3a4a, 0x9a2a6a] as const
const metals = [0xffd25a, 0xf4f4fa] as const

/** The parts of a flag and their colours. */
export interface Flag {
  readonly field: `flag/field-${FlagField}`
  readonly charge: `flag/charge-${FlagCharge}`
  readonly ground: number
  readonly second: number
  readonly metal: number
}

/** Returns a clan's flag, which follows from its id: the same for everybody, always. */
export function flagOf(clanId: number): Flag {
  const random = seededRandom(clanId * 7919 + 11)
  const pick = <T>(list: readonly T[]): T => list[Math.floor(random() * list.length)] as T
  const ground = pick(colours)
  return {
    field: `flag/field-${pick(FlagField)}`,
    charge: `flag/charge-${pick(FlagCharge)}`,
    ground,
    second: pick(colours.filter((colour) => colour !== ground)),
    metal: pick(metals),
  }
}
