import type { ReplyOf } from '@skystair/contract'
import type { PlatformErrorCode } from '@skystair/platform'
import type { CallCode } from '../../net/call-error.ts'

/** A climb that could be gone on with. */
export type SaveChoice = ReplyOf<'POST /api/integration/ya/v2/search'>[number]

/** How the player came in, where there is something to tell: why they are a guest, or which climbs are to choose from. */
export interface Arrival {
  readonly refusal?: CallCode | PlatformErrorCode
  readonly saves?: readonly SaveChoice[]
}

/** Keeps how the player came in until it is told, once the game can be played. */
export class ArrivalStore {
  arrival: Arrival | null = null

  set(arrival: Arrival | null): void {
    this.arrival = arrival
  }
}
