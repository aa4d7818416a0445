import { snow } from '@skystair/world/areas/snow/rows'

const HOUR = 3_600_000

/** Time between leaving the snow world and the next visit, in milliseconds. */
export const hoursAway = snow.hours * HOUR
