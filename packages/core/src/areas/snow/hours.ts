import { HOUR } from '@skystair/contract/time'
import { snow } from '@skystair/world/areas/snow/rows'

/** Time between leaving the snow world and the next visit, in milliseconds. */
export const hoursAway = snow.hours * HOUR
