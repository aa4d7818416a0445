// SHA-256 (FIPS 180-4), synchronous and identical in every browser and in Node. Web Crypto only returns promises, and the rules are synchronous.

const primes = (count: number): number[] => {
  const found: number[] = []
  for (let n = 2; found.length < count; n++) if (found.every((p) => n % p !== 0)) found.push(n)
  return found
}

/** Returns the first 32 bits of the fraction of a prime's square or cube root. Whole numbers only: Math.cbrt may differ between engines in its last bits. */
function fraction(prime: number, degree: 2n | 3n): number {
  const target = BigInt(prime) << (32n * degree)
  let low = 0n
  let high = 1n << 40n
  while (high - low > 1n) {
    const middle = (low + high) >> 1n
    if (middle ** degree <= target) low = middle
    else high = middle
  }
  return Number(BigInt.asIntN(32, low))
}
const initial = primes(8).map((p) => fraction(p, 2n))
const constants = primes(64).map((p) => fraction(p, 3n))

const turn = (x: number, by: number): number => (x >>> by) | (x << (32 - by))

function padded(bytes: Uint8Array): Uint8Array {
  const size = (((bytes.length + 8) >> 6) + 1) << 6
  const out = new Uint8Array(size)
  out.set(bytes)
  out[bytes.length] = 0x80
  const bits = new DataView(out.buffer)
  bits.setUint32(size - 8, Math.floor(bytes.length / 0x2000_0000))
  bits.setUint32(size - 4, (bytes.length << 3) >>> 0)
  return out
}

function compress(state: number[], view: DataView, at: number, w: Int32Array): void {
  for (let i = 0; i < 16; i++) w[i] = view.getInt32(at + i * 4)
  for (let i = 16; i < 64; i++) {
    const a = w[i - 15]!
    const b = w[i - 2]!
    const s0 = turn(a, 7) ^ turn(a, 18) ^ (a >>> 3)
    const s1 = turn(b, 17) ^ turn(b, 19) ^ (b >>> 10)
    w[i] = w[i - 16]! + s0 + w[i - 7]! + s1
  }
  let [a, b, c, d, e, f, g, h] = state as [number, number, number, number, number, number, number, number]
  for (let i = 0; i < 64; i++) {
    const s1 = turn(e, 6) ^ turn(e, 11) ^ turn(e, 25)
    const t1 = (h + s1 + ((e & f) ^ (~e & g)) + constants[i]! + w[i]!) | 0
    const s0 = turn(a, 2) ^ turn(a, 13) ^ turn(a, 22)
    const t2 = (s0 + ((a & b) ^ (a & c) ^ (b & c))) | 0
    h = g
    g = f
    f = e
    e = (d + t1) | 0
    d = c
    c = b
    b = a
    a = (t1 + t2) | 0
  }
  const add = [a, b, c, d, e, f, g, h]
  for (let i = 0; i < 8; i++) state[i] = (state[i]! + add[i]!) | 0
}

/** Returns the text's UTF-8 bytes; a lone surrogate becomes U+FFFD. Own code because some engines have no TextEncoder. */
function utf8(text: string): Uint8Array {
  const bytes = new Uint8Array(text.length * 3)
  let size = 0
  for (const char of text) {
    const point = char.codePointAt(0)!
    const code = point >= 0xd800 && point <= 0xdfff ? 0xfffd : point
    if (code < 0x80) bytes[size++] = code
    else {
      const more = code < 0x800 ? 1 : code < 0x1_0000 ? 2 : 3
      bytes[size++] = [0xc0, 0xe0, 0xf0][more - 1]! | (code >> (6 * more))
      for (let i = more - 1; i >= 0; i--) bytes[size++] = 0x80 | ((code >> (6 * i)) & 0x3f)
    }
  }
  return bytes.subarray(0, size)
}

/** Returns the digest of the text's UTF-8 bytes as eight signed 32-bit words. */
export function sha256Words(text: string): number[] {
  const bytes = padded(utf8(text))
  const view = new DataView(bytes.buffer)
  const state = [...initial]
  const w = new Int32Array(64)
  for (let at = 0; at < bytes.length; at += 64) compress(state, view, at, w)
  return state
}

/** Returns the digest of the text's UTF-8 bytes in lower-case hex. */
export const sha256 = (text: string): string =>
  sha256Words(text)
    .map((word) => (word >>> 0).toString(16).padStart(8, '0'))
    .join('')
