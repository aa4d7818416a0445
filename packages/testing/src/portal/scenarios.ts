import type { PortalOffers } from '@skystair/platform/simulator'
import { expect } from 'vitest'
import { newcomer } from './portal.ts'
import { t, type Visit } from './visit.ts'

/** What a portal offers, as its simulator declares it. */
export interface Terms extends PortalOffers {
  /** Whether the game is in a frame of another site. */
  readonly framed: boolean
  /** Whether the portal proves the player's identity to our server. */
  readonly proves: boolean
  /** Whether the portal sends notices of refunds. */
  readonly refunds: boolean
  /** The payment method to choose in the bank if there are several. */
  readonly method?: RegExp
}

export interface Scenario {
  /** Completes the sentence "on <platform> …". */
  readonly name: string
  readonly on: (terms: Terms) => boolean
  readonly run: (visit: Visit, terms: Terms) => Promise<void>
}

/** The steps of one visit of a new player, in order; each step continues where the previous one ended. */
export const scenarios: readonly Scenario[] = [
  {
    name: 'starts',
    on: () => true,
    run: (visit) => visit.startPlaying(),
  },
  {
    name: 'is in a frame of another site, whose cookies are refused',
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
        // The game continues as the player who signed in, and closes its windows on the way.
        await visit.game.locator('.sky-bank').waitFor({ state: 'detached' })
      }
      await expect.poll(visit.portal.identities).toEqual([newcomer.id])
    },
  },
  {
    name: 'registers with a name',
    on: ({ proves, ownAccounts }) => ownAccounts && !proves,
    async run(visit) {
      await visit.openBank()
      await visit.button('bank.register').click()
      const fill = (key: string, text: string) => visit.game.getByLabel(t(key), { exact: true }).fill(text)
      await fill('account.name', 'Кот Учёный')
      for (const key of ['password', 'repeat']) await fill(`account.${key}`, 'correct horse')
      await visit.game.getByRole('checkbox').check({ force: true })
      await visit.button('account.register').click()
      await visit.waitForText('account.registered')
    },
  },
  {
    name: 'sees that nothing is sold',
    on: ({ canPay }) => !canPay,
    async run(visit) {
      await visit.openBank()
      await visit.waitForText('bank.noSale')
      await visit.closeBank()
    },
  },
  {
    name: 'cancels a purchase',
    on: ({ canPay }) => canPay,
    async run(visit, { reportsCancel, pays, method }) {
      await visit.buy('CANCEL', method)
      if (reportsCancel) await visit.waitForText('bank.purchase.CANCELLED')
      // If the window reports nothing, the purchase waits for its notice while the player continues.
      else await visit.waitForText(pays === 'INSTEAD' ? 'bank.unsettled_one' : 'bank.purchase.hide')
      if (pays !== 'INSTEAD') await visit.leavePurchase()
      expect(await visit.portal.gems()).toEqual([])
    },
  },
  {
    name: 'buys gems and sees them',
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
      await visit.waitForText('bank.refunded_many')
      expect((await visit.portal.gems()).at(-1)).toBe(-given)
      await visit.checkPurse()
    },
  },
  {
    name: 'gets gems for an advert',
    on: ({ canReward }) => canReward,
    async run(visit) {
      const before = await visit.portal.gems()
      await visit.openBank()
      await visit.game.getByRole('tab', { name: t('bank.tab.free') }).click()
      await visit.button('bank.advert.watch').click()
      await visit.comeBack()
      await expect.poll(async () => (await visit.portal.gems()).length).toBe(before.length + 1)
      expect((await visit.portal.gems()).at(-1)).toBeGreaterThan(0)
      await visit.checkPurse()
    },
  },
  {
    name: 'plays while no window is open, and the portal receives reports',
    on: ({ receivesPlay }) => receivesPlay,
    async run(visit) {
      await visit.openBank()
      await expect.poll(async () => (await visit.playCalls()).at(-1)).toBe('stop')
      await visit.closeBank()
      await expect.poll(async () => (await visit.playCalls()).at(-1)).toBe('start')
    },
  },
  {
    name: 'is paused and resumed',
    on: ({ pauses }) => pauses,
    async run(visit, { receivesPlay }) {
      if (await visit.hasWindow()) await visit.closeBank()
      const hears = async () => (receivesPlay ? (await visit.playCalls()).at(-1) : null)
      const goesOn = async () => ({ drawn: await visit.isDrawn(), heard: await visit.isSounding(), play: await hears() })
      await expect.poll(goesOn).toEqual({ drawn: true, heard: true, play: receivesPlay ? 'start' : null })
      await visit.onStandIn((portal) => portal.pause!(), null)
      await expect.poll(goesOn).toEqual({ drawn: false, heard: false, play: receivesPlay ? 'stop' : null })
      await visit.onStandIn((portal) => portal.resume!(), null)
      await expect.poll(goesOn).toEqual({ drawn: true, heard: true, play: receivesPlay ? 'start' : null })
    },
  },
  {
    name: 'is muted and unmuted',
    on: ({ mutes }) => mutes,
    async run(visit) {
      for (const muted of [true, false]) {
        await expect.poll(visit.isSounding).toBe(muted)
        await visit.onStandIn((portal, muted) => portal.mute!(muted), muted)
        await expect.poll(visit.isSounding).toBe(!muted)
      }
    },
  },
  {
    name: 'finds at the next start a purchase without a result',
    on: ({ canPay }) => canPay,
    async run(visit, { method }) {
      const before = await visit.portal.gems()
      await visit.payAfterClosing(method)
      expect(await visit.portal.gems()).toEqual(before)
      await visit.waitForText('bank.arrived')
      await visit.openBank()
      expect(await visit.take()).toBeGreaterThan(0)
    },
  },
]
