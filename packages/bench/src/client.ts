// `npx node packages/bench/src/client.ts [--seconds 20]`, after `npm run build`: script time per frame on the road and in a battle of six
// against six, with the processor throttled to a quarter. An empty page with frames and a frame of pure arithmetic are measured in the same
// run.
import { join } from 'node:path'
import { openSqlite } from '@skystair/server/storage'
import { RoadBot } from '@skystair/testing/bots'
import { graphicsCard, openBrowser, skipDrawing, startServer } from '@skystair/testing/browser'
import { attack, createVeteran, STAIR } from '@skystair/testing/players'
import type { Browser, Page } from 'playwright'
import { median, ratio, short } from './kit/figures.ts'
import { option } from './kit/option.ts'
import { table, writeSection } from './kit/section.ts'
import { throttle, type Work, watch } from './kit/trace.ts'

const seconds = option('seconds', 20)
const THROTTLING = 4
/** Limits of a frame's script and of a task, in milliseconds on the throttled processor. */
const FRAME_GOAL = 4
const TASK_GOAL = 50
/** Where walking starts: far enough from the guardian that nothing blocks the way while measuring. */
const WALK_FROM = 8

interface Scene {
  readonly name: string
  readonly work: Work
  /** The actual slowdown of the processor. */
  readonly slowdown: number
}

async function openGame(browser: Browser, session: string | null): Promise<Page> {
  const context = await browser.newContext({ viewport: { width: 600, height: 900 } })
  // Software rendering would use the whole processor and leave no frames.
  await context.addInitScript(graphicsCard)
  await context.addInitScript(skipDrawing)
  if (session) await context.addInitScript((token) => localStorage.setItem('skystair:session', token), session)
  return context.newPage()
}

/** Measures a scene in its own browser context; `play` runs while it is measured. */
async function scene(
  name: string,
  open: () => Promise<Page>,
  browser: Browser,
  play: (page: Page, on: () => boolean) => Promise<void>,
): Promise<Scene> {
  const page = await open()
  const slowdown = await throttle(browser, page, THROTTLING)
  // Lazy loading and the engine's first compilations are over by then.
  await page.waitForTimeout(3000)
  let on = true
  const playing = play(page, () => on)
  const work = await watch(browser, page, seconds)
  on = false
  await playing
  if ((await page.locator('[aria-modal="true"]').count()) > 0) throw new Error(`${name}: a window covers the scene.`)
  await page.context().close()
  console.log(`${name}: slowdown ${short(slowdown)}, ${JSON.stringify(work)}`)
  return { name, work, slowdown }
}

const still = async () => {}

/** Chooses, aims and hits with keys; keys pressed during an animation have no effect. */
async function fightOn(page: Page, on: () => boolean): Promise<void> {
  const log = page.getByRole('log').locator('p')
  const before = await log.count()
  const keys = ['ArrowRight', 'ArrowRight', 'Enter']
  for (let press = 0; on(); press++) {
    await page.keyboard.press(keys[press % keys.length]!)
    await page.waitForTimeout(250)
  }
  if ((await log.count()) <= before) throw new Error('No hit was made in the battle.')
}

async function walkOn(page: Page, on: () => boolean): Promise<void> {
  const where = page.locator('.sky-mirror section p').first()
  const before = await where.textContent()
  await page.keyboard.down('ArrowUp')
  while (on()) await page.waitForTimeout(100)
  await page.keyboard.up('ArrowUp')
  if ((await where.textContent()) === before) throw new Error('The player did not walk.')
}

const browser = await openBrowser()
const server = await startServer({ RATE_FACTOR: '0' })
const db = openSqlite(join(server.dataDir, 'skystair.db'))
try {
  const onRoad = async (at: number) => {
    const { session } = await createVeteran(db, at)
    const page = await openGame(browser, session)
    const bot = new RoadBot(page, server.url, 'EN')
    await bot.open()
    await page.locator('.sky-menu').waitFor()
    await bot.closeDialogs()
    await page.locator('.skystair').focus()
    return page
  }
  const inFight = async () => {
    const fighter = await createVeteran(db)
    await attack(server.url, fighter)
    const page = await openGame(browser, fighter.session)
    await new RoadBot(page, server.url, 'EN').open()
    await page.locator('.sky-battle-bar').waitFor()
    await page.locator('.skystair').focus()
    return page
  }
  const blank = (work: string) => async () => {
    const page = await openGame(browser, null)
    await page.setContent(`<canvas></canvas><script>const frame = () => { ${work}; requestAnimationFrame(frame) }; frame()</script>`)
    return page
  }

  const empty = await scene('an empty page that requests frames', blank(''), browser, still)
  const standing = await scene('standing on the road', () => onRoad(WALK_FROM), browser, still)
  const walking = await scene('walking up the road', () => onRoad(WALK_FROM), browser, walkOn)
  const fighting = await scene('a battle of six against six', inFight, browser, fightOn)

  const scenes = [empty, standing, walking, fighting]
  const rows = scenes.map(({ name, work }) => [
    name,
    String(work.frames),
    ...[work.mean, work.median, work.p95].map((ms) => short(ms / FRAME_GOAL)),
    ratio(work.mean, empty.work.mean),
    short(work.longestTask / TASK_GOAL),
    String(work.tasksOver50),
  ])
  const within = (work: Work) => work.mean <= FRAME_GOAL && work.tasksOver50 === 0
  writeSection(
    'client',
    `## Script per frame

\`npm run build && npx node packages/bench/src/client.ts\`. Script time of the page's main thread, by the browser's own trace, with the processor throttled to a
quarter (an arithmetic task took ${short(median(scenes.map(({ slowdown }) => slowdown)))} times as long), at 600×900, STANDARD quality, full motion. Only the thread's own work counts, without waiting,
such as for software rendering. Draw calls of Phaser are
skipped. The goal is ${FRAME_GOAL} milliseconds of script per frame and no task of more than ${TASK_GOAL} while walking; 1 is
that goal. “Mean” also includes the work between frames, such as input and replies. The battle is on stair ${STAIR}, at a new player's
speed. Walking ${within(walking.work) ? 'meets' : 'does not meet'} the goal.

${table(['what', 'frames', 'of the goal: mean', 'median', '95 % below', 'mean : empty page', 'longest task : goal', 'tasks over it'], rows)}`,
  )
} finally {
  await browser.close()
  await db.close()
  await server.close()
}
