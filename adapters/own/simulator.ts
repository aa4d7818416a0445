import { sumText } from '@skystair/platform/proof'
import { noOffers, reasons, type Simulator, xsollaNotices, xsollaResponse, xsollaTestSettings } from '@skystair/platform/simulator'
import { robokassaNotice, robokassaResponse, robokassaStates, robokassaTestSettings } from './robokassa-simulator.ts'

const xsollaSettings = xsollaTestSettings('XSOLLA')
const page = () => ({ query: {}, scripts: {} })

/** The own site: no portal around the game, and the servers of both providers. */
export const simulator: Simulator = {
  source: 'own',
  offers: { ...noOffers, canPay: true, pays: 'BESIDE', externalLinks: true, ownAccounts: true, links: true },
  review: { embeddedBy: [], start: [], forbidsSelection: false, namesLanguage: false },
  settings: { ...xsollaSettings, ...robokassaTestSettings },
  respond: async (request) => (await xsollaResponse(request)) ?? robokassaResponse(request),
  page,
  frame: false,
}

/** The simulator of each provider, by the last part of the address of its notices. */
export const providers = {
  xsolla: {
    ...simulator,
    settings: xsollaSettings,
    cannot: { ...reasons.noAsking },
    ...xsollaNotices(({ playerId }) => String(playerId)),
  },
  robokassa: {
    ...simulator,
    settings: robokassaTestSettings,
    // Robokassa sends notices of payments only, and sometimes twice.
    notices: (order, kind) => (kind === 'PAY' ? [robokassaNotice(order), robokassaNotice(order)] : []),
    evidence(order) {
      robokassaStates.set(String(order.id), { code: 100, sum: sumText(order.product.prices.RUB!) })
      return {}
    },
    cannot: {
      REFUNDED: 'refunds are not reported: the server sees them only when it asks about an open order',
      ...reasons.oneCurrency,
      ...reasons.noPayer,
    },
  },
} satisfies Record<string, Simulator>
