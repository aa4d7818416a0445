import type { Platform } from '@skystair/platform'
import type { CallFn } from '../net/call-type.ts'
import type { Session } from '../net/session.ts'
import type { LocalKeys } from './local.ts'
import type { Settled } from './options.ts'
import type { ReloadCause } from './reload-guard.ts'
import type { Translate } from './texts.ts'

/** What every store is given: the world outside, narrowed. */
export interface Context {
  readonly options: Settled
  readonly platform: Platform
  readonly call: CallFn
  readonly local: LocalKeys
  readonly session: Session
  readonly t: Translate
  /** Milliseconds since 1970 by the device's clock. */
  readonly now: () => number
  /** Tells the server of an error of ours, at most three a page. */
  readonly report: (message: string) => void
  /** Starts anew by the game's own decision; refuses to do so in a circle. */
  readonly reload: (cause: ReloadCause) => void
}
