import type { ChatMessage } from '@skystair/contract'
import { observer } from 'mobx-react-lite'
import { useState } from 'react'
import { useServices, useStore } from '../../ui/context.ts'
import { Button } from '../../ui/kit/button.tsx'
import { ListFace } from '../../ui/kit/list-face.tsx'
import { faceFrame } from '../hero/index.ts'
import { PlayerStore } from '../player/index.ts'
import { Bubble } from './bubble.tsx'
import { ChatStore } from './store.ts'

/** A message of the chat. A press on its author shows the actions for it. */
export const Message = observer(function Message({ message }: { readonly message: ChatMessage }) {
  const { t } = useServices()
  const chat = useStore(ChatStore)
  const [chosen, setChosen] = useState(false)
  const nameOf = (name: string | null) => name ?? t('common.guest')
  const { authorFace, authorName, forwarded, to } = message
  const head = (
    <button type="button" className="sky-chat-author" aria-expanded={chosen} onClick={() => setChosen(!chosen)}>
      {authorFace ? <ListFace frame={faceFrame(authorFace)} /> : null}
      <span>
        {nameOf(authorName)}
        {to ? <span className="sky-soft"> → {nameOf(to.name)}</span> : null}
      </span>
    </button>
  )
  return (
    <Bubble
      message={message}
      own={chat.isOwn(message)}
      head={head}
      note={forwarded ? t('chat.forwardedFrom', { name: nameOf(forwarded.name) }) : undefined}
    >
      {chosen ? <Actions message={message} /> : null}
    </Bubble>
  )
})

/** The actions for a message and its author. */
const Actions = observer(function Actions({ message }: { readonly message: ChatMessage }) {
  const { ui, t } = useServices()
  const chat = useStore(ChatStore)
  const { guest } = useStore(PlayerStore)
  const own = chat.isOwn(message)
  const author = { id: message.authorId, name: message.authorName }
  const page =
    own || author.name === null ? null : (
      <Button small tone="plain" onPress={() => ui.openPage('player', { playerId: author.id })}>
        {t('chat.page')}
      </Button>
    )
  if (guest) return <div className="sky-chat-actions">{page}</div>
  return (
    <div className="sky-chat-actions">
      {own ? null : (
        <>
          <Button small tone="plain" onPress={() => chat.whisperTo(author)}>
            {t('chat.whisper')}
          </Button>
          {page}
          <Button small tone="plain" onPress={() => ui.open('mail', { partner: author })}>
            {t('chat.letter')}
          </Button>
        </>
      )}
      {chat.room === 'main' ? (
        <Button small tone="plain" onPress={() => chat.setForward(message)}>
          {t('chat.forward')}
        </Button>
      ) : null}
      {own || chat.moderates ? (
        <Button small tone="danger" onPress={() => void chat.remove(message)}>
          {t('chat.delete')}
        </Button>
      ) : null}
      {own ? null : (
        <>
          <Button small tone="danger" onPress={() => void chat.block(message)}>
            {t('chat.block')}
          </Button>
          <Button small tone="danger" onPress={() => void chat.report(message)}>
            {t('chat.report')}
          </Button>
        </>
      )}
    </div>
  )
})
