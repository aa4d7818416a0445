import { noOffers, type Simulator, xsollaContents, xsollaNotice, xsollaResponse, xsollaTestSettings } from '@skystair/platform/simulator'
import { robokassaNotice, robokassaResponse, robokassaTestSettings } from './robokassa-simulator.ts'

const xsollaSettings = xsollaTestSettings('XSOLLA')
const page = () => ({ query: {}, scripts: {} })

/** The own site: no portal around the game, and the servers of both providers. */
export const simulator: Simulator = {
  source: 'own',
  offers: { ...noOffers, canPay: true, pays: 'BESIDE', externalLinks: true, ownAccounts: true, links: true },
  settings: { ...xsollaSettings, ...robokassaTestSettings },
  respond: async (request) => (await xsollaResponse(request)) ?? robokassaResponse(request),
  page,
  frame: false,
}

/** Each provider alone, by the last part of its notices' address. */
export const providers = {
  xsolla: {
    ...simulator,
    settings: xsollaSettings,
    notices: (order, kind) => xsollaContents(order, kind).map((content) => xsollaNotice(content)),
  },
  robokassa: {
    ...simulator,
    settings: robokassaTestSettings,
    // Robokassa sends notices of payments only, and sometimes twice.
    notices: (order, kind) => (kind === 'PAY' ? [robokassaNotice(order), robokassaNotice(order)] : []),
  },
} satisfies Record<string, Simulator>
