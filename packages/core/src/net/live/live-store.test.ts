import type { LiveMessage } from '@skystair/contract'
import { expect, it } from 'vitest'
import { LiveStore } from './live-store.ts'

const message = (notificationType: LiveMessage['notificationType']) =>
  ({ seq: 1, type: 'test', notificationType }) as unknown as LiveMessage

it('marks chat as unseen for a chat message, and new mail for a mail message, until they are seen', () => {
  const live = new LiveStore()
  live.receive(message('CHAT_MESSAGE_DELETE'))
  expect([live.chatUnseen, live.mailUnseen]).toEqual([false, false])
  live.receive(message('CHAT_MESSAGE'))
  expect([live.chatUnseen, live.mailUnseen]).toEqual([true, false])
  live.receive(message('MAIL_MESSAGE'))
  live.chatSeen()
  expect([live.chatUnseen, live.mailUnseen]).toEqual([false, true])
  live.mailSeen()
  expect(live.mailUnseen).toBe(false)
})
