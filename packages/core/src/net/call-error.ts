import type { ErrorCode } from '@skystair/contract/errors'

/** Codes of the contract and two of our own: the server could not be reached; the game was destroyed meanwhile. */
export type CallCode = ErrorCode | 'NETWORK' | 'DESTROYED'

/** A refused or failed call. `field` is the JSON pointer of what was wrong; `current` the server's state in a conflict. */
export class CallError extends Error {
  readonly code: CallCode
  /** HTTP status; 0 if there was no reply. */
  readonly status: number
  readonly field: string | undefined
  readonly current: unknown
  /** For OFFER_LIMIT: how often a day it can be used. */
  readonly limit: number | undefined

  constructor(code: CallCode, status: number, message: string = code, details: { field?: string; current?: unknown; limit?: number } = {}) {
    super(message)
    this.name = 'CallError'
    this.code = code
    this.status = status
    this.field = details.field
    this.current = details.current
    this.limit = details.limit
  }
}
