/** Returns the value that this share of all values (0 to 1) does not exceed; NaN if there are none. */
export function quantile(values: readonly number[], part: number): number {
  const sorted = [...values].sort((a, b) => a - b)
  return sorted[Math.min(sorted.length - 1, Math.max(0, Math.ceil(part * sorted.length) - 1))] ?? Number.NaN
}

export const median = (values: readonly number[]): number => quantile(values, 0.5)
export const sum = (values: readonly number[]): number => values.reduce((all, value) => all + value, 0)

/** Formats a number with two significant digits, or all of its whole digits: `0.043`, `1.2`, `37`, `1234`; a dash for NaN. */
export function short(value: number): string {
  if (!Number.isFinite(value)) return '–'
  return String(Math.abs(value) >= 100 ? Math.round(value) : Number(value.toPrecision(2)))
}

/** Formats a ratio as `2.4 : 1`. */
export const ratio = (first: number, second: number): string => `${short(first / second)} : 1`

/** Converts bytes to kilobytes of 1024. */
export const kb = (bytes: number): string => `${(bytes / 1024).toFixed(bytes < 10_240 ? 1 : 0)} KB`
