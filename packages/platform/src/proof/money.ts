/**
 * Converts a sum as payment systems write it (`"120.5"`, `"5.120000"`, `9.99`) to minor units, exactly: 12050, 512, 999. Returns null if it
 * is no sum or has fractions of a minor unit.
 */
export function minorUnits(sum: unknown): number | null {
  const [, whole, parts = ''] = /^(\d{1,12})(?:\.(\d{1,12}))?$/.exec(String(sum)) ?? []
  if (whole === undefined || !/^0*$/.test(parts.slice(2))) return null
  return Number(whole) * 100 + Number(parts.slice(0, 2).padEnd(2, '0'))
}

/** Converts minor units to a sum with two decimals: 12050 is `"120.50"`. */
export const sumText = (minor: number): string => `${Math.floor(minor / 100)}.${String(minor % 100).padStart(2, '0')}`
