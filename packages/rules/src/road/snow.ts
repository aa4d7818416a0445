// The snow world: a road that is new on each visit. It has no end of its own: a visit ends with the player's steps.
import type { PlaceType, World } from '@skystair/contract'
import { pick, weighted } from '../mix.ts'
import { SALT } from './content.ts'
import { type SnowStep, type SnowVisit, snowOf } from './ids.ts'
import { TILE_HEIGHT } from './measures.ts'
import { stepHeight } from './turn.ts'

/** Place ids leave room for this many platforms of one visit. */
const MAX_STEPS = 60

/** Returns the number of platforms that a player can reach on one visit; `more` is the addition by the clan's building. */
export const snowSteps = ({ snow }: Pick<World, 'snow'>, more = 0): number => Math.min(MAX_STEPS, snow.steps + more)

/** Returns the height at which the steps of a visit end: that of its last platform. */
export const snowEnd = ({ steps }: Pick<SnowVisit, 'steps'>): number => stepHeight(steps)

/** Returns the number of platforms that are left of a visit to a player who has reached `furthest`; 0 for other roads. */
export function snowStepsLeft(contextId: string, furthest: number): number {
  const visit = snowOf(contextId)
  return visit ? Math.max(0, Math.ceil((snowEnd(visit) - furthest) / TILE_HEIGHT)) : 0
}

/** True if the platform has a hoard. */
export const isHoard = ({ snow }: Pick<World, 'snow'>, step: number): boolean => step % snow.hoardEvery === 0

function contentOf(
  { snow }: Pick<World, 'snow'>,
  { stair, visit, step }: SnowStep,
): { readonly placeType: PlaceType | null; readonly guarded: number } {
  if (step < 1) return { placeType: null, guarded: 0 }
  if (isHoard({ snow }, step)) return { placeType: snow.hoards[pick(snow.hoards.length, SALT.snow, stair, visit, step)]!, guarded: 100 }
  return weighted(snow.places, ({ weight }) => weight, SALT.snow, stair, visit, step)
}

/** Returns the type of the place on a platform, or null. */
export const snowType = (world: Pick<World, 'snow'>, at: SnowStep): PlaceType | null => contentOf(world, at).placeType

/** True if a squad guards the place on a platform. */
export function isSnowGuarded(world: Pick<World, 'snow'>, at: SnowStep): boolean {
  const { placeType, guarded } = contentOf(world, at)
  return placeType !== null && pick(100, SALT.guarded, at.stair, at.visit, at.step) < guarded
}
