import type { ChatMessage } from '@skystair/contract'
import { smileys } from '@skystair/contract/enums'
import { observer } from 'mobx-react-lite'
import { useEffect, useRef, useState } from 'react'
import { useServices } from '../../ui/context.ts'
import { Spoken } from '../../ui/kit/spoken.tsx'
import { smileyWords } from './smiley-words.ts'

interface NewestProps {
  readonly message: ChatMessage
  readonly author: string
}

/** Tells screen readers the newest message if it arrived while the list is shown. The list itself must be silent: scrolling adds lines to it. */
export const Newest = observer(function Newest({ message, author }: NewestProps) {
  const { t } = useServices()
  const [said, setSaid] = useState('')
  const known = useRef(message.id)
  const { id, kind, text } = message
  const words = kind === 'SMILEY' && smileys.includes(text) ? smileyWords(text, t) : text
  useEffect(() => {
    // When the newest message is deleted, the one before it is not new.
    setSaid(id > known.current ? `${author}: ${words}` : '')
    known.current = Math.max(known.current, id)
  }, [id, author, words])
  return (
    <Spoken as="p" className="sky-hidden">
      {said}
    </Spoken>
  )
})
