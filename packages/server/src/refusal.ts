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

  constructor(code: ErrorCode, details: RefusalDetails = {}) {
    super(code)
    this.code = code
    this.details = details
  }

  get status(): number {
    return ErrorCode[this.code]
  }
}

/** `throw refuse('NOT_ENOUGH_RESOURCES', { field: '/gold' })` */
export const refuse = (code: ErrorCode, details?: RefusalDetails) => new Refusal(code, details)
