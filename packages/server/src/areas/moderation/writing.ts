// The one gate for all texts that players write for others. What holds for each kind of text is in `textRules`.
import { cleanLines, cleanText, type PlayerText, type TextRule, textProblem, textRules } from '@skystair/contract/player-text'
import { allowance, limit, usageOf } from '../../economy/limit.ts'
import type { Context } from '../../handlers.ts'
import { Refusal, refuse } from '../../refusal.ts'
import type { Tx } from '../../storage/db.ts'
import { loadPlayer, type PlayerRow } from '../player/repository.ts'
import { recentTexts, setRecentTexts } from './repository.ts'

type Base = Pick<Context, 'tx' | 'now'> & { readonly playerId: number }

/** Throws CHAT_BANNED while the player is banned from writing to others. */
export function notBanned({ state: { chatBannedUntil } }: Pick<PlayerRow, 'state'>, now: number): void {
  if (chatBannedUntil !== null && chatBannedUntil > now) throw refuse('CHAT_BANNED')
}

/** Counts one more text. Throws CHAT_FLOOD if the player has just written too many of its group. Times in the future come from a clock that was set back. */
async function count(tx: Tx, playerId: number, { group, texts, window }: TextRule['flood'], now: number): Promise<void> {
  const recent = (await recentTexts(tx, playerId, group)).filter((at) => at > now - window && at <= now)
  if (recent.length >= texts) throw refuse('CHAT_FLOOD')
  await setRecentTexts(tx, playerId, group, [...recent, now])
}

/** Counts one more text of the day. Throws CHAT_FLOOD if the player has written too many of its kind. */
async function countOfDay(tx: Tx, playerId: number, kind: PlayerText, now: number): Promise<void> {
  const [key, { perDay }] = [keyOfDay(kind), textRules[kind]]
  const { refusal, availableAt } = allowance({ perDay }, (await usageOf(tx, playerId, [key])).get(key), { now })
  if (refusal) throw new Refusal('CHAT_FLOOD', {}, Math.ceil((availableAt - now) / 1000))
  await limit(tx, playerId, key, { perDay }, { now })
}
/** The key by which the texts of a day are counted. */
export const keyOfDay = (kind: PlayerText): string => `text:${kind}`

/**
 * Locks the player and counts a text that the player is about to write. Throws CHAT_LEVEL, CHAT_BANNED or CHAT_FLOOD, as the rule of the kind says. Returns the
 * player.
 */
export async function mayWrite({ tx, now, playerId }: Base, kind: PlayerText): Promise<PlayerRow> {
  const author = await loadPlayer(tx, playerId, { lock: true })
  const { level = 0, whileBanned, flood } = textRules[kind]
  if (author.state.level < level) throw refuse('CHAT_LEVEL')
  if (!whileBanned) notBanned(author, now)
  await count(tx, playerId, flood, now)
  await countOfDay(tx, playerId, kind, now)
  return author
}

/**
 * Returns a text in the form in which it is stored. Throws TEXT_EMPTY, TEXT_TOO_LONG or TEXT_FORBIDDEN. With `title`, the text is a title, in one line and of at
 * most so many characters.
 */
export function checkedText(kind: PlayerText, raw: string, field: string, title?: number): string {
  const { max = 0, lines, optional } = textRules[kind]
  const problem = textProblem(raw, title ?? max)
  if (problem && !(optional && problem === 'TEXT_EMPTY')) throw refuse(problem, { field })
  return lines && title === undefined ? cleanLines(raw) : cleanText(raw)
}
