import { PlatformError } from '@skystair/platform'
import { expect, it } from 'vitest'
import { atTheBank } from '../../../testing/bank.ts'
import { bankInfo } from '../../../testing/bank-fixtures.ts'
import { refusal } from '../../../testing/fake-server.ts'
import { NOW, player } from '../../../testing/fixtures.ts'

const START = 'POST /api/adv/rewarded/watch/{id}/start'
const TAKE = 'POST /api/adv/rewarded/take/gems'
const begun = { id: 1, viewsLeft: 2, gems: 3, nextAt: NOW, started: true }

async function ready(rewarded: () => Promise<boolean>) {
  const ground = atTheBank()
  ground.platform.ads.rewarded = rewarded
  ground.server.on(START, begun).on(TAKE, { player: player({ accessLevel: 'PLAYER' }), gains: [{ kind: 'mithril', amount: 3 }] })
  await ground.late.bank.load()
  return ground
}

it('begins with the server, stands still while the advert is on, and takes the gems', async () => {
  const seen: unknown[] = []
  const ground = await ready(async () => {
    seen.push(ground.root.ui.paused, ground.server.times(START), ground.server.times(TAKE))
    return true
  })
  expect(await ground.late.advert.watch()).toBe(true)
  expect([seen, ground.root.ui.paused, ground.late.bank.gains]).toEqual([[true, 1, 0], false, [{ kind: 'mithril', amount: 3 }]])
})

it('takes nothing for an advert that was left, that is missing, or that breaks', async () => {
  for (const rewarded of [
    async () => false,
    () => Promise.reject(new PlatformError('UNFILLED')),
    () => Promise.reject(new PlatformError('FAILED')),
  ]) {
    const ground = await ready(rewarded)
    expect(await ground.late.advert.watch()).toBe(false)
    expect([ground.server.times(TAKE), ground.root.ui.paused, ground.root.ui.toasts.length]).toEqual([0, false, 1])
    expect([ground.late.advert.watching, ground.late.bank.info?.rewardedInfo.viewsLeft]).toEqual([false, 2])
  }
})

it('shows no advert that the server has not begun', async () => {
  let shown = 0
  const ground = await ready(async () => ++shown > 0)
  ground.server.on(START, refusal('OFFER_LIMIT', 409))
  expect([await ground.late.advert.watch(), shown]).toEqual([false, 0])
})

it('is not offered when the day’s adverts are used up, before the next is due, or where the platform has none', async () => {
  const ground = await ready(async () => true)
  expect(ground.late.advert.ready).toBe(true)
  ground.late.bank.setRewarded({ ...begun, viewsLeft: 0 })
  expect(ground.late.advert.ready).toBe(false)
  ground.late.bank.setRewarded({ ...begun, nextAt: NOW + 60_000 })
  expect(ground.late.advert.ready).toBe(false)
  const without = atTheBank({ capabilities: { canReward: false } })
  without.server.on('GET /api/shop/bank/info', bankInfo())
  await without.late.bank.load()
  expect(without.late.advert.ready).toBe(false)
})
