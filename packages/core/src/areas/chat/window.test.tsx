import en from '@skystair/world/texts/en/index'
import { expect, it } from 'vitest'
import { chatMessage } from '../../../testing/chat-fixtures.ts'
import { NOW } from '../../../testing/fixtures.ts'
import { draw } from '../../../testing/render.tsx'
import { playing } from '../../../testing/services.ts'
import { ChatStore } from './store.ts'
import { Chat } from './window.tsx'

async function opened(changes: Parameters<typeof playing>[0], ...messages: ReturnType<typeof chatMessage>[]) {
  const { services, texts } = playing({ accessLevel: 'PLAYER', ...changes }, { texts: en })
  await texts.use('EN')
  const chat = services.get(ChatStore)
  chat.messages.set(messages)
  return { chat, services, page: () => draw(services, <Chat />) }
}

it('shows authors and messages, smileys in words as well, and markup as plain text', async () => {
  const { page } = await opened(
    { level: 10 },
    chatMessage(2, { kind: 'SMILEY', text: 'cat-laugh' }),
    chatMessage(1, { authorName: null, text: '<img src=x>', forwarded: { id: 3, name: 'Boris' } }),
  )
  const { html, text } = page()
  expect(text).toContain('Cat: laughing')
  expect([text.includes('Guest'), text.includes('Forwarded from Boris')]).toEqual([true, true])
  expect([html.includes('<img'), html.includes('&lt;img src=x&gt;')]).toEqual([false, true])
})

it('shows the worn portrait of each author, and none for a deleted account', async () => {
  const authorFace = { avatar: 'captain', characterAndCompanion: 'MAN_1', gender: 'MALE' } as const
  const { page } = await opened({ level: 10 }, chatMessage(2, { authorFace }), chatMessage(1, { authorName: null }))
  expect(page().html.split('sky-list-face').length - 1).toBe(1)
})

it('shows the required level instead of the line to write in, if the player’s is too low', async () => {
  const { page } = await opened({ level: 9 }, chatMessage(1))
  expect([page().text.includes('You need level 10 to send a message!'), page().buttons.includes(en.chat.send)]).toEqual([true, false])
})

it('lets a guest read, but not write, forward or block', async () => {
  const { page } = await opened({ level: 10, accessLevel: 'TRIAL' }, chatMessage(1))
  const { text, buttons } = page()
  expect([text.includes('Message 1'), text.includes('This is for registered players only.')]).toEqual([true, true])
  expect(buttons).not.toContain(en.chat.send)
})

it('does not ask whoever may not write to begin the talk', async () => {
  const { page } = await opened({ level: 3, accessLevel: 'TRIAL' })
  expect([page().text.includes(en.chat.quiet), page().text.includes(en.chat.empty.main)]).toEqual([true, false])
})

it('shows an error if the text is too long', async () => {
  const { chat, page } = await opened({ level: 10 }, chatMessage(1))
  chat.setText('a'.repeat(1001))
  expect([page().text.includes('The text is too long'), page().off.includes(en.chat.send)]).toEqual([true, true])
})

it('tells a player without a clan that the clan’s room is for members', async () => {
  const { chat, page } = await opened({ level: 10 })
  await chat.enter('clan')
  expect(page().text).toContain(en.error.CLAN_MISSING)
})

it('shows the messages of the clan’s room to its members', async () => {
  const { chat, page } = await opened({ level: 10, clanId: 5 }, chatMessage(1, { text: 'Among us' }))
  chat.room = 'clan'
  expect([page().text.includes('Among us'), page().buttons.includes(en.chat.smileys)]).toEqual([true, true])
})

it('tells a banned player the reason and the end of the ban', async () => {
  const { page } = await opened({ level: 10, chatBannedUntil: NOW + 86_400_000, chatBanReason: 'INSULTS' }, chatMessage(1))
  expect(page().text).toMatch(/until .*\d.* Reason: insults\./)
  expect(page().buttons).not.toContain(en.chat.send)
})
