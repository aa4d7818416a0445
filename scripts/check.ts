// `npm run check -- <platform>`: opens the platform's bundle in a browser as its portal does, and prints why the portal would refuse it.
// Without a platform it checks all of them. Needs `npm run build`.
import { openBlindBrowser } from '@skystair/testing/browser'
import { simulatorsOf } from '@skystair/testing/portal'
import { review } from '@skystair/testing/review'
import { zip } from './build/archive.ts'
import { distOf } from './build/paths.ts'
import { bundleOf, platformNames } from './build/platforms.ts'
import { faultsOfZip } from './bundles.ts'

/** Pages that are open at the same time. */
const TOGETHER = 4

const wanted = process.argv.slice(2)
const unknown = wanted.filter((name) => !platformNames().includes(name))
if (unknown.length > 0) {
  console.error(`No platform is called ${unknown.join(', ')}. There are: ${platformNames().join(', ')}.`)
  process.exit(1)
}
const names = wanted.length > 0 ? wanted : platformNames()
const browser = await openBlindBrowser()

async function faultsOf(name: string): Promise<string[]> {
  const bundle = await bundleOf(name)
  const ofFiles = bundle.zip ? faultsOfZip(zip(distOf(name)), bundle) : []
  return [...ofFiles, ...(await review(browser, (await simulatorsOf(name)).simulator))]
}

const waiting = [...names]
async function work(): Promise<void> {
  for (let name = waiting.shift(); name; name = waiting.shift()) {
    const faults = await faultsOf(name)
    console.log(`${name.padEnd(12)} ${faults.length === 0 ? 'accepted' : 'REFUSED'}`)
    for (const fault of faults) console.error(`${name} ${fault}`)
    if (faults.length > 0) process.exitCode = 1
  }
}
await Promise.all(Array.from({ length: TOGETHER }, work))
await browser.close()
