import { type Conflict, ErrorCode } from '@skystair/contract'

export interface RefusalDetails {
  /** JSON pointer of the wrong field. */
  readonly field?: string
  /** For OFFER_LIMIT: how often per day the offer can be used. */
  readonly limit?: number
  /** The current state; the pipeline adds it to every conflict. */
  readonly current?: Conflict
}

/** The error of a call, with a stable code. Thrown inside a transaction, it rolls everything back. */
export class Refusal extends Error {
  readonly code: ErrorCode
  readonly details: RefusalDetails
  /** Seconds after which the call may be repeated, for the header `retry-after`. */
  readonly retryAfter: number | undefined

  constructor(code: ErrorCode, details: RefusalDetails = {}, retryAfter?: number) {
    super(code)
    this.code = code
    this.details = details
    this.retryAfter = retryAfter
  }

  get status(): number {
    return ErrorCode[this.code]
  }
}

/** `throw refuse('NOT_ENOUGH_RESOURCES', { field: '/gold' })` */
export const refuse = (code: ErrorCode, details?: RefusalDetails) => new Refusal(code, details)
