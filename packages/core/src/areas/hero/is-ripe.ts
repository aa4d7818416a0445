interface Ripening {
  /** When it is ready; null if nothing ripens. */
  readonly readyAt: number | null
  /** What a speed-up costs; empty if there is nothing left to speed up. */
  readonly speedup: readonly unknown[]
}

/** True if a rank or a force is ready. Why `speedup` counts too: the player's clock may be a little behind the server's. */
export const isRipe = ({ readyAt, speedup }: Ripening, now: number): boolean => readyAt !== null && (speedup.length === 0 || readyAt <= now)
