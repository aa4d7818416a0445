// Values of a portal's servers, checked before the game uses them.
import { PlatformError } from './errors.ts'

/** Returns those of the values that were asked for and are texts. */
export function textFlags(given: unknown, names: readonly string[]): Record<string, string> {
  const all: Readonly<Record<string, unknown>> = Object(given)
  return Object.fromEntries(names.flatMap((name) => (typeof all[name] === 'string' ? [[name, all[name]]] : [])))
}

/** Returns a time in milliseconds since 1970. Throws BAD_ANSWER for anything else. */
export function requireTime(value: unknown): number {
  // Before 2020 no portal had this game; after 2100 none will.
  if (typeof value === 'number' && value > Date.UTC(2020) && value < Date.UTC(2100)) return value
  throw new PlatformError('BAD_ANSWER', 'The portal returned no time')
}
