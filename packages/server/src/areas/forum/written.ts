import { TITLE_MAX } from '@skystair/contract'
import { refuse } from '../../refusal.ts'
import { checkedText } from '../moderation/public.ts'
import type { Written } from './topics/repository.ts'
import { stemsIn } from './words.ts'

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
  const title = checkedText('TOPIC', body.title, '/body/title', TITLE_MAX)
  const text = checkedText('TOPIC', body.text, '/body/text')
  return { title, text, tag, words: stemsIn(`${title} ${text}`), is_private: body.private ? 1 : 0, guest: body.guest ? 1 : 0 }
}
