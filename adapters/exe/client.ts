import type { LaunchGlobals, Platform } from '@skystair/platform'
import { PlatformError, signedLaunch } from '@skystair/platform'
import type { ScriptHost } from '@skystair/platform/sdk'
import { callSdk, loadSdk, once, pageValue, requireText, scriptHost } from '@skystair/platform/sdk'
import { manifest } from './manifest.ts'

const ANSWER_LIMIT = 6000

export interface ExeGlobals extends LaunchGlobals {
  /** ASSUMED to be a global; only its name and its argument are documented. */
  showOrderBox?: (item: string) => unknown
}

export interface ExeHost extends ScriptHost<ExeGlobals> {
  /** Address of the portal's script, which is not documented: the operator sets it. Empty if nothing is sold. */
  readonly sdk: string
}

/** EXE.RU: signed launches, and the portal's own order box. */
export function exePlatform(host: ExeHost = { ...scriptHost<ExeGlobals>(), sdk: pageValue('exeSdk') }): Platform {
  const shape = { manifest, signature: 'auth_key', user: 'viewer_id', identity: 'exe_user' } as const
  const { platform, signed } = signedLaunch(shape, host)
  const address = host.sdk
  const canPay = signed && /^https:\/\//.test(address)
  const orderBox = once(async () => {
    await loadSdk(host, address)
    const { showOrderBox } = host.globals
    if (typeof showOrderBox !== 'function') throw new PlatformError('SDK_UNAVAILABLE', 'The script came without its order box')
    return showOrderBox
  })
  return {
    ...platform,
    capabilities: { ...platform.capabilities, canPay },
    pay: {
      ...platform.pay,
      async buy({ payload }) {
        if (!canPay) throw new PlatformError('UNSUPPORTED', 'Nothing is sold here')
        const item = requireText(payload.item)
        const show = await orderBox()
        await callSdk(() => show(item), ANSWER_LIMIT)
        // What the box reports to the game is not documented: our server receives the purchase itself.
        return { outcome: 'UNKNOWN' }
      },
      confirm: async () => {},
    },
  }
}

export { exePlatform as platform }
