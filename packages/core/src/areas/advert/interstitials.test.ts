import { MINUTE } from '@skystair/contract/time'
import { expect, it } from 'vitest'
import { atTheBank } from '../../../testing/bank.ts'
import { order } from '../../../testing/bank-fixtures.ts'
import { BankStore } from '../bank/store.ts'
import { Checkout } from '../payment/checkout-store.ts'
import { Interstitials } from './interstitials.ts'

/** A player who comes back from fights. */
function fighting({ can = true, ...me }: { can?: boolean; membership?: 'NONE' | 'SILVER' } = {}) {
  const game = atTheBank({ capabilities: { canInterstitial: can }, me })
  const { services, platform, page } = game
  const paused: boolean[] = []
  platform.ads.interstitial = async () => void paused.push(services.ui.paused)
  const interstitials = new Interstitials(services)
  return {
    ...game,
    interstitials,
    paused,
    /** Comes back after a number of minutes. Returns whether an advert was shown. */
    after: (minutes: number) => {
      page.now += minutes * MINUTE
      return interstitials.show()
    },
  }
}

it('shows an advert after a fight, not in the first ten minutes, and not again within five', async () => {
  const { after, paused, services } = fighting()
  expect([await after(9), await after(2), await after(4), await after(2)]).toEqual([false, true, false, true])
  // The game is paused while it is shown.
  expect([paused, services.ui.paused]).toEqual([[true, true], false])
})

it('shows none if the platform has none, and none to players with a status or a started purchase', async () => {
  expect(await fighting({ can: false }).after(60)).toBe(false)
  expect(await fighting({ membership: 'SILVER' }).after(60)).toBe(false)
  const buyer = fighting()
  buyer.server.on('POST /api/payment/{orderId}/settle', order('GEMS_GRANTED'))
  await buyer.services.get(BankStore).load()
  await buyer.services.get(Checkout).buy(buyer.services.get(BankStore).info.value!.bankOptions[0]!)
  expect(await buyer.after(60)).toBe(false)
})

it('shows none over a window, and continues if the advert fails', async () => {
  const { after, services, platform } = fighting()
  services.ui.open('settings')
  expect(await after(60)).toBe(false)
  services.ui.close()
  platform.ads.interstitial = () => Promise.reject(new Error('no advert'))
  expect([await after(1), services.ui.paused]).toEqual([true, false])
})

it('is shown between a fight and the road, and nowhere else', async () => {
  const { interstitials, page, paused, services } = fighting()
  interstitials.begin()
  page.now += 60 * MINUTE
  for (const scene of ['road', 'battle'] as const) await services.ui.goTo(scene)
  expect(paused).toEqual([])
  await services.ui.goTo('road')
  expect(paused).toHaveLength(1)
  interstitials.end()
})
