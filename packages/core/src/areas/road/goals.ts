import { namedBosses } from '@skystair/world/areas/road/bosses'

/** A boss further up the road. */
export interface Goal {
  readonly stair: number
  readonly imageId: string
}

/** Returns the next `count` bosses with names of their own above the highest victory; none after the last. */
export const goalsAbove = (bestVictoryStair: number, count: number): readonly Goal[] =>
  namedBosses
    .filter(([stair]) => stair > bestVictoryStair)
    .slice(0, count)
    .map(([stair, imageId]) => ({ stair, imageId }))
