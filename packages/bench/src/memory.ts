// `npx node packages/bench/src/memory.ts [--minutes 30]`, after `npm run build`: how much memory a page uses while a bot plays in it for half
// an hour.

import { join } from 'node:path'
import { MINUTE } from '@skystair/contract/time'
import { loadPlayer } from '@skystair/server'
import { openSqlite } from '@skystair/server/storage'
import { give } from '@skystair/server/testing'
import { RoadBot } from '@skystair/testing/bots'
import { openBrowser, openPage, startServer, textPattern } from '@skystair/testing/browser'
import type { Page } from 'playwright'
import { ratio } from './kit/figures.ts'
import { option } from './kit/option.ts'
import { table, writeSection } from './kit/section.ts'

const minutes = option('minutes', 30)

interface Held {
  readonly heap: number
  readonly nodes: number
  readonly listeners: number
}

/** Memory of the page after garbage collection. */
async function held(page: Page): Promise<Held> {
  const devtools = await page.context().newCDPSession(page)
  await devtools.send('HeapProfiler.enable')
  for (let again = 0; again < 3; again++) await devtools.send('HeapProfiler.collectGarbage')
  await devtools.send('Performance.enable')
  const { metrics } = await devtools.send('Performance.getMetrics')
  await devtools.detach()
  const of = (name: string) => metrics.find((metric) => metric.name === name)!.value
  return { heap: of('JSHeapUsedSize'), nodes: of('Nodes'), listeners: of('JSEventListeners') }
}

/** Gives gold for half an hour of healing: a player who waits for it collects nothing new. */
const enrich = (id: number) =>
  db.tx(async (tx) => {
    await loadPlayer(tx, id, { lock: true })
    await give(tx, id, { gold: 1_000_000 })
  })

const browser = await openBrowser()
const server = await startServer({ RATE_FACTOR: '0' })
const db = openSqlite(join(server.dataDir, 'skystair.db'))
try {
  const { page, errors } = await openPage(browser, 600, 900, 'BLIND')
  const bot = new RoadBot(page, server.url, 'EN')
  await bot.open()
  await bot.begin()
  await enrich((await bot.player()).id)
  const until = Date.now() + minutes * MINUTE
  let due = Date.now() + MINUTE
  const samples: Held[] = []
  let [fights, stuck, waits, before] = [0, 0, 0, -1]
  let [lastFights, idle] = [0, 0]
  /** If a nearby goal stays out of reach, the bot walks to the guardian. Resolves to true if a battle began. */
  const goToGuardian = async () => {
    if (waits < 2) return false
    waits = 0
    await bot.closeDialogs()
    const guardian = page.getByRole('button', { name: textPattern('EN', 'a11y.road.guardian') }).first()
    await guardian.dispatchEvent('click')
    return await page
      .locator('.sky-battle-bar')
      .waitFor({ timeout: 15_000 })
      .then(
        () => true,
        () => false,
      )
  }
  const sample = async () => {
    // A page in which nothing happens uses the same memory for ever.
    if (samples.length > 0 && fights === lastFights) idle++
    else idle = 0
    if (idle > 3) throw new Error(`The bot has fought no battle for ${idle} minutes.`)
    lastFights = fights
    const now = await held(page)
    samples.push(now)
    due += MINUTE
    console.log(
      `minute ${samples.length}: ${(now.heap / 1024 / 1024).toFixed(1)} MB, ${now.nodes} nodes, ${now.listeners} listeners, ${fights} fights`,
    )
  }
  while (Date.now() < until) {
    // Single failures on a busy machine are retried; a game that has stopped is an error.
    try {
      if ((await bot.step()) || (await goToGuardian())) {
        await bot.fight()
        fights++
      }
      const { creatures, coordinate } = await bot.player()
      waits = coordinate === before ? waits + 1 : 0
      before = coordinate
      if (creatures.some(({ combative, health }) => combative && health.current * 2 < health.total)) await bot.heal()
      stuck = 0
    } catch (error) {
      if (++stuck > 5) throw error
    }
    if (Date.now() >= due) await sample()
  }
  await sample()
  if (errors.length > 0) throw new Error(`The page reported errors: ${errors.join('\n')}`)
  const { stair } = await bot.player()
  const [first, last] = [samples[0]!, samples.at(-1)!]
  const row = (name: string, of: keyof Held) => {
    const values = samples.map((one) => one[of])
    return [name, ratio(last[of], first[of]), ratio(Math.max(...values), first[of])]
  }
  writeSection(
    'memory',
    `## Memory

\`npm run build && npx node packages/bench/src/memory.ts --minutes 30\`. A bot with enough gold for healing plays through the texts and buttons of the page; every
minute the memory after garbage collection is measured; nothing is drawn. This run: ${minutes} minutes, ${fights} battles, up to stair ${stair}. 1 is the amount
after the first minute; everything that is loaded later, such as pictures of new creatures, is included.

${table(['what', 'end : first minute', 'most : first minute'], [row('script heap', 'heap'), row('nodes', 'nodes'), row('listeners', 'listeners')])}`,
  )
} finally {
  await browser.close()
  await db.close()
  await server.close()
}
