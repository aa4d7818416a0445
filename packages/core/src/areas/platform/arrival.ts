import type { ReplyOf } from '@skystair/contract'
import type { PlatformErrorCode } from '@skystair/platform'
import type { CallCode } from '../../net/call-error.ts'

/** A save that the player can continue with. */
export type SaveChoice = ReplyOf<'POST /api/integration/ya/v2/search'>[number]

/** The result of the arrival, where the player must be told: why they are a guest, or between which saves they can choose. */
export interface Arrival {
  readonly refusal?: CallCode | PlatformErrorCode
  readonly saves?: readonly SaveChoice[]
}

/** Stores the result of the arrival until it is shown, once the game can be played. */
export class ArrivalStore {
  arrival: Arrival | null = null

  set(arrival: Arrival | null): void {
    this.arrival = arrival
  }
}
