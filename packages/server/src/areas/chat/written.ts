import { type MessageKind, smileys } from '@skystair/contract'
import { refuse } from '../../refusal.ts'
import type { Tx } from '../../storage/db.ts'
import { checkedText } from '../moderation/public.ts'
import { lockMessage, type MessageRow } from './repository.ts'

interface Body {
  readonly text: string
  readonly kind?: MessageKind
  readonly forward?: number
}

type Written = Pick<MessageRow, 'kind' | 'text' | 'forwarded_id' | 'forwarded_name'>

/** Returns the content of a new message. Only messages of a main room can be forwarded. */
export async function written(tx: Tx, { text, kind = 'TEXT', forward = 0 }: Body): Promise<Written> {
  if (kind === 'FORWARDED') {
    const first = await lockMessage(tx, forward)
    if (!first?.room.startsWith('main:')) throw refuse('MESSAGE_NOT_FOUND')
    return {
      text: first.text,
      kind: first.kind === 'TEXT' ? kind : first.kind,
      forwarded_id: first.forwarded_id ?? first.author_id,
      forwarded_name: first.forwarded_id === null ? first.author_name : first.forwarded_name,
    }
  }
  const plain = { kind, forwarded_id: null, forwarded_name: null }
  if (kind === 'SMILEY') {
    if (!smileys.includes(text)) throw refuse('BAD_INPUT', { field: '/body/text' })
    return { ...plain, text }
  }
  return { ...plain, text: checkedText('CHAT', text, '/body/text') }
}
