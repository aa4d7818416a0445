import type { RateName } from './call.ts'

/** Calls allowed in a window, by session; requests without one that is alive count by address, IPv6 by its /64. Windows are milliseconds. */
export const rates: Record<RateName, { readonly max: number; readonly window: number }> = {
  read: { max: 600, window: 60_000 },
  write: { max: 240, window: 60_000 },
  move: { max: 600, window: 60_000 },
  auth: { max: 20, window: 300_000 },
  register: { max: 30, window: 300_000 },
  log: { max: 120, window: 60_000 },
  /** A portal's, from one address: it repeats what was not answered well. */
  notice: { max: 1200, window: 60_000 },
}
