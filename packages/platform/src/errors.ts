// What can go wrong between the game and a platform, as stable codes: the client decides by them and shows the text of the code.

export const PlatformErrorCode = [
  /** The platform's script did not load or refused to start. */
  'SDK_UNAVAILABLE',
  /** The platform did not answer in time. */
  'TIMED_OUT',
  /** This platform, or this device on it, cannot do that. */
  'UNSUPPORTED',
  /** The player said no or closed the window. */
  'CANCELLED',
  /** Nothing to show: no advert is available now. */
  'UNFILLED',
  /** The platform answered something that makes no sense. */
  'BAD_ANSWER',
  'FAILED',
] as const
export type PlatformErrorCode = (typeof PlatformErrorCode)[number]

/** An error of the port. `code` is what callers act on; the message is for developers. */
export class PlatformError extends Error {
  readonly code: PlatformErrorCode

  /** A platform's client comes in a script of its own, with a copy of this class: what that one throws is the same here. */
  static override [Symbol.hasInstance](value: unknown): boolean {
    return value instanceof Error && value.name === 'PlatformError'
  }

  constructor(code: PlatformErrorCode, message: string = code, options?: ErrorOptions) {
    super(message, options)
    this.name = 'PlatformError'
    this.code = code
  }
}
