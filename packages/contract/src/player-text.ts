// What a text that a player writes to another one must be: the client says so at sight, and the server holds it. Plain, so that the browser can use it.
import type { ErrorCode } from './errors.ts'

/** Maximum length of the compliment of a gift, in characters. */
export const COMPLIMENT_MAX = 140

/**
 * What no text may contain: control characters, unassigned and private ones, and formatting ones, which can turn a line around or hide a part of it. The
 * joiner of emoji is allowed.
 */
const FORBIDDEN = /(?!\u200d)[\p{Cc}\p{Cf}\p{Cn}\p{Co}\p{Cs}]/u
/** More marks on one letter than any language has: they paint over the lines above and below. */
const PILED = /\p{M}{4}/u
const VISIBLE = /[\p{L}\p{N}\p{P}\p{S}]/u

/** Returns the text in the form in which it is stored: in one line. */
export const cleanText = (raw: string): string => raw.normalize('NFC').trim().replace(/\s+/g, ' ')

/** Returns a longer text in the form in which it is stored: with its lines, and with one empty line at most between them. */
export const cleanLines = (raw: string): string =>
  raw
    .normalize('NFC')
    .split(/\r?\n/)
    .map((line) => line.trim().replace(/\s+/g, ' '))
    .join('\n')
    .replace(/\n{3,}/g, '\n\n')
    .trim()

/** Returns what is wrong with a text, or null. `max` is in characters as a reader counts them. */
export function textProblem(raw: string, max: number): Extract<ErrorCode, `TEXT_${string}`> | null {
  const text = cleanText(raw)
  if (text === '') return 'TEXT_EMPTY'
  if ([...text].length > max) return 'TEXT_TOO_LONG'
  return FORBIDDEN.test(text) || PILED.test(text) || !VISIBLE.test(text) ? 'TEXT_FORBIDDEN' : null
}
