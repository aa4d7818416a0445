import { createHash, randomBytes } from 'node:crypto'

/** The source of all randomness; tests use a seeded one. */
export interface Random {
  bytes(size: number): Buffer
  uuid(): string
  /** A whole number from 0 up to, but not including, `below` (at most 2^32). */
  int(below: number): number
}

const fromBytes = (bytes: (size: number) => Buffer): Random => ({
  bytes,
  uuid() {
    const b = bytes(16)
    b[6] = (b[6]! & 0x0f) | 0x40
    b[8] = (b[8]! & 0x3f) | 0x80
    return b.toString('hex').replace(/^(.{8})(.{4})(.{4})(.{4})(.{12})$/, '$1-$2-$3-$4-$5')
  },
  // 48 bits modulo at most 32 bits: the bias is less than 1 in 65,000.
  int: (below) => bytes(6).readUIntBE(0, 6) % below,
})

/** Uses the operating system's randomness. */
export const systemRandom: Random = fromBytes(randomBytes)

/** Returns the same sequence for the same seed. */
export function seededRandom(seed: string): Random {
  let count = 0
  return fromBytes((size) => {
    const parts: Buffer[] = []
    for (let have = 0; have < size; have += 32) parts.push(createHash('sha256').update(`${seed}:${count++}`).digest())
    return Buffer.concat(parts).subarray(0, size)
  })
}
