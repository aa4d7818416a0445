import type { Simulator } from '@skystair/platform'
import { xsollaAnswer, xsollaContents, xsollaNotice, xsollaTestSettings } from '@skystair/platform/pay/xsolla-simulator'
import { noOffers } from '@skystair/platform/simulated-offers'
import { robokassaAnswer, robokassaNotice, robokassaTestSettings } from './robokassa-simulator.ts'

const settings = { ...xsollaTestSettings('XSOLLA'), ...robokassaTestSettings }
const page = () => ({ query: {}, scripts: {} })

/** The own site: no portal around the game, and the servers of both providers. */
export const simulator: Simulator = {
  source: 'own',
  offers: { ...noOffers, canPay: true, pays: 'BESIDE', externalLinks: true, ownAccounts: true, links: true },
  settings,
  answer: async (request) => (await xsollaAnswer(request)) ?? robokassaAnswer(request),
  page,
  frame: false,
}

/** Each provider alone, by the name under which it hears of its payments. */
export const providers = {
  xsolla: { ...simulator, notices: (order, kind) => xsollaContents(order, kind).map((content) => xsollaNotice(content)) },
  // Robokassa tells only of what was paid, and sometimes twice.
  robokassa: { ...simulator, notices: (order, kind) => (kind === 'PAY' ? [robokassaNotice(order), robokassaNotice(order)] : []) },
} satisfies Record<string, Simulator>
