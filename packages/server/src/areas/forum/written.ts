import { forumFlood, TITLE_MAX, TOPIC_MAX } from '@skystair/contract'
import { cleanLines, cleanText, textProblem } from '@skystair/contract/player-text'
import type { Context } from '../../handlers.ts'
import { refuse } from '../../refusal.ts'
import { mayTalk } from '../chat/written.ts'
import { loadPlayer } from '../player/repository.ts'
import { commentsSince } from './comments/repository.ts'
import { topicsSince, type Written } from './topics/repository.ts'
import { stemsIn } from './words.ts'

type Base = Pick<Context, 'tx' | 'now'> & { readonly playerId: number }

/** Throws if the player may not write a new topic or comment now. Locks the player, so that concurrent ones are all counted. */
export async function mayWrite({ tx, now, playerId }: Base): Promise<void> {
  mayTalk(await loadPlayer(tx, playerId, { lock: true }), now)
  const since = now - forumFlood.window
  const texts = (await topicsSince(tx, playerId, since, now)) + (await commentsSince(tx, playerId, since, now))
  if (texts >= forumFlood.texts) throw refuse('CHAT_FLOOD')
}

/** Returns a text in the form in which it is stored. Throws TEXT_EMPTY, TEXT_TOO_LONG or TEXT_FORBIDDEN. */
export function checked(raw: string, max: number, field: '/body/title' | '/body/text'): string {
  const problem = textProblem(raw, max)
  if (problem) throw refuse(problem, { field })
  return field === '/body/title' ? cleanText(raw) : cleanLines(raw)
}

interface Body {
  readonly title: string
  readonly text: string
  readonly tag: Written['tag']
  readonly private: boolean
  readonly guest: boolean
}

/** Returns the content of a topic. Only topics of a clan can be open to guests, and only if they are not private. */
export function writtenTopic({ tag, ...body }: Body, clanId: number | null): Written {
  if (body.guest && (clanId === null || body.private)) throw refuse('BAD_INPUT', { field: '/body/guest' })
  const title = checked(body.title, TITLE_MAX, '/body/title')
  const text = checked(body.text, TOPIC_MAX, '/body/text')
  return { title, text, tag, words: stemsIn(`${title} ${text}`), is_private: body.private ? 1 : 0, guest: body.guest ? 1 : 0 }
}
