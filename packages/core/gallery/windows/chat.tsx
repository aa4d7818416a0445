import { useEffect } from 'react'
import { Chat } from '../../src/areas/chat/window.tsx'
import { PlayerStore } from '../../src/areas/player/index.ts'
import type { Language } from '../../src/services/options.ts'
import { useStore } from '../../src/ui/context.ts'
import { chatMessage } from '../../testing/chat-fixtures.ts'
import { NOW } from '../../testing/fixtures.ts'
import type { Rooms } from '../rooms.ts'
import { WithPlayer } from '../with-player.tsx'
import { galleryWords } from '../words.ts'

/** Messages of the main room: texts, smileys and a forwarded one. */
const chatMessages = (lang: Language) => {
  const { names, text, long } = galleryWords[lang]
  const portraits = ['captain', null, 'coral_girl']
  const by = (index: number) => ({
    authorId: index + 1,
    authorName: names[index] ?? null,
    authorFace: { avatar: portraits[index] ?? null, characterAndCompanion: 'WOMAN_2' as const, gender: 'FEMALE' as const },
  })
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

/** The chat, for a player who is banned from writing. */
function Banned() {
  const player = useStore(PlayerStore)
  useEffect(() => player.update({ chatBannedUntil: NOW + 7_200_000, chatBanReason: 'INSULTS' }), [player])
  return <Talk />
}

export const rooms: Rooms = {
  rooms: { chat: Talk, 'chat-banned': Banned },
  replies: (server, lang) => server.on('GET /api/chat/{room}/list', chatMessages(lang)),
}
