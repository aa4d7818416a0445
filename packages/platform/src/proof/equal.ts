import { timingSafeEqual } from 'node:crypto'

/** Compares two texts in a time that does not depend on where they differ. */
export function equalText(a: string, b: string): boolean {
  const [left, right] = [Buffer.from(a), Buffer.from(b)]
  return left.length === right.length && timingSafeEqual(left, right)
}
