import type { PortalOffers } from '@skystair/platform/simulator'
import { expect } from 'vitest'
import { newcomer } from './portal.ts'
import { t, type Visit } from './visit.ts'

/** What a portal has, as its simulator declares it. */
export interface Terms extends PortalOffers {
  /** Whether the game stands in a frame of another site. */
  readonly framed: boolean
  /** Whether it proves to our server who a player is. */
  readonly proves: boolean
  /** Whether its servers tell of refunds. */
  readonly refunds: boolean
  /** The way to pay that is chosen in the bank, where there are several. */
  readonly method?: RegExp
}

export interface Scenario {
  /** Finishes the sentence "on <platform> …". */
  readonly name: string
  readonly on: (terms: Terms) => boolean
  readonly run: (visit: Visit, terms: Terms) => Promise<void>
}

/** One visit of a newcomer, step after step; each step stands where the one before has left them. */
export const scenarios: readonly Scenario[] = [
  {
    name: 'begins',
    on: () => true,
    run: (visit) => visit.setOut(),
  },
  {
    name: 'stands in a frame of another site, whose cookies are refused',
    on: ({ framed }) => framed,
    async run({ game, page }) {
      const write = () => {
        Reflect.set(document, 'cookie', 'kept=1; SameSite=None; Secure')
        return document.cookie
      }
      expect([await page.evaluate(write), await game.evaluate(write)]).toEqual(['kept=1', ''])
    },
  },
  {
    name: 'is proven to our server',
    on: ({ proves }) => proves,
    async run(visit, { namesOnRequest }) {
      if (namesOnRequest) {
        expect(await visit.portal.identities()).toEqual([])
        await visit.openBank()
        await visit.button('platform.signIn').click()
      }
      await expect.poll(visit.portal.identities).toEqual([newcomer.id])
    },
  },
  {
    name: 'takes a name of ours',
    on: ({ proves, ownAccounts }) => ownAccounts && !proves,
    async run(visit) {
      await visit.openBank()
      await visit.button('bank.register').click()
      const fill = (key: string, text: string) => visit.game.getByLabel(t(key), { exact: true }).fill(text)
      await fill('account.name', 'Кот Учёный')
      for (const key of ['password', 'repeat']) await fill(`account.${key}`, 'correct horse')
      await visit.game.getByRole('checkbox').check({ force: true })
      await visit.button('account.register').click()
      await visit.sees('account.registered')
    },
  },
  {
    name: 'hears that nothing is sold',
    on: ({ canPay }) => !canPay,
    async run(visit) {
      await visit.openBank()
      await visit.sees('bank.noSale')
      await visit.closeBank()
    },
  },
  {
    name: 'gives a purchase up',
    on: ({ canPay }) => canPay,
    async run(visit, { tellsCancel, pays, method }) {
      await visit.buy('CANCEL', method)
      if (tellsCancel) await visit.sees('bank.purchase.CANCELLED')
      // Where no window tells, the purchase stays open for its notice; the player goes on.
      else await visit.sees(pays === 'INSTEAD' ? 'bank.unsettled_one' : 'bank.purchase.hide')
      if (pays !== 'INSTEAD') await visit.leavePurchase()
      expect(await visit.portal.gems()).toEqual([])
    },
  },
  {
    name: 'buys gems and sees them in the purse',
    on: ({ canPay }) => canPay,
    async run(visit, { method }) {
      await visit.buy('PAY', method)
      expect(await visit.take()).toBeGreaterThan(0)
    },
  },
  {
    name: 'is refunded',
    on: ({ refunds }) => refunds,
    async run(visit) {
      const given = (await visit.portal.gems()).at(-1)!
      expect(await visit.portal.notify('REFUND')).toBeGreaterThan(0)
      await visit.sees('bank.refunded_many')
      expect((await visit.portal.gems()).at(-1)).toBe(-given)
      await visit.seesPurse()
    },
  },
  {
    name: 'is given gems for an advert',
    on: ({ canReward }) => canReward,
    async run(visit) {
      const before = await visit.portal.gems()
      await visit.openBank()
      await visit.game.getByRole('tab', { name: t('bank.tab.free') }).click()
      await visit.button('bank.advert.watch').click()
      await expect.poll(async () => (await visit.portal.gems()).length).toBe(before.length + 1)
      expect((await visit.portal.gems()).at(-1)).toBeGreaterThan(0)
      await visit.seesPurse()
    },
  },
  {
    name: 'plays as long as nothing lies over the road, and the portal hears of it',
    on: ({ hearsPlay }) => hearsPlay,
    async run(visit) {
      await visit.openBank()
      await expect.poll(async () => (await visit.play()).at(-1)).toBe('stop')
      await visit.closeBank()
      await expect.poll(async () => (await visit.play()).at(-1)).toBe('start')
    },
  },
  {
    name: 'is paused, and goes on',
    on: ({ pauses }) => pauses,
    async run(visit, { hearsPlay }) {
      if ((await visit.game.locator('.sky-panel').count()) > 0) await visit.closeBank()
      const hears = async () => (hearsPlay ? (await visit.play()).at(-1) : null)
      const goesOn = async () => ({ drawn: await visit.isDrawn(), heard: await visit.isHeard(), play: await hears() })
      await expect.poll(goesOn).toEqual({ drawn: true, heard: true, play: hearsPlay ? 'start' : null })
      await visit.onStandIn((portal) => portal.pause(), null)
      await expect.poll(goesOn).toEqual({ drawn: false, heard: false, play: hearsPlay ? 'stop' : null })
      await visit.onStandIn((portal) => portal.resume(), null)
      await expect.poll(goesOn).toEqual({ drawn: true, heard: true, play: hearsPlay ? 'start' : null })
    },
  },
  {
    name: 'is muted, and heard again',
    on: ({ mutes }) => mutes,
    async run(visit) {
      for (const muted of [true, false]) {
        expect(await visit.isHeard()).toBe(muted)
        await visit.onStandIn((portal, muted) => portal.mute(muted), muted)
        await expect.poll(visit.isHeard).toBe(!muted)
      }
    },
  },
  {
    name: 'finds at the next start what no window told of',
    on: ({ canPay }) => canPay,
    async run(visit, { method }) {
      const before = await visit.portal.gems()
      await visit.payUnseen(method)
      expect(await visit.portal.gems()).toEqual(before)
      await visit.sees('bank.arrived')
      await visit.openBank()
      expect(await visit.take()).toBeGreaterThan(0)
    },
  },
]
