// `node packages/bench/src/answers.ts`, after `npm run build`: how soon the game answers whoever presses something, shows that a wait is one, and has
// a newcomer fight for the first time.
import { join } from 'node:path'
import { openSqlite } from '@skystair/server/storage/sqlite'
import { RoadBot } from '@skystair/testing/bots'
import { openBrowser, openPage, startServer } from '@skystair/testing/browser'
import { attack, createVeteran } from '@skystair/testing/players'
import type { Browser, Page } from 'playwright'
import { median, short } from './kit/figures.ts'
import { option } from './kit/option.ts'
import { table, writeSection } from './kit/section.ts'

const times = option('times', 4)
/** What an answer, a wait without a sign of progress, and the way to the first fight may take at most, in milliseconds. */
const ANSWER = 100
const WAIT = 300
const FIRST_FIGHT = 60_000

/** What is to be seen: something that is there, or with these words in it, or gone; or a canvas that moves, or stands still. */
interface Sight {
  readonly selector?: string
  readonly text?: string
  readonly gone?: boolean
  readonly canvas?: 'moves' | 'stands'
}

declare global {
  /** A sum of all that the canvas was asked to draw since it was last read. */
  var drawn: number
}

/** Runs in the page before its scripts: sums up what is drawn. Where motion is not wanted that stays the same until something happens. */
function sumUp(): void {
  globalThis.drawn = 0
  for (const { prototype } of [WebGLRenderingContext, WebGL2RenderingContext]) {
    const upload = prototype.bufferSubData as (...args: unknown[]) => void
    prototype.bufferSubData = function (this: WebGLRenderingContext, target: number, offset: number, data: ArrayBufferView) {
      const words = new Uint32Array(data.buffer, data.byteOffset, data.byteLength >> 2)
      for (const word of words) globalThis.drawn = (Math.imul(globalThis.drawn, 31) + word) | 0
      upload.call(this, target, offset, data)
    } as typeof prototype.bufferSubData
  }
}

interface Answer {
  /** Milliseconds from the press until the frame. */
  readonly passed: number
  /** How much of that the page's main thread worked. */
  readonly worked: number
}

/** Tells how long the page's main thread has worked, by its own clock, in milliseconds. */
async function workOf(page: Page): Promise<() => Promise<number>> {
  const devtools = await page.context().newCDPSession(page)
  await devtools.send('Performance.enable', { timeDomain: 'threadTicks' })
  return async () => {
    const { metrics } = await devtools.send('Performance.getMetrics')
    return metrics.find(({ name }) => name === 'TaskDuration')!.value * 1000
  }
}

/** From the press that `act` makes until the frame in which the page shows `sight`. Throws where that is seen before, or never. */
async function answered(page: Page, sight: Sight, act: () => Promise<unknown>): Promise<Answer> {
  const work = await workOf(page)
  const seen = page.evaluate(
    ({ selector = '', text = '', gone = false, canvas }) =>
      new Promise<number | string>((resolve) => {
        let [before, now] = [globalThis.drawn, globalThis.drawn]
        const shown = () => {
          if (canvas) return (canvas === 'moves') === (before !== now)
          const found = [...document.querySelectorAll(selector)].some(
            (element) =>
              element.textContent?.includes(text) && element.checkVisibility({ opacityProperty: true, visibilityProperty: true }),
          )
          return found !== gone
        }
        let pressed: number | null = null
        const press = (event: Event) => {
          pressed ??= event.timeStamp
        }
        const presses = ['keydown', 'keyup', 'pointerdown']
        for (const type of presses) addEventListener(type, press, { capture: true })
        const began = performance.now()
        let frames = 0
        const look = () => {
          ;[before, now] = [now, globalThis.drawn]
          globalThis.drawn = 0
          frames++
          const answer = frames > 2 && shown()
          if (answer || performance.now() - began > 15_000) {
            for (const type of presses) removeEventListener(type, press, { capture: true })
            resolve(!answer ? 'is never seen' : pressed === null ? 'is seen before' : performance.now() - pressed)
          } else requestAnimationFrame(look)
        }
        requestAnimationFrame(look)
      }),
    sight,
  )
  // The page must look before something is pressed.
  await page.waitForTimeout(200)
  const before = await work()
  const [passed] = await Promise.all([seen, act()])
  if (typeof passed === 'string') throw new Error(`What should answer ${passed}: ${JSON.stringify(sight)}`)
  return { passed, worked: (await work()) - before }
}

const actions = new Map<string, Answer[]>()
async function time(what: string, page: Page, sight: Sight, act: () => Promise<unknown>): Promise<void> {
  const answer = await answered(page, sight, act)
  actions.set(what, [...(actions.get(what) ?? []), answer])
  console.log(`${what}: ${short(answer.worked / ANSWER)}, ${short(answer.passed / ANSWER)} by the clock`)
  await page.waitForTimeout(250)
}

async function onRoad(bot: RoadBot): Promise<void> {
  const { page, t } = bot
  const key = (name: string) => page.keyboard[name.startsWith('-') ? 'up' : 'down'](name.replace('-', ''))
  await page.locator('.skystair').focus()
  for (let turn = 0; turn < times; turn++) {
    await time('walk', page, { canvas: 'moves' }, () => key('ArrowUp'))
    await time('stand', page, { canvas: 'stands' }, () => key('-ArrowUp'))
    const sound = `.sky-corner [aria-label="${t('hud.sound')}"]`
    const on = (await page.locator(sound).getAttribute('aria-pressed')) === 'true'
    await time('mute and unmute', page, { selector: `${sound}[aria-pressed="${!on}"]` }, () => page.locator(sound).click())
  }
  for (const name of ['hud.heroes', 'hud.daily', 'hud.manual', 'hud.tasks', 'hud.news'])
    for (let turn = 0; turn < 2; turn++) {
      const button = page.locator('.sky-menu').getByRole('button', { name: t(name) })
      await time(turn === 0 ? 'open a window for the first time' : 'open it again', page, { selector: '[role=dialog]' }, () =>
        button.click(),
      )
      await time('close a window', page, { selector: '[role=dialog]', gone: true }, () => page.keyboard.press('Escape'))
    }
}

async function inFight(bot: RoadBot): Promise<void> {
  const { page, t } = bot
  const pressed = (list: string) => ({ selector: `[aria-label="${t(list)}"] [aria-pressed="true"]` })
  const idle = () => page.locator('.sky-forecast:not(.sky-forecast-quiet)').waitFor()
  const speed = page.getByRole('button', { name: new RegExp(`^${t('battle.speedLabel')}`) })
  await page.locator('.skystair').focus()
  for (let turn = 0; turn < times; turn++) {
    await idle()
    await time('choose who strikes', page, pressed('a11y.battle.own'), () => page.keyboard.press('ArrowRight'))
    await time('aim', page, pressed('a11y.battle.enemies'), () => page.keyboard.press('ArrowRight'))
    await time('strike', page, { selector: '.sky-forecast-quiet' }, () => page.keyboard.press('Enter'))
  }
  for (let turn = 0; turn < 2; turn++) {
    const shown = (await speed.textContent()) ?? ''
    await time('blows shown faster', page, { selector: '.sky-battle-bar', text: shown, gone: true }, () => speed.click())
  }
  await time('ask before giving up', page, { selector: '[role=alertdialog], [role=dialog]' }, () => bot.button('battle.giveUp').click())
}

/** Milliseconds from a press whose call is not answered until a sign of progress is seen. */
async function signOfWaiting(bot: RoadBot): Promise<number> {
  const { page } = bot
  await bot.closeDialogs()
  await page
    .locator('.sky-menu')
    .getByRole('button', { name: bot.t('hud.daily') })
    .click()
  let answer = () => {}
  const held = new Promise<void>((resolve) => {
    answer = resolve
  })
  await page.route('**/api/player/everyday/reward/take*', async (route) => {
    await held
    await route.continue()
  })
  const { passed } = await answered(page, { selector: '.sky-underway' }, () => bot.button('everyday.take').click())
  answer()
  return passed
}

/** Milliseconds from asking for the page to the first fight, for somebody who takes the first hero and goes to what is nearest. */
async function firstFight(browser: Browser, url: string): Promise<{ fight: number; waiting: number }> {
  const open = await openPage(browser, 600, 900, 'BLIND')
  const bot = new RoadBot(open.page, url, 'EN')
  const since = Date.now()
  await bot.open()
  await bot.begin()
  await bot.findBattle()
  const fight = Date.now() - since
  await open.close()
  const other = await openPage(browser, 600, 900, 'BLIND')
  const waiter = new RoadBot(other.page, url, 'EN')
  await waiter.open()
  await waiter.begin()
  const waiting = await signOfWaiting(waiter)
  await other.close()
  return { fight, waiting }
}

const browser = await openBrowser()
const server = await startServer({ RATE_FACTOR: '0' })
const db = openSqlite(join(server.dataDir, 'skystair.db'))
try {
  const open = async (session: string) => {
    const { page } = await openPage(browser, 600, 900, 'BLIND')
    await page.context().addInitScript(sumUp)
    await page.context().addInitScript((token) => localStorage.setItem('skystair:session', token), session)
    const bot = new RoadBot(page, server.url, 'EN')
    await bot.open()
    // What is brought while nobody presses anything has come by then.
    await page.waitForTimeout(3000)
    return bot
  }
  const walker = await open((await createVeteran(db, 8)).session)
  await walker.closeDialogs()
  await onRoad(walker)
  await walker.page.context().close()
  const fighter = await createVeteran(db)
  await attack(server.url, fighter)
  const one = await open(fighter.session)
  await inFight(one)
  await one.page.context().close()
  const first = await firstFight(browser, server.url)
  const all = [...actions.values()].flat()
  const late = (of: readonly Answer[]) => of.filter(({ worked }) => worked > ANSWER).length
  const rows = [...actions].map(([what, answers]) => {
    const worked = answers.map((answer) => answer.worked / ANSWER)
    const passed = answers.map((answer) => answer.passed / ANSWER)
    return [what, String(answers.length), short(median(worked)), short(Math.max(...worked)), String(late(answers)), short(median(passed))]
  })
  writeSection(
    'answers',
    `## Answers

\`npm run build && node packages/bench/src/answers.ts\`. From a press of a key or button, by the event's own clock, to the frame in which the page shows an answer
in its words or on its canvas, at 600×900 and LOWEST quality; what Phaser asks of the graphics card is swallowed. It is the main thread's own work until then; “by
the clock” is with all that a machine which does other things, and draws the page in software, makes it wait. 1 is the ${ANSWER} milliseconds that an answer may
take: ${late(all)} of ${all.length} took more work than that.

${table(['what', 'times', 'work: median', 'most', 'late', 'median by the clock'], rows)}

While a call is not answered a sign of progress is seen after ${short(first.waiting / WAIT)} of the ${WAIT} milliseconds that a wait may take without one. A newcomer who takes
the first hero and what is nearest fights after ${short(first.fight / FIRST_FIGHT)} of the ${FIRST_FIGHT / 1000} seconds from opening the page that this may take.`,
  )
} finally {
  await browser.close()
  await db.close()
  await server.close()
}
