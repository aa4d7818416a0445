import { observer } from 'mobx-react-lite'
import { useEffect } from 'react'
import { MailStore } from '../../src/areas/mail/store.ts'
import { Mail } from '../../src/areas/mail/window.tsx'
import type { Language } from '../../src/services/options.ts'
import { useServices, useStore } from '../../src/ui/context.ts'
import { letter, mailRoom } from '../../testing/mail-fixtures.ts'
import type { Rooms } from '../rooms.ts'
import { WithPlayer } from '../with-player.tsx'
import { galleryWords } from '../words.ts'

/** Conversations: one with new letters, one with the support, one with a blocked player, and one with a deleted account. */
const mailRooms = (lang: Language) => {
  const { names, text, long } = galleryWords[lang]
  return [
    mailRoom({ partnerId: 2, partnerName: names[0], unread: 12, last: letter(9, { text }) }),
    mailRoom({ partnerId: 0, partnerName: null, last: letter(8, { authorId: 1, text: long }), unread: 1 }),
    mailRoom({ partnerId: 3, partnerName: names[1], blocked: true, last: letter(7, { kind: 'SMILEY', text: 'cat-laugh' }) }),
    mailRoom({ partnerId: 4, partnerName: null, last: letter(6, { authorId: 1, text: long }) }),
  ]
}

/** Letters of both partners, one of them a smiley. */
const letters = (lang: Language) => {
  const { names, text, long } = galleryWords[lang]
  const partner = { authorId: 2, authorName: names[0] }
  return [
    letter(5, { ...partner, text }),
    letter(4, { authorId: 1, text: long }),
    letter(3, { ...partner, kind: 'SMILEY', text: 'hare-love' }),
    letter(2, { authorId: 1, text: `${text} ${text}` }),
    letter(1, { ...partner, text: long }),
  ]
}

/** All conversations. */
const Conversations = () => (
  <WithPlayer level={20}>
    <Mail />
  </WithPlayer>
)

const FIRST = { RU: { id: 2, name: galleryWords.RU.names[0] }, EN: { id: 2, name: galleryWords.EN.names[0] } }

/** A conversation. */
const Letters = observer(function Letters() {
  const { lang } = useServices()
  return (
    <WithPlayer level={20}>
      <Mail partner={FIRST[lang]} />
    </WithPlayer>
  )
})

/** The questions to the support, for a moderator. */
const Questions = observer(function Questions() {
  const mail = useStore(MailStore)
  useEffect(() => void mail.show('questions'), [mail])
  return (
    <WithPlayer level={20} access="MODERATOR">
      <Mail />
    </WithPlayer>
  )
})

export const rooms: Rooms = {
  rooms: { mail: Conversations, letters: Letters, questions: Questions },
  replies: (server, lang) =>
    server
      .on('GET /api/mail/list', mailRooms(lang))
      .on('GET /api/mail/support/list', mailRooms(lang).slice(0, 1))
      .on('GET /api/mail/dialog/{partner}/list', letters(lang))
      .on('POST /api/mail/dialog/{partner}/seen', { haveNewMailMessage: true }),
}
