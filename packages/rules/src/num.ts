/** `amount` × `percent` / 100, rounded towards zero. Both whole; exact up to 2^53. */
export const pct = (amount: number, percent: number): number => Math.trunc((amount * percent) / 100)

/** `x` held between `low` and `high`. */
export const clamp = (x: number, low: number, high: number): number => (x < low ? low : x > high ? high : x)

/** Whole square root, rounded down. IEEE square roots are exact to the last bit, so every engine agrees. */
export const isqrt = (x: number): number => Math.floor(Math.sqrt(x))
