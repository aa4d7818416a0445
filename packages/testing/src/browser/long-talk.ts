import type { ChatMessage, MailRoom } from '@skystair/contract'
import { MESSAGE_PAGE } from '@skystair/contract/enums'
import type { Page } from 'playwright'

const TALKER = 1_000_000

/** Makes the main room of the chat, and a conversation of the mail with “Talker”, consist of that many lines: the newest page, then all others as one. */
export async function longTalk(page: Page, lines: number): Promise<void> {
  const began = Date.now() - lines * 60_000
  const message = (id: number, kind: ChatMessage['notificationType']): ChatMessage => ({
    ...{ id, time: began + id * 60_000, notificationType: kind, kind: 'TEXT', authorId: TALKER, authorName: 'Talker' },
    ...{ authorFace: null, to: null, forwarded: null, text: `line ${id}${' and more'.repeat(id % 7)}` },
  })
  const all = (kind: ChatMessage['notificationType']) => Array.from({ length: lines }, (_, index) => message(lines - index, kind))
  const answer = (address: RegExp, kind: ChatMessage['notificationType']) =>
    page.route(address, (route) => {
      const from = Number(new URL(route.request().url()).searchParams.get('from'))
      return route.fulfill({ json: from === 0 ? all(kind).slice(0, MESSAGE_PAGE) : all(kind).slice(from) })
    })
  await answer(/\/api\/chat\/main\/list\?/, 'CHAT_MESSAGE')
  await answer(/\/api\/mail\/dialog\/\d+\/list\?/, 'MAIL_MESSAGE')
  await page.route(/\/list\/latest\?/, (route) => route.fulfill({ json: [] }))
  await page.route(/\/api\/mail\/dialog\/\d+\/seen/, (route) => route.fulfill({ json: {} }))
  const room: MailRoom = { partnerId: TALKER, partnerName: 'Talker', last: message(lines, 'MAIL_MESSAGE'), unread: 0, blocked: false }
  await page.route(/\/api\/mail\/list\?/, (route) => route.fulfill({ json: [room] }))
}
