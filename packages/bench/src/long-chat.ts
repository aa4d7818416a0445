// `npx node packages/bench/src/long-chat.ts [--lines 10000] [--seconds 15]`, after `npm run build`: the page's work per frame while the chat is scrolled, with a
// short and with a long list of messages, with the processor throttled to a quarter.
import { join } from 'node:path'
import { openSqlite } from '@skystair/server/storage'
import { RoadBot } from '@skystair/testing/bots'
import { longTalk, openBrowser, skipDrawing, startServer, textOf } from '@skystair/testing/browser'
import { createVeteran } from '@skystair/testing/players'
import { ratio, short } from './kit/figures.ts'
import { option } from './kit/option.ts'
import { table, writeSection } from './kit/section.ts'
import { throttle, type Work, watch } from './kit/trace.ts'

const LINES = option('lines', 10_000)
const FEW = 100
const SECONDS = option('seconds', 15)
const THROTTLING = 4
/** Milliseconds on the throttled processor, as for the road. */
const FRAME_GOAL = 4
const TASK_GOAL = 50
/** Pixels that are scrolled in a frame. */
const SPEED = 60

const browser = await openBrowser()
const server = await startServer({ RATE_FACTOR: '0' })
const db = openSqlite(join(server.dataDir, 'skystair.db'))

interface Scrolled {
  readonly work: Work
  /** The most elements of lines at once. */
  readonly most: number
}

async function scrolled(lines: number): Promise<Scrolled> {
  const { session } = await createVeteran(db)
  const context = await browser.newContext({ viewport: { width: 600, height: 900 } })
  await context.addInitScript(skipDrawing)
  await context.addInitScript((token) => localStorage.setItem('skystair:session', token), session)
  const page = await context.newPage()
  await longTalk(page, lines)
  const bot = new RoadBot(page, server.url, 'EN')
  await bot.open()
  await page.locator('.sky-menu').waitFor()
  await bot.closeDialogs()
  await bot.press('hud.chat')
  await page.getByRole('button', { name: textOf('EN', 'chat.older'), exact: true }).click()
  const body = page.locator('.sky-panel-body')
  await page.waitForFunction((height) => document.querySelector('.sky-panel-body')!.scrollHeight > height, lines * 20)
  await throttle(browser, page, THROTTLING)
  const scrolling = body.evaluate(
    (element, { speed, milliseconds }) =>
      new Promise<number>((done) => {
        const end = performance.now() + milliseconds
        let by = speed
        let most = 0
        const frame = () => {
          if (element.scrollTop + element.clientHeight >= element.scrollHeight - 1) by = -speed
          else if (element.scrollTop <= 0) by = speed
          element.scrollTop += by
          most = Math.max(most, element.querySelectorAll('.sky-chat-message').length)
          if (performance.now() < end) requestAnimationFrame(frame)
          else done(most)
        }
        requestAnimationFrame(frame)
      }),
    { speed: SPEED, milliseconds: SECONDS * 1000 },
  )
  const work = await watch(browser, page, SECONDS)
  const most = await scrolling
  await context.close()
  console.log(`${lines} lines: ${JSON.stringify(work)}, at most ${most} elements`)
  return { work, most }
}

try {
  const few = await scrolled(FEW)
  const many = await scrolled(LINES)
  const row = (lines: number, { work, most }: Scrolled) => [
    `${lines} lines`,
    String(most),
    String(work.frames),
    ...[work.mean, work.median, work.p95].map((ms) => short(ms / FRAME_GOAL)),
    short(work.longestTask / TASK_GOAL),
    ratio(work.mean, few.work.mean),
  ]
  writeSection(
    'long-chat',
    `## A long chat

\`npm run build && npx node packages/bench/src/long-chat.ts\`: the chat is scrolled by ${SPEED} pixels in each frame, with the processor throttled to a quarter, at 600×900; measured as
script per frame. 1 is ${FRAME_GOAL} milliseconds of script per frame, and ${TASK_GOAL} milliseconds of a task with its layout.

${table(['list', 'most elements of lines', 'frames', 'mean : goal', 'median', '95 % below', 'longest task : goal', `mean : ${FEW} lines`], [row(FEW, few), row(LINES, many)])}`,
  )
} finally {
  await browser.close()
  await db.close()
  await server.close()
}
