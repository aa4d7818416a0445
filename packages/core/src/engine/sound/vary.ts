/** How far a repeated sound's pitch varies, and the least difference from the time before, as parts of its playback rate. */
const range = 0.08
const least = 0.015

/** Returns a playback rate near 1 for a sound that was played at `before` the last time: never again the same. `random` returns 0…1. */
export function varied(before: number | undefined, random: () => number = Math.random): number {
  const rate = 1 - range / 2 + random() * range
  if (before === undefined || Math.abs(rate - before) >= least) return rate
  return rate >= 1 ? rate - range / 2 : rate + range / 2
}
