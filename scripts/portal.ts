// `npm run portal -- <platform> [GUEST|SLOW|BLOCKED|THROWING|LYING] [CANCEL|FAIL|CLOSED]`: a simulated portal with the real bundle inside, to
// click through. Purchases are paid a moment after they were begun unless told otherwise.
import { existsSync } from 'node:fs'
import { join } from 'node:path'
import type { HostMode, PurchaseMode } from '@skystair/platform'
import { openPortal } from '../packages/e2e/src/portal/portal.ts'
import { root } from './build/paths.ts'
import { buildPlatforms, platformNames } from './build/platforms.ts'
import { build } from './build.ts'

const [platform = '', ...modes] = process.argv.slice(2)
const hosts: readonly HostMode[] = ['WELL', 'GUEST', 'SLOW', 'BLOCKED', 'THROWING', 'LYING']
const purchases: readonly PurchaseMode[] = ['PAY', 'CANCEL', 'FAIL', 'CLOSED']
const host = hosts.find((mode) => modes.includes(mode)) ?? 'WELL'
const purchase = purchases.find((mode) => modes.includes(mode)) ?? 'PAY'

if (!platformNames().includes(platform)) {
  console.error(`Which platform? One of: ${platformNames().join(', ')}.`)
  process.exit(1)
}
await build()
if (!existsSync(join(root, 'dist', platform, 'index.html'))) await buildPlatforms('https://game.invalid')
const portal = await openPortal(platform, { host, purchase, alone: true, port: Number(process.env.PORT ?? 8090) })
console.log(`${platform} (${host}, ${purchase}) is at ${portal.url}`)
if (purchase === 'PAY' || purchase === 'CLOSED') setInterval(() => void portal.notify('PAY'), 3000)
