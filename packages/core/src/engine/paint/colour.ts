/** A colour as a 0xRRGGBB number, as Phaser's tints have it. */
export type Colour = number

export function mix(a: Colour, b: Colour, t: number): Colour {
  const channel = (shift: number) => {
    const from = (a >> shift) & 255
    return Math.round(from + (((b >> shift) & 255) - from) * t) << shift
  }
  return channel(16) | channel(8) | channel(0)
}

export function css(colour: Colour, alpha = 1): string {
  return `rgba(${(colour >> 16) & 255},${(colour >> 8) & 255},${colour & 255},${alpha})`
}

/** Returns the colour at `t` (0 first, 1 last) of a gradient's stops. */
export function ramp(stops: readonly (readonly [at: number, colour: Colour])[], t: number): Colour {
  let before = stops[0] ?? ([0, 0] as const)
  for (const stop of stops) {
    if (stop[0] >= t) return stop[0] === before[0] ? stop[1] : mix(before[1], stop[1], (t - before[0]) / (stop[0] - before[0]))
    before = stop
  }
  return before[1]
}
