// Errors between the game and a platform as stable codes: the client decides by the code and shows its text.

export const PlatformErrorCode = [
  /** The platform's script did not load or failed to start. */
  'SDK_UNAVAILABLE',
  /** The platform did not respond in time. */
  'TIMED_OUT',
  /** This platform, or this device on it, does not support that. */
  'UNSUPPORTED',
  /** The player declined or closed the window. */
  'CANCELLED',
  /** No advert is available now. */
  'UNFILLED',
  /** The platform returned something invalid. */
  'BAD_ANSWER',
  'FAILED',
] as const
export type PlatformErrorCode = (typeof PlatformErrorCode)[number]

/** An error of the port. Callers act on `code`; the message is for developers. */
export class PlatformError extends Error {
  readonly code: PlatformErrorCode

  /** A platform's client is a separate script with its own copy of this class: its errors must count as instances, too. */
  static override [Symbol.hasInstance](value: unknown): boolean {
    return value instanceof Error && value.name === 'PlatformError'
  }

  constructor(code: PlatformErrorCode, message: string = code, options?: ErrorOptions) {
    super(message, options)
    this.name = 'PlatformError'
    this.code = code
  }
}
