// What a text that a player writes to another one must be: the client says so at sight, and the server holds it. Plain, so that the browser can use it.
import { CHAT_LEVEL, chatFlood, MESSAGE_MAX } from './areas/chat/enums.ts'
import { ABOUT_MAX, ANNOUNCEMENT_MAX } from './areas/clan/enums.ts'
import { COMMENT_MAX, forumFlood, TOPIC_MAX } from './areas/forum/enums.ts'
import type { ReportKind } from './areas/moderation/enums.ts'
import type { ErrorCode } from './errors.ts'

/** Maximum length of the compliment of a gift, in characters. */
export const COMPLIMENT_MAX = 140

/** The kinds of texts that players write for others: those that can be reported, and questions to the support. */
export type PlayerText = ReportKind | 'SUPPORT'

export interface TextRule {
  /** Maximum length in characters; of names, see the rules of accounts. */
  readonly max?: number
  /** Whether it keeps its lines. */
  readonly lines?: true
  /** Whether it may be empty. */
  readonly optional?: true
  /** The level from which a player may write it. */
  readonly level?: number
  /** Whether a player who is banned from the chat may write it. */
  readonly whileBanned?: true
  /** The texts of one group are counted together: a player writes at most `texts` of them within `window` milliseconds. */
  readonly flood: { readonly group: 'CHAT' | 'FORUM' | 'OTHER'; readonly texts: number; readonly window: number }
  /** How many texts of this kind, new and changed ones together, a player writes in a day (UTC). */
  readonly perDay: number
}

const chat = { level: CHAT_LEVEL, flood: { group: 'CHAT', texts: chatFlood.messages, window: chatFlood.window } } as const
const forum = { level: CHAT_LEVEL, lines: true, flood: { group: 'FORUM', ...forumFlood } } as const
const OTHER = { group: 'OTHER', texts: 5, window: 60_000 } as const
// Clans have a level of their own, which is higher than the chat's.
const clan = { lines: true, flood: OTHER } as const

/** The rules of the chat, as far as they hold for each text that a player writes for others. */
export const textRules: Readonly<Record<PlayerText, TextRule>> = {
  CHAT: { ...chat, max: MESSAGE_MAX, perDay: 1000 },
  MAIL: { ...chat, max: MESSAGE_MAX, perDay: 500 },
  // The support is where a player asks about a ban.
  SUPPORT: { max: MESSAGE_MAX, whileBanned: true, flood: chat.flood, perDay: 50 },
  TOPIC: { ...forum, max: TOPIC_MAX, perDay: 20 },
  COMMENT: { ...forum, max: COMMENT_MAX, perDay: 300 },
  GIFT: { level: CHAT_LEVEL, max: COMPLIMENT_MAX, flood: OTHER, perDay: 300 },
  CLAN_NAME: { flood: OTHER, perDay: 30 },
  CLAN_ABOUT: { ...clan, max: ABOUT_MAX, perDay: 50 },
  CLAN_ANNOUNCEMENT: { ...clan, max: ANNOUNCEMENT_MAX, optional: true, perDay: 50 },
  // Players choose their nickname when they register, long before the chat's level.
  NAME: { flood: OTHER, perDay: 30 },
}

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
