import type { StairGuard, World } from '@skystair/contract'
import { kindOf } from '../growth/stats.ts'

/** Returns the stair whose kinds, guards and resources a stair has: itself, or, in a part that repeats the road, the one that comes again. */
export function sourceStair({ parts }: Pick<World, 'parts'>, stair: number): number {
  const part = parts.find(({ from, to }) => from <= stair && stair <= to)
  if (!part?.repeats) return stair
  const { from, to } = part.repeats
  return from + ((stair - part.from) % (to - from + 1))
}

/** Returns the guard that the catalogue sets at a stair. Bosses with names of their own are met only once. */
export function guardAt(world: World, stair: number): StairGuard | undefined {
  const source = sourceStair(world, stair)
  const guard = world.guards.find((each) => each.stair === source)
  return guard && (source === stair || (kindOf(world, guard.imageId)?.fromStair ?? 0) > 0) ? guard : undefined
}
