import en from '@skystair/world/texts/en/index'
import { expect, it } from 'vitest'
import { letter, mailRoom } from '../../../testing/mail-fixtures.ts'
import { draw } from '../../../testing/render.tsx'
import { playing } from '../../../testing/services.ts'
import { MailStore } from './store.ts'
import { Mail } from './window.tsx'

async function opened(changes: Parameters<typeof playing>[0] = {}) {
  const { services, texts } = playing({ level: 10, accessLevel: 'PLAYER', ...changes }, { texts: en })
  await texts.use('EN')
  const mail = services.get(MailStore)
  mail.rooms.set([mailRoom({ unread: 2 }), mailRoom({ partnerId: 0, partnerName: null, last: letter(1, { authorId: 1, text: 'Help' }) })])
  return { mail, page: () => draw(services, <Mail />) }
}

it('lists conversations with their newest letter and the number of unread ones', async () => {
  const { page } = await opened()
  const { text } = page()
  expect(text).toContain('Message 3')
  expect([text.includes('2 new letters'), text.includes('Support'), text.includes('You: Help')]).toEqual([true, true, true])
})

it('shows letters as text, with their authors', async () => {
  const { mail, page } = await opened()
  mail.partner = { id: 2, name: 'Anna' }
  mail.messages.set([letter(2, { authorId: 1, text: '<img src=x>' }), letter(1)])
  const { html, text, buttons } = page()
  expect([html.includes('<img'), html.includes('&lt;img src=x&gt;')]).toEqual([false, true])
  expect([text.includes('A letter to Anna'), buttons.includes(en.mail.block)]).toEqual([true, true])
})

it('says why the player may not write, in place of the line to write in', async () => {
  const young = await opened({ level: 9 })
  young.mail.partner = { id: 2, name: 'Anna' }
  expect([young.page().text.includes('You need level 10 to send a message!'), young.page().buttons.includes(en.mail.send)]).toEqual([
    true,
    false,
  ])
  const blocking = await opened({ mailBlockList: [2] })
  blocking.mail.partner = { id: 2, name: 'Anna' }
  expect([blocking.page().text.includes(en.mail.blockedNote), blocking.page().buttons.includes(en.mail.unblock)]).toEqual([true, true])
})

it('shows an error if the letter is too long', async () => {
  const { mail, page } = await opened()
  mail.partner = { id: 2, name: 'Anna' }
  mail.setText('a'.repeat(1001))
  expect([page().text.includes('The text is too long'), page().off.includes(en.mail.send)]).toEqual([true, true])
})

it('is for registered players, and only moderators see the questions of others to the support', async () => {
  expect((await opened({ accessLevel: 'TRIAL' })).page().text).toContain(en.error.REGISTERED_ONLY)
  expect((await opened()).page().text).not.toContain(en.mail.questions)
  expect((await opened({ accessLevel: 'MODERATOR' })).page().text).toContain(en.mail.questions)
})
