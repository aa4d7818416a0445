/**
 * A sum as payment systems write it (`"120.5"`, `"5.120000"`, `9.99`) in minor units, exactly: 12050, 512, 999. Null where it is no sum or
 * holds parts of a minor unit.
 */
export function minorUnits(sum: unknown): number | null {
  const [, whole, parts = ''] = /^(\d{1,12})(?:\.(\d{1,12}))?$/.exec(String(sum)) ?? []
  if (whole === undefined || !/^0*$/.test(parts.slice(2))) return null
  return Number(whole) * 100 + Number(parts.slice(0, 2).padEnd(2, '0'))
}

/** Minor units as a sum with two digits after the dot: 12050 is `"120.50"`. */
export const sumText = (minor: number): string => `${Math.floor(minor / 100)}.${String(minor % 100).padStart(2, '0')}`
