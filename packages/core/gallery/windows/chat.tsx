import { Chat } from '../../src/areas/chat/window.tsx'
import type { Language } from '../../src/services/options.ts'
import { chatMessage } from '../../testing/chat-fixtures.ts'
import type { Rooms } from '../rooms.ts'
import { WithPlayer } from '../with-player.tsx'
import { galleryWords } from '../words.ts'

/** Messages of the main room: texts, smileys and a forwarded one. */
const chatMessages = (lang: Language) => {
  const { names, text, long } = galleryWords[lang]
  const by = (index: number) => ({ authorId: index + 1, authorName: names[index] ?? null })
  return [
    chatMessage(6, { ...by(0), text: long }),
    chatMessage(5, { ...by(1), kind: 'SMILEY', text: 'cat-laugh' }),
    chatMessage(4, { ...by(2), text }),
    chatMessage(3, { ...by(1), kind: 'FORWARDED', forwarded: { id: 9, name: names[2] ?? null }, text: long }),
    chatMessage(2, { ...by(2), kind: 'SMILEY', text: 'hare-love' }),
    chatMessage(1, { ...by(0), text: `${text} ${text}` }),
  ]
}

/** The chat, for a player who may write in it. */
const Talk = () => (
  <WithPlayer level={20}>
    <Chat />
  </WithPlayer>
)

export const rooms: Rooms = {
  rooms: { chat: Talk },
  replies: (server, lang) => server.on('GET /api/chat/{room}/list', chatMessages(lang)),
}
