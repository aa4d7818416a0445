// `node packages/bench/src/memory.ts [--minutes 30]`, after `npm run build`: what a page holds while somebody climbs and fights in it for half an hour.
import type { Page } from 'playwright'
import { openBrowser } from '../../e2e/src/kit/browser.ts'
import { Climber } from '../../e2e/src/kit/climber.ts'
import { openPage } from '../../e2e/src/kit/open-page.ts'
import { startServer } from '../../e2e/src/kit/server.ts'
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

const browser = await openBrowser()
const server = await startServer({ RATE_FACTOR: '0' })
try {
  const { page, errors } = await openPage(browser)
  const climber = new Climber(page, server.url, 'EN')
  await climber.open()
  await climber.begin()
  const until = Date.now() + minutes * MINUTE
  let due = Date.now() + MINUTE
  const samples: Held[] = []
  let [fights, stuck] = [0, 0]
  const sample = async () => {
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
      if (await climber.step()) {
        await climber.fight()
        fights++
      }
      const { creatures } = await climber.player()
      if (creatures.some(({ combative, health }) => combative && health.current * 2 < health.total)) await climber.heal()
      stuck = 0
    } catch (error) {
      if (++stuck > 5) throw error
    }
    if (Date.now() >= due) await sample()
  }
  await sample()
  if (errors.length > 0) throw new Error(`The page told of errors: ${errors.join('\n')}`)
  const { stair } = await climber.player()
  const [first, last] = [samples[0]!, samples.at(-1)!]
  const row = (name: string, of: keyof Held) => {
    const values = samples.map((one) => one[of])
    return [name, ratio(last[of], first[of]), ratio(Math.max(...values), first[of])]
  }
  writeSection(
    'memory',
    `## Memory

\`npm run build && node packages/bench/src/memory.ts --minutes 30\`. A new player climbs, fights, takes and heals by the words and buttons of the page; every
minute everything that nobody needs is thrown away and the rest is counted. Here: ${minutes} minutes, ${fights} fights, up to stair ${stair}. 1 is what the page
held after the first minute; what comes later, such as pictures and kinds not met before, counts against it.

${table(['what', 'end : first minute', 'most : first minute'], [row('script heap', 'heap'), row('nodes', 'nodes'), row('listeners', 'listeners')])}`,
  )
} finally {
  await browser.close()
  await server.close()
}
