/** Returns a seeded generator of numbers 0..1 (a 32-bit Weyl sequence with a multiply-xorshift finaliser), the same on every machine. */
export function randomStream(seed: number): () => number {
  let state = seed >>> 0
  return () => {
    state = (state + 0x9e3779b9) >>> 0
    return hash32(state) / 4294967296
  }
}

/** Returns a 32-bit hash of an integer. */
export function hash32(n: number): number {
  let h = n | 0
  h = Math.imul(h ^ (h >>> 16), 0x21f0aaad)
  h = Math.imul(h ^ (h >>> 15), 0x735a2d97)
  return (h ^ (h >>> 15)) >>> 0
}
