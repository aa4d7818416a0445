import type { MeleeHour } from '@skystair/contract'
import { meleeHour } from '@skystair/contract/enums'
import { meleeRow } from '@skystair/world/areas/melee/rows'
import type { Config } from '../../config.ts'

/** The weekly hour of this server. `setMeleeHour` sets it once, at the start. */
let hour: MeleeHour = meleeRow

/** Sets the weekly hour of this server: the game's own, or that of the operator. */
export function setMeleeHour({ meleeHour: given }: Pick<Config, 'meleeHour'>): void {
  hour = given ?? meleeRow
}

/** Returns the weekly hour that is present or next at a time. */
export const hourAt = (now: number) => meleeHour(hour, now)
