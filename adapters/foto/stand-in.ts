import type { HostMode, PurchaseMode, SimulatedControls, SimulatedUser } from '@skystair/platform/simulator'
import type { FotoApi, FotoGlobals } from './sdk.ts'

type FotoWindow = FotoGlobals & { simulatedPortal?: SimulatedControls }

/** The portal's script in a page. Must not use anything outside itself, as it is sent as text. */
export function fotoStandIn(window: FotoWindow, host: HostMode, purchase: PurchaseMode, user: SimulatedUser): void {
  const calls: string[] = []
  const portal: SimulatedControls = {
    purchase,
    // The portal has no adverts.
    ad: 'UNFILLED',
    calls,
  }
  window.simulatedPortal = portal
  const answer = (callback: (data: unknown) => void, data: unknown) => void setTimeout(() => callback(data), host === 'SLOW' ? 20_000 : 0)
  const results = { PAY: 'success', CANCEL: 'cancel', FAIL: 'error', CLOSED: null }

  window.fsapi = class implements FotoApi {
    init(onError: (error: unknown) => void) {
      if (host === 'THROWING') onError('no connection')
    }
    api(method: string, _params: Readonly<Record<string, string>>, callback: (data: unknown) => void) {
      const profile = host === 'LYING' ? 'nothing' : { [user.id]: { user_name: user.name } }
      answer(callback, method === 'User.getProfiles' ? { response: profile } : { error: 1 })
    }
    event(name: string, callback: (data: unknown) => void, params: Readonly<Record<string, string | number>>) {
      calls.push(`${name} ${params.itemId} ${params.priceFmCents} ${params.forwardData} ${params.isDebug}`)
      const result = results[portal.purchase]
      if (result) answer(callback, { result })
    }
  }
}
