import type { HostMode, PurchaseMode, SimulatedControls, SimulatedUser } from '@skystair/platform/simulator'
import type { MailCallbacks, MailGlobals } from './sdk.ts'

type MailWindow = MailGlobals & { simulatedPortal?: SimulatedControls }

/** The portal's frame script in a page. Must not use anything outside itself, as it is sent as text. */
export function mailStandIn(window: MailWindow, host: HostMode, purchase: PurchaseMode, user: SimulatedUser): void {
  const calls: string[] = []
  const portal: SimulatedControls = {
    purchase,
    ad: 'WATCHED',
    calls,
  }
  window.simulatedPortal = portal
  const later = (news: () => void) => void setTimeout(news)
  const apiOf = (game: MailCallbacks) => ({
    getLoginStatus: () => later(() => game.getLoginStatusCallback({ status: 'ok', loginStatus: host === 'GUEST' ? 0 : 3 })),
    registerUser: () => later(() => game.registerUserCallback({ status: portal.purchase === 'CANCEL' ? 'error' : 'ok' })),
    reloadWindow: () => void calls.push('reloadWindow'),
    userProfile: () => later(() => game.userProfileCallback({ status: 'ok', uid: Number(user.id), nick: user.name })),
    paymentFrame: ({ merchant_param, sum }: { merchant_param: string; sum: string }) => {
      calls.push(`paymentFrame ${sum} ${merchant_param}`)
      // Closing the window and a failed payment are not reported.
      if (portal.purchase === 'PAY') later(() => game.paymentReceivedCallback({ uid: Number(user.id) }))
    },
    showAds: () => {
      const answers = {
        WATCHED: { type: 'adCompleted' },
        CLOSED: { type: 'adDismissed', code: 'Skipped' },
        UNFILLED: { type: 'adDismissed', code: 'AdsNotFound' },
        SILENT: null,
      }
      const answer = answers[portal.ad]
      if (answer) later(() => game.adsCallback(answer))
    },
  })
  window.iframeApi = async (game) => {
    if (host === 'THROWING') throw new Error('The portal is out of order')
    if (host === 'SLOW') await new Promise<void>((resolve) => setTimeout(resolve, 20_000))
    return apiOf(game)
  }
}
