import type { Bought, Identity, PayOrder, Platform, PurchaseOutcome } from '@skystair/platform'
import { closedNavigation, exchangeFor, languageOf, PlatformError, webPlatform } from '@skystair/platform'
import type { ScriptHost } from '@skystair/platform/sdk'
import { callSdk, loadSdk, once, pageValue, requireText, scriptHost } from '@skystair/platform/sdk'
import { manifest } from './manifest.ts'
import { type FotoApi, type FotoGlobals, scriptAddress } from './sdk.ts'

/** Time limits for loading the portal, for a response, and for its window, milliseconds. */
const START_LIMIT = 10_000
const ANSWER_LIMIT = 4000
const WINDOW_LIMIT = 600_000
const OUTCOMES: Readonly<Record<string, PurchaseOutcome>> = { success: 'PAID', cancel: 'CANCELLED', close: 'CANCELLED', error: 'FAILED' }

export interface FotoHost extends ScriptHost<FotoGlobals> {
  /** The game's public key for calls from the browser. Empty if the operator set none. */
  readonly clientKey: string
}

/** Returns the real page, whose build writes the public key on the game's element. */
const browserHost = (): FotoHost => ({
  ...scriptHost<FotoGlobals>(),
  clientKey: pageValue('fotoClientKey'),
})

/** Fotostrana. */
export function fotoPlatform(host: FotoHost = browserHost()): Platform {
  const web = webPlatform(manifest, host)
  const launch = new URL(host.window.location.href).searchParams
  const value = (name: string) => launch.get(name) ?? ''
  const [appId, viewerId, authKey] = [value('apiId'), value('viewerId'), value('authKey')]
  const named = viewerId !== '' && authKey !== ''
  const script = scriptAddress(value('fsapi'))
  const canPay = named && script !== null && host.clientKey !== ''

  const sdk = once(async (): Promise<FotoApi> => {
    if (!value('fsapi') || !script) throw new PlatformError('SDK_UNAVAILABLE', 'The address names no script of the portal’s')
    await loadSdk(host, script)
    const { fsapi } = host.globals
    if (!fsapi) throw new PlatformError('SDK_UNAVAILABLE', 'The script came without the SDK')
    const api = new fsapi(appId, host.clientKey)
    await new Promise<void>((resolve, reject) => {
      api.init(reject)
      // The portal reports only errors, and those immediately; every call reports later errors itself.
      resolve()
    })
    return api
  })
  const ready = () => callSdk(sdk, START_LIMIT, 'SDK_UNAVAILABLE')
  const nameOf = async () => {
    const api = await ready()
    const asked = () => new Promise<unknown>((resolve) => api.api('User.getProfiles', { userIds: viewerId, fields: 'user_name' }, resolve))
    const { response } = Object(await callSdk(asked, ANSWER_LIMIT))
    const { user_name } = Object(Object(response)[viewerId])
    return typeof user_name === 'string' ? user_name : ''
  }
  const authenticate = async (): Promise<Identity> => {
    await ready()
    const lang = languageOf(value('lang') || host.language)
    const common = { headers: {}, ...(lang ? { lang } : {}) }
    if (!named) return { ...common, query: {}, known: false }
    if (!/^[1-9]\d*$/.test(viewerId)) throw new PlatformError('BAD_ANSWER', 'The portal named no valid player')
    // The name is optional, so nothing waits for it.
    const displayName = await nameOf().catch(() => '')
    const proof = { launch: String(new URLSearchParams({ apiId: appId, authKey, viewerId })) }
    return {
      ...common,
      query: { fotoUid: viewerId },
      known: true,
      ...(displayName ? { displayName } : {}),
      exchange: exchangeFor(manifest, proof),
    }
  }

  const buy = async ({ payload }: PayOrder): Promise<Bought> => {
    const { itemId, name, priceFmCents, forwardData } = payload
    const api = await ready()
    const item = {
      itemId: requireText(itemId),
      name: requireText(name),
      priceFmCents: Number(requireText(priceFmCents)),
      forwardData: requireText(forwardData),
      isDebug: 0,
    }
    const answered = callSdk(() => new Promise<unknown>((resolve) => api.event('buyItemCallback', resolve, item)), WINDOW_LIMIT)
    const { result } = Object(await answered.catch(() => null))
    return { outcome: OUTCOMES[result] ?? 'UNKNOWN' }
  }

  return {
    ...web,
    capabilities: { ...web.capabilities, canPay, externalLinks: false, ownAccounts: !named },
    auth: { ...web.auth, authenticate },
    pay: { ...web.pay, ...(canPay ? { buy, confirm: async () => {} } : {}) },
    navigation: {
      ...closedNavigation(web.navigation),
      // The launch contains secrets that the game must not see.
      get query(): Record<string, string> {
        return value('ref') ? { ref: value('ref') } : {}
      },
    },
  }
}

export { fotoPlatform as platform }
