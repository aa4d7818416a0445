// `node packages/bench/src/memory.ts [--minutes 30]`, after `npm run build`: what a page holds while somebody climbs and fights in it for half an hour.
import { join } from 'node:path'
import { loadPlayer } from '@skystair/server/areas/player/repository'
import { openSqlite } from '@skystair/server/storage/sqlite'
import { give } from '@skystair/server/testing/purse'
import { RoadBot } from '@skystair/testing/bots'
import { openBrowser, openPage, startServer, textPattern } from '@skystair/testing/browser'
import type { Page } from 'playwright'
import { ratio } from './kit/figures.ts'
import { option } from './kit/option.ts'
import { table, writeSection } from './kit/section.ts'

const minutes = option('minutes', 30)
const MINUTE = 60_000

interface Held {
  readonly heap: number
  readonly nodes: number
  readonly listeners: number
}

/** What the page holds once all that nobody needs was thrown away. */
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

/** Gold for as many healings as half an hour may need: whoever waits to get well by time holds nothing new. */
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
  let [fights, stuck, stood, before] = [0, 0, 0, -1]
  let [lately, idle] = [0, 0]
  /** Something near may be not to be had: whoever stood too long goes on to the guardian. Answers whether a fight began. */
  const passBy = async () => {
    if (stood < 2) return false
    stood = 0
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
    // A page where nothing happens any more holds the same for ever.
    if (samples.length > 0 && fights === lately) idle++
    else idle = 0
    if (idle > 3) throw new Error(`Nobody fought for ${idle} minutes.`)
    lately = fights
    const now = await held(page)
    samples.push(now)
    due += MINUTE
    console.log(
      `minute ${samples.length}: ${(now.heap / 1024 / 1024).toFixed(1)} MB, ${now.nodes} nodes, ${now.listeners} listeners, ${fights} fights`,
    )
  }
  while (Date.now() < until) {
    // What goes wrong once on a busy machine is tried again; a game that has stopped is no measurement.
    try {
      if ((await bot.step()) || (await passBy())) {
        await bot.fight()
        fights++
      }
      const { creatures, coordinate } = await bot.player()
      stood = coordinate === before ? stood + 1 : 0
      before = coordinate
      if (creatures.some(({ combative, health }) => combative && health.current * 2 < health.total)) await bot.heal()
      stuck = 0
    } catch (error) {
      if (++stuck > 5) throw error
    }
    if (Date.now() >= due) await sample()
  }
  await sample()
  if (errors.length > 0) throw new Error(`The page told of errors: ${errors.join('\n')}`)
  const { stair } = await bot.player()
  const [first, last] = [samples[0]!, samples.at(-1)!]
  const row = (name: string, of: keyof Held) => {
    const values = samples.map((one) => one[of])
    return [name, ratio(last[of], first[of]), ratio(Math.max(...values), first[of])]
  }
  writeSection(
    'memory',
    `## Memory

\`npm run build && node packages/bench/src/memory.ts --minutes 30\`. A new player with gold for any healing climbs, fights, takes and heals by the words and buttons of the page; every
minute everything that nobody needs is thrown away and the rest is counted; nothing is drawn in the end. Here: ${minutes} minutes, ${fights} fights, up to stair ${stair}. 1 is what the page
held after the first minute; what comes later, such as pictures and kinds not met before, counts against it.

${table(['what', 'end : first minute', 'most : first minute'], [row('script heap', 'heap'), row('nodes', 'nodes'), row('listeners', 'listeners')])}`,
  )
} finally {
  await browser.close()
  await db.close()
  await server.close()
}
