// What lines between the page and the server do in the world. Afterwards the page shows what the server says, without a press.
import { allLoaded, type FaultyLine, faultyLine, type LineState } from '@skystair/testing/browser'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { browserAndServer } from './browser-and-server.ts'
import { meeting, press, type Someone } from './someone.ts'

const opened = browserAndServer({ RATE_FACTOR: '100' })
const { someone } = meeting(opened)
let line: FaultyLine
let reader: Someone
let writer: Someone

beforeAll(async () => {
  line = await faultyLine(opened.server.url)
  writer = await someone('Ink', 'EN', 1)
  reader = await someone('Eyes', 'EN', 1, { url: line.url })
  // A script that fails to load reloads the page, which closes the window.
  await allLoaded(reader.bot.page)
  await press(reader, 'hud.chat')
})
afterAll(async () => {
  await reader?.open.close()
  await writer?.open.close()
  await line?.close()
})

/** Sends a line of the chat past the faulty line, and waits until the reader sees it. */
async function said(text: string): Promise<{ readonly seen: () => Promise<void> }> {
  const session = await writer.bot.session()
  const reply = await fetch(`${opened.server.url}/api/chat/main/send?session=${session}`, {
    method: 'POST',
    headers: { 'content-type': 'application/json', 'idempotency-key': crypto.randomUUID() },
    body: JSON.stringify({ text, kind: 'TEXT' }),
  })
  expect(reply.status).toBe(200)
  return { seen: () => reader.bot.page.locator('.sky-chat-message').filter({ hasText: text }).waitFor() }
}
const connectionPage = () => reader.bot.button('boot.retry')

describe('the page shows what the server says', () => {
  it.each<[LineState, string]>([
    ['DEAD', 'after a dead line behind open connections'],
    ['CAPTIVE', 'after a network that answered with a page of its own'],
  ])('%s: %s', async (state, text) => {
    await (await said(`${state}: all is well`)).seen()
    line.set(state)
    if (state === 'CAPTIVE') await reader.bot.page.evaluate(() => dispatchEvent(new Event('online')))
    await connectionPage().waitFor()
    const message = await said(text)
    line.set('OPEN')
    await connectionPage().waitFor({ state: 'detached' })
    await message.seen()
    expect(reader.open.errors).toEqual([])
  })

  it('behind a proxy that passes on no WebSockets', async () => {
    line.set('PLAIN')
    const message = await said('No socket is needed for this')
    await message.seen()
    expect(await connectionPage().count()).toBe(0)
    line.set('OPEN')
  })

  it('after the browser had frozen the page', async () => {
    const devtools = await reader.bot.page.context().newCDPSession(reader.bot.page)
    await devtools.send('Page.setWebLifecycleState', { state: 'frozen' })
    const message = await said('While you slept')
    await devtools.send('Page.setWebLifecycleState', { state: 'active' })
    await message.seen()
    expect(reader.open.errors).toEqual([])
  })
})
