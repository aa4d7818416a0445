import type { HostMode, PurchaseMode, SimulatedControls, SimulatedUser } from '@skystair/platform/simulator'
import type { Fapi, OkGlobals } from './sdk.ts'

type OkWindow = OkGlobals & { location?: { search: string }; simulatedPortal?: SimulatedControls }
export interface OkScript {
  readonly host: HostMode
  readonly purchase: PurchaseMode
  readonly user: SimulatedUser
  readonly query: Readonly<Record<string, string>>
}

/** The portal's SDK in a page. Must not use anything outside itself, as it is sent as text. */
export function okStandIn(window: OkWindow, { host, purchase, user, query }: OkScript): void {
  const calls: string[] = []
  const portal: SimulatedControls = {
    purchase,
    ad: 'WATCHED',
    calls,
    listeners: () => (window.API_callback ? 1 : 0),
  }
  window.simulatedPortal = portal
  const say = (method: string, result: string, data: string) => setTimeout(() => window.API_callback?.(method, result, data))

  const FAPI: Fapi = {
    Util: { getRequestParameters: () => ({ ...query }) },
    init: (_server, _connection, onOk, onError) => {
      if (host === 'THROWING') onError('init failed')
      else setTimeout(onOk, host === 'SLOW' ? 20_000 : 0)
    },
    invokeUIMethod: (method: string) => {
      if (method.endsWith('BannerAds')) {
        calls.push(method)
        if (portal.purchase === 'FAIL') say(method, 'error', 'no_ads')
        else say(method, 'ok', method === 'requestBannerAds' ? 'ad_loaded' : '')
      } else say(method, 'ok', String(portal.blocksAdverts === true))
    },
    Client: {
      call: ({ method }, callback) => {
        const answer = { uid: user.id, name: user.name, locale: user.lang.toLowerCase() }
        setTimeout(() => (method === 'users.getCurrentUser' ? callback('ok', answer, null) : callback('error', null, { error_code: 3 })))
      },
    },
    UI: {
      showPayment: (_name, _description, code, price, _options, attributes, _currency, callback) => {
        calls.push(`showPayment ${code} ${price} ${attributes} ${callback}`)
        // An event of another window comes first, as when several windows are open.
        say('setWindowSize', 'ok', '')
        if (portal.purchase === 'PAY') say('showPayment', 'ok', JSON.stringify({ amount: price }))
        if (portal.purchase === 'CANCEL') say('showPayment', 'cancel', '')
        if (portal.purchase === 'FAIL') say('showPayment', 'error', 'payment failed')
      },
      showRatingDialog: () => void calls.push('showRatingDialog'),
      joinGroup: (id) => void calls.push(`joinGroup ${id}`),
      showInvite: (text, params) => void calls.push(`showInvite ${params} ${text.length}`),
      loadAd: () => {
        if (portal.ad === 'UNFILLED') say('loadAd', 'error', 'no_ads')
        else if (portal.ad !== 'SILENT') say('loadAd', 'ok', 'ready')
      },
      showLoadedAd: () => {
        say('showLoadedAd', 'ok', 'ad_prepared')
        say('showLoadedAd', 'ok', portal.ad === 'WATCHED' ? 'complete' : 'skip')
      },
      showAd: () => {
        if (portal.ad === 'UNFILLED') say('showAd', 'error', 'no_ads')
        else if (portal.ad !== 'SILENT') for (const step of ['ready', 'ad_prepared', 'ad_shown']) say('showAd', 'ok', step)
      },
    },
  }
  window.FAPI = FAPI
}
