import type { ChatMessage } from '@skystair/contract'
import { smileys } from '@skystair/contract/enums'
import { observer } from 'mobx-react-lite'
import type { ReactNode } from 'react'
import { Sprite } from '../../ui/art/sprite.tsx'
import { useServices } from '../../ui/context.ts'
import { smileyWords } from './smiley-words.ts'
import { timeOf } from './time-of.ts'

/** The content of a message: its text, or its smiley with words for screen readers. */
const Said = observer(function Said({ kind, text }: Pick<ChatMessage, 'kind' | 'text'>) {
  const { t } = useServices()
  if (kind !== 'SMILEY' || !smileys.includes(text)) return <p className="sky-chat-text">{text}</p>
  return (
    <p className="sky-chat-text">
      <Sprite frame={`smiley/${text}`} className="sky-chat-smiley" />
      <span className="sky-hidden">{smileyWords(text, t)}</span>
    </p>
  )
})

interface BubbleProps {
  readonly message: ChatMessage
  readonly own: boolean
  /** The author. */
  readonly head: ReactNode
  /** A line above the content. */
  readonly note?: string | undefined
  /** Whether to show the date, not only the time of day. */
  readonly dated?: boolean
  readonly children?: ReactNode
}

/** A message in a list of messages. */
export const Bubble = observer(function Bubble({ message, own, head, note, dated, children }: BubbleProps) {
  const { lang } = useServices()
  return (
    <article className={`sky-chat-message${own ? ' sky-own' : ''}`} data-line={message.id}>
      <div className="sky-chat-head">
        {head}
        <time className="sky-soft" dateTime={new Date(message.time).toISOString()}>
          {timeOf(message.time, lang, dated ?? false)}
        </time>
      </div>
      {note ? <p className="sky-soft sky-small-text">{note}</p> : null}
      <Said {...message} />
      {children}
    </article>
  )
})
