/** Returns `amount` × `percent` / 100, rounded towards zero. Exact for whole numbers up to 2^53. */
export const pct = (amount: number, percent: number): number => Math.trunc((amount * percent) / 100)

/** Returns `x`, limited to `low` … `high`. */
export const clamp = (x: number, low: number, high: number): number => (x < low ? low : x > high ? high : x)

/** Returns the square root, rounded down. IEEE 754 defines square roots exactly, so every engine agrees. */
export const isqrt = (x: number): number => Math.floor(Math.sqrt(x))
