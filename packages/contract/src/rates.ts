import type { RateName } from './call.ts'

/**
 * Calls allowed per window and session. Requests without a valid session are counted by address, IPv6 by its /64, and so are all that could be used to guess
 * passwords or to fill the disk. Windows are in milliseconds.
 */
export const rates: Record<RateName, { readonly max: number; readonly window: number }> = {
  read: { max: 600, window: 60_000 },
  write: { max: 240, window: 60_000 },
  move: { max: 600, window: 60_000 },
  auth: { max: 20, window: 300_000 },
  /** Of all data of a player. */
  copy: { max: 6, window: 3_600_000 },
  register: { max: 30, window: 300_000 },
  /** Steps of page starts. */
  log: { max: 300, window: 60_000 },
  /** Errors, of which a page reports three at most. */
  report: { max: 300, window: 3_600_000 },
  /** Notices from a portal's address: portals repeat those that failed. */
  notice: { max: 1200, window: 60_000 },
  /** Attempts at the password of one account, from all addresses together: the right password ends the count. */
  password: { max: 10, window: 1_800_000 },
}
