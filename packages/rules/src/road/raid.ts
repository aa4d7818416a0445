// The tower of a clan's raid: a road of its own for each member, with squads and springs. Members of the same stair meet the same squads.
import type { PlaceType, World } from '@skystair/contract'
import { RAID_PLATFORMS } from '@skystair/contract/measures'
import { raidRow } from '../clan/raid.ts'
import { addressOf, type RaidStep } from './ids.ts'
import { stepHeight } from './turn.ts'

type Rules = Pick<World, 'raid'>

/** The height of the last platform of the tower. */
export const RAID_END = stepHeight(RAID_PLATFORMS)

/** True if a captain stands on the platform. */
export const isCaptain = ({ raid }: Rules, step: number): boolean => step > 0 && step % raid.captainEvery === 0

const isSpring = ({ raid }: Rules, step: number): boolean => step % raid.captainEvery === raid.springAt

/** Returns the type of the place on a platform: a spring, or the place of a squad. */
export const raidType = (world: Rules, step: number): PlaceType => (isSpring(world, step) ? 'SKILL' : 'CUSTOM_PLACE')

/** True if a squad stands on a platform. */
export const isRaidGuarded = (world: Rules, step: number): boolean => step >= 1 && step <= RAID_PLATFORMS && !isSpring(world, step)

/** Returns the number of squads at a platform. */
export const raidSquads = (world: Rules, { difficulty, step }: Pick<RaidStep, 'difficulty' | 'step'>): number =>
  isCaptain(world, step) ? raidRow(world, difficulty).captainSquads : 1

/** Returns the strength of the squads of a difficulty, in per cent of that of the member's stair. */
export const raidPercent = (world: Rules, { difficulty }: Pick<RaidStep, 'difficulty'>): number => raidRow(world, difficulty).percent

/** Returns the number of stairs of the tower that a victory at a place takes down; 0 for places of other roads. */
export function raidStairsAt(world: Rules, placeId: number): number {
  const address = addressOf(placeId)
  if (address?.context !== 'raid' || !isRaidGuarded(world, address.step)) return 0
  return isCaptain(world, address.step) ? world.raid.captainStairs : 1
}
