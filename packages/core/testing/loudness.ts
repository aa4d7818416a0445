// Loudness by EBU R128 (ITU-R BS.1770-4), for tests; no bundle of the game contains it.

/** Blocks of 400 milliseconds that overlap by three quarters. */
const block = 0.4
const hop = 0.1
/** Blocks that are quieter than this, in LUFS, do not count; nor those that are quieter than the rest by this number of units. */
const silence = -70
const quieter = 10

interface Biquad {
  readonly b: readonly [number, number, number]
  readonly a: readonly [number, number]
}

/** The two filters of the weighting: what a head does to a sound, and what an ear leaves out of it. */
function weighting(rate: number): readonly Biquad[] {
  const shelf = () => {
    const [gain, q, k] = [10 ** (3.999843853973347 / 20), 0.7071752369554196, Math.tan((Math.PI * 1681.974450955533) / rate)]
    const [high, band] = [gain, gain ** 0.4996667741545416]
    const norm = 1 + k / q + k * k
    const b: Biquad['b'] = [(high + (band * k) / q + k * k) / norm, (2 * (k * k - high)) / norm, (high - (band * k) / q + k * k) / norm]
    return { b, a: [(2 * (k * k - 1)) / norm, (1 - k / q + k * k) / norm] as const }
  }
  const pass = () => {
    const [q, k] = [0.5003270373238773, Math.tan((Math.PI * 38.13547087602444) / rate)]
    const norm = 1 + k / q + k * k
    return { b: [1, -2, 1] as const, a: [(2 * (k * k - 1)) / norm, (1 - k / q + k * k) / norm] as const }
  }
  return [shelf(), pass()]
}

function filtered(wave: Float32Array, { b, a }: Biquad): Float32Array {
  const out = new Float32Array(wave.length)
  let [x1, x2, y1, y2] = [0, 0, 0, 0]
  for (let i = 0; i < wave.length; i++) {
    const x = wave[i] ?? 0
    const y = b[0] * x + b[1] * x1 + b[2] * x2 - a[0] * y1 - a[1] * y2
    out[i] = y
    x2 = x1
    x1 = x
    y2 = y1
    y1 = y
  }
  return out
}

/** Returns the power of each block of a wave, after the weighting. */
export function blockPowers(wave: Float32Array, rate: number): number[] {
  const heard = weighting(rate).reduce(filtered, wave)
  const length = Math.round(block * rate)
  const powers: number[] = []
  for (let from = 0; from + length <= heard.length; from += Math.round(hop * rate)) {
    let sum = 0
    for (let i = from; i < from + length; i++) sum += (heard[i] ?? 0) ** 2
    powers.push(sum / length)
  }
  return powers
}

const lufs = (power: number) => -0.691 + 10 * Math.log10(power)

/** Returns the integrated loudness of parts that last different times, in LUFS: of each, its blocks and how much of the whole it is. */
export function integrated(parts: readonly { readonly powers: readonly number[]; readonly share: number }[]): number {
  const all = parts.flatMap(({ powers, share }) => powers.map((power) => ({ power, weight: share / powers.length })))
  const over = (gate: number) => {
    const loud = all.filter(({ power }) => lufs(power) > gate)
    const weight = loud.reduce((sum, one) => sum + one.weight, 0)
    return lufs(loud.reduce((sum, one) => sum + one.power * one.weight, 0) / weight)
  }
  return over(Math.max(silence, over(silence) - quieter))
}
