// `npm run portal -- <platform>`: a simulated portal with the real bundle inside and a panel to click through it. What the panel begins with may
// be said behind: GUEST, SLOW, BLOCKED, THROWING, LYING; CANCEL, FAIL, CLOSED.
import { existsSync } from 'node:fs'
import { join } from 'node:path'
import type { HostMode, PurchaseMode } from '@skystair/platform/simulator'
import { openPanel } from '@skystair/testing/portal'
import { root } from './build/paths.ts'
import { platformNames } from './build/platforms.ts'
import { build, buildPlatforms } from './build.ts'

const [platform = '', ...modes] = process.argv.slice(2)
const hosts: readonly HostMode[] = ['GUEST', 'SLOW', 'BLOCKED', 'THROWING', 'LYING']
const purchases: readonly PurchaseMode[] = ['CANCEL', 'FAIL', 'CLOSED']
const host = hosts.find((mode) => modes.includes(mode)) ?? 'WELL'
const purchase = purchases.find((mode) => modes.includes(mode)) ?? 'PAY'

if (!platformNames().includes(platform)) {
  console.error(`Which platform? One of: ${platformNames().join(', ')}.`)
  process.exit(1)
}
await build()
if (!existsSync(join(root, 'dist', platform, 'index.html'))) await buildPlatforms()
const { url } = await openPanel(platform, { host, purchase, port: Number(process.env.PORT ?? 8090) })
console.log(`${platform} is at ${url}`)
