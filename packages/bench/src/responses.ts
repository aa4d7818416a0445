// `npx node packages/bench/src/responses.ts`, after `npm run build`: how soon the game responds to input, how soon it shows that a call is
// pending, and how long a new player needs until the first battle.
import { join } from 'node:path'
import { openSqlite } from '@skystair/server/storage'
import { RoadBot } from '@skystair/testing/bots'
import { openBrowser, openPage, startServer } from '@skystair/testing/browser'
import { attack, createVeteran } from '@skystair/testing/players'
import type { Browser, Page } from 'playwright'
import { median, short } from './kit/figures.ts'
import { option } from './kit/option.ts'
import { table, writeSection } from './kit/section.ts'

const times = option('times', 4)
/** Limits in milliseconds: for a response, for a sign of progress, and for the time until the first battle. */
const RESPONSE_LIMIT = 100
const PROGRESS_LIMIT = 300
const FIRST_BATTLE_LIMIT = 60_000

/** What the page must show: an element, also with this text, or its absence; or a canvas that moves or stands still. */
interface Sight {
  readonly selector?: string
  readonly text?: string
  readonly gone?: boolean
  readonly canvas?: 'moves' | 'stands'
}

declare global {
  /** A checksum of everything that the canvas drew since it was last read. */
  var drawn: number
}

/** Keeps a checksum of all drawing. Runs in the page before its scripts. With reduced motion the sum changes only if the picture does. */
function sumDrawing(): void {
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

interface Timing {
  /** Milliseconds from the input to the frame. */
  readonly passed: number
  /** Milliseconds of it in which the page's main thread was busy. */
  readonly worked: number
}

/** Returns a function for the time that the page's main thread was busy, by its own clock, in milliseconds. */
async function workClock(page: Page): Promise<() => Promise<number>> {
  const devtools = await page.context().newCDPSession(page)
  await devtools.send('Performance.enable', { timeDomain: 'threadTicks' })
  return async () => {
    const { metrics } = await devtools.send('Performance.getMetrics')
    return metrics.find(({ name }) => name === 'TaskDuration')!.value * 1000
  }
}

/** Measures from the input that `act` makes to the frame in which the page shows `sight`. Throws if the page shows it before, or never. */
async function timeUntil(page: Page, sight: Sight, act: () => Promise<unknown>): Promise<Timing> {
  const work = await workClock(page)
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
          const isShown = frames > 2 && shown()
          if (isShown || performance.now() - began > 15_000) {
            for (const type of presses) removeEventListener(type, press, { capture: true })
            resolve(!isShown ? 'is never seen' : pressed === null ? 'is seen before' : performance.now() - pressed)
          } else requestAnimationFrame(look)
        }
        requestAnimationFrame(look)
      }),
    sight,
  )
  // The page must be observing before the input.
  await page.waitForTimeout(200)
  const before = await work()
  const [passed] = await Promise.all([seen, act()])
  if (typeof passed === 'string') throw new Error(`The expected response ${passed}: ${JSON.stringify(sight)}`)
  return { passed, worked: (await work()) - before }
}

const actions = new Map<string, Timing[]>()
async function time(what: string, page: Page, sight: Sight, act: () => Promise<unknown>): Promise<void> {
  const timing = await timeUntil(page, sight, act)
  actions.set(what, [...(actions.get(what) ?? []), timing])
  console.log(`${what}: ${short(timing.worked / RESPONSE_LIMIT)}, ${short(timing.passed / RESPONSE_LIMIT)} by the clock`)
  await page.waitForTimeout(250)
}

async function measureRoad(bot: RoadBot): Promise<void> {
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

async function measureBattle(bot: RoadBot): Promise<void> {
  const { page, t } = bot
  const pressed = (list: string) => ({ selector: `[aria-label="${t(list)}"] [aria-pressed="true"]` })
  const idle = () => page.locator('.sky-forecast:not(.sky-forecast-quiet)').waitFor()
  const speed = page.getByRole('button', { name: new RegExp(`^${t('battle.speedLabel')}`) })
  await page.locator('.skystair').focus()
  for (let turn = 0; turn < times; turn++) {
    await idle()
    await time('choose the attacker', page, pressed('a11y.battle.own'), () => page.keyboard.press('ArrowRight'))
    await time('aim', page, pressed('a11y.battle.enemies'), () => page.keyboard.press('ArrowRight'))
    await time('hit', page, { selector: '.sky-forecast-quiet' }, () => page.keyboard.press('Enter'))
  }
  for (let turn = 0; turn < 2; turn++) {
    const shown = (await speed.textContent()) ?? ''
    await time('change the speed', page, { selector: '.sky-battle-bar', text: shown, gone: true }, () => speed.click())
  }
  await time('confirm giving up', page, { selector: '[role=alertdialog]' }, () => bot.button('battle.giveUp').click())
}

/** Returns the milliseconds from an input whose call gets no response until a sign of progress appears. */
async function timeUntilProgress(bot: RoadBot): Promise<number> {
  const { page } = bot
  await bot.closeDialogs()
  await page
    .locator('.sky-menu')
    .getByRole('button', { name: bot.t('hud.daily') })
    .click()
  let release = () => {}
  const held = new Promise<void>((resolve) => {
    release = resolve
  })
  await page.route('**/api/player/everyday/reward/take*', async (route) => {
    await held
    await route.continue()
  })
  const { passed } = await timeUntil(page, { selector: '.sky-busy' }, () => bot.button('everyday.take').click())
  release()
  return passed
}

/**
 * Returns the milliseconds from the request of the page to the first battle, for a player who takes the first hero and walks to the nearest
 * goal.
 */
async function firstBattle(browser: Browser, url: string): Promise<{ fight: number; waiting: number }> {
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
  const waiting = await timeUntilProgress(waiter)
  await other.close()
  return { fight, waiting }
}

const browser = await openBrowser()
const server = await startServer({ RATE_FACTOR: '0' })
const db = openSqlite(join(server.dataDir, 'skystair.db'))
try {
  const open = async (session: string) => {
    const { page } = await openPage(browser, 600, 900, 'BLIND')
    await page.context().addInitScript(sumDrawing)
    await page.context().addInitScript((token) => localStorage.setItem('skystair:session', token), session)
    const bot = new RoadBot(page, server.url, 'EN')
    await bot.open()
    // What loads without input is loaded by then.
    await page.waitForTimeout(3000)
    return bot
  }
  const walker = await open((await createVeteran(db, 8)).session)
  await walker.closeDialogs()
  await measureRoad(walker)
  await walker.page.context().close()
  const fighter = await createVeteran(db)
  await attack(server.url, fighter)
  const one = await open(fighter.session)
  await measureBattle(one)
  await one.page.context().close()
  const first = await firstBattle(browser, server.url)
  const all = [...actions.values()].flat()
  const late = (of: readonly Timing[]) => of.filter(({ worked }) => worked > RESPONSE_LIMIT).length
  const rows = [...actions].map(([what, timings]) => {
    const worked = timings.map((timing) => timing.worked / RESPONSE_LIMIT)
    const passed = timings.map((timing) => timing.passed / RESPONSE_LIMIT)
    return [what, String(timings.length), short(median(worked)), short(Math.max(...worked)), String(late(timings)), short(median(passed))]
  })
  writeSection(
    'responses',
    `## Response times

\`npm run build && npx node packages/bench/src/responses.ts\`. From the press of a key or button, by the event's own clock, to the frame in which the page shows a response
as text or on its canvas, at 600×900 and LOWEST quality; draw calls of Phaser are skipped. “Work” is the main thread's own work until then; “by
the clock” includes waiting for other processes and for software rendering. 1 is the limit of ${RESPONSE_LIMIT} milliseconds: ${late(all)} of ${all.length} needed more work.

${table(['what', 'times', 'work: median', 'most', 'late', 'median by the clock'], rows)}

While a call is pending a sign of progress appears after ${short(first.waiting / PROGRESS_LIMIT)} of the ${PROGRESS_LIMIT} milliseconds allowed. A new player who takes
the first hero and walks to the nearest goal fights after ${short(first.fight / FIRST_BATTLE_LIMIT)} of the ${FIRST_BATTLE_LIMIT / 1000} seconds allowed from opening the page.`,
  )
} finally {
  await browser.close()
  await db.close()
  await server.close()
}
