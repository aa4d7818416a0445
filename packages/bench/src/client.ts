// `node packages/bench/src/client.ts [--seconds 20]`, after `npm run build`: how much script a frame costs on the road and in a fight of six against
// six, on a processor braked to a quarter. An empty page with frames is measured in the same run, and a frame of nothing but arithmetic.
import { join } from 'node:path'
import { openSqlite } from '@skystair/server/storage/sqlite'
import { RoadBot } from '@skystair/testing/bots'
import { openBrowser, skipDrawing, startServer } from '@skystair/testing/browser'
import { attack, createVeteran, STAIR } from '@skystair/testing/players'
import type { Browser, Page } from 'playwright'
import { median, ratio, short } from './kit/figures.ts'
import { option } from './kit/option.ts'
import { table, writeSection } from './kit/section.ts'
import { brake, type Work, watch } from './kit/trace.ts'

const seconds = option('seconds', 20)
const BRAKE = 4
/** What a frame's script and a task may take at most, milliseconds on the braked processor. */
const FRAME_GOAL = 4
const TASK_GOAL = 50
/** Walking begins here: far enough from the guardian that nothing bars the way while it is watched. */
const WALK_FROM = 8

interface Scene {
  readonly name: string
  readonly work: Work
  /** By how much the processor was slower in truth. */
  readonly braked: number
}

async function openGame(browser: Browser, session: string | null): Promise<Page> {
  const context = await browser.newContext({ viewport: { width: 600, height: 900 } })
  // In software drawing would take all the processor there is, and no frames would be left.
  await context.addInitScript(skipDrawing)
  if (session) await context.addInitScript((token) => localStorage.setItem('skystair:session', token), session)
  return context.newPage()
}

/** Measures a scene in a browser context of its own; `play` goes on as long as it is watched. */
async function scene(
  name: string,
  open: () => Promise<Page>,
  browser: Browser,
  play: (page: Page, on: () => boolean) => Promise<void>,
): Promise<Scene> {
  const page = await open()
  const braked = await brake(browser, page, BRAKE)
  // What was loaded late, and what the engine compiles at first, is over by then.
  await page.waitForTimeout(3000)
  let on = true
  const playing = play(page, () => on)
  const work = await watch(browser, page, seconds)
  on = false
  await playing
  if ((await page.getByRole('dialog').count()) > 0) throw new Error(`${name}: something came up over it.`)
  await page.context().close()
  console.log(`${name}: brake ${short(braked)}, ${JSON.stringify(work)}`)
  return { name, work, braked }
}

const still = async () => {}

/** Chooses, aims and strikes by keys; keys that come while blows are shown change nothing. */
async function fightOn(page: Page, on: () => boolean): Promise<void> {
  const log = page.getByRole('log').locator('p')
  const before = await log.count()
  const keys = ['ArrowRight', 'ArrowRight', 'Enter']
  for (let press = 0; on(); press++) {
    await page.keyboard.press(keys[press % keys.length]!)
    await page.waitForTimeout(250)
  }
  if ((await log.count()) <= before) throw new Error('Nobody struck in the fight.')
}

async function walkOn(page: Page, on: () => boolean): Promise<void> {
  const where = page.locator('.sky-mirror section p').first()
  const before = await where.textContent()
  await page.keyboard.down('ArrowUp')
  while (on()) await page.waitForTimeout(100)
  await page.keyboard.up('ArrowUp')
  if ((await where.textContent()) === before) throw new Error('Nobody walked.')
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

  const empty = await scene('an empty page that asks for frames', blank(''), browser, still)
  const standing = await scene('standing on the road', () => onRoad(WALK_FROM), browser, still)
  const walking = await scene('walking up the road', () => onRoad(WALK_FROM), browser, walkOn)
  const fighting = await scene('a fight of six against six', inFight, browser, fightOn)

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
    `## A frame's script

\`npm run build && node packages/bench/src/client.ts\`. Script on the page's main thread, by the browser's own trace, on a processor braked to a
quarter (a piece of arithmetic took ${short(median(scenes.map(({ braked }) => braked)))} times as long), at 600×900, STANDARD quality, full motion. It is the thread's own work: what it waits
for, such as drawing in software, is not in it, and nothing is drawn in the end: what Phaser asks of the graphics card is
swallowed there. The goal is ${FRAME_GOAL} milliseconds of script a frame and no task of more than ${TASK_GOAL} while walking; 1 means
exactly that much. “Mean” spreads everything that ran between frames, input and replies too, over the frames. The fight is on stair ${STAIR}, at the speed
that a new player has. Walking ${within(walking.work) ? 'keeps' : 'does not keep'} to the goal.

${table(['what', 'frames', 'of the goal: mean', 'median', '95 % below', 'mean : empty page', 'longest task : goal', 'tasks over it'], rows)}`,
  )
} finally {
  await browser.close()
  await db.close()
  await server.close()
}
