import type { Bought, Identity, Platform } from '@skystair/platform'
import { exchangeFor, PlatformError, webPlatform } from '@skystair/platform'
import type { ScriptHost } from '@skystair/platform/sdk'
import { requireText, scriptHost } from '@skystair/platform/sdk'
import { openFrame } from './frame.ts'
import { manifest } from './manifest.ts'
import type { MailGlobals } from './sdk.ts'

/** Time limits for a response, and for windows that the player looks at, milliseconds. */
const ANSWER_LIMIT = 4000
const SHOWN_LIMIT = 180_000
const WINDOW_LIMIT = 600_000

/** The game portal of Mail.ru, by its frame script; and My World, which identifies players and offers nothing else that the game uses. */
export function mailPlatform(host: ScriptHost<MailGlobals> = scriptHost()): Platform {
  const web = webPlatform(manifest, host)
  const launch = new URL(host.window.location.href).searchParams
  const value = (name: string) => launch.get(name) ?? ''
  const world = value('vid') !== ''
  const inside = !world && value('appid') !== ''
  const id = value(world ? 'vid' : 'uid')
  const named = id !== '' && value(world ? 'authentication_key' : 'sign') !== ''
  const frame = openFrame(host, value('appid'))

  /**
   * Returns what the portal has signed: the whole query on the game portal, three values in My World. Sorted, so that a launch always has
   * the same text.
   */
  const signed = () =>
    [...launch]
      .filter(([name]) => !world || ['app_id', 'authentication_key', 'vid'].includes(name))
      .sort(([a], [b]) => (a < b ? -1 : 1))
      .map(([name, text]) => `${encodeURIComponent(name)}=${encodeURIComponent(text)}`)
      .join('&')
  const nick = async () => {
    const { nick } = await frame.tellMe('profile', (api) => api.userProfile(), ANSWER_LIMIT)
    return typeof nick === 'string' ? nick : ''
  }
  const authenticate = async (): Promise<Identity> => {
    if (!world) await frame.ready()
    const guest = await web.auth.authenticate()
    if (!named) return guest
    if (!/^[1-9]\d*$/.test(id)) throw new PlatformError('BAD_ANSWER', 'The portal named no valid player')
    const displayName = world ? '' : await nick().catch(() => '')
    return {
      ...guest,
      query: { uid: id },
      known: true,
      ...(displayName ? { displayName } : {}),
      exchange: exchangeFor(manifest, { launch: signed() }),
    }
  }
  /** Resolves to true if the advert was watched to the end. */
  const advert = async (interstitial: boolean) => {
    const { type, code } = await frame.tellMe('advert', (api) => api.showAds({ interstitial }), SHOWN_LIMIT)
    if (type === 'adError' || code === 'AdsNotFound') throw new PlatformError('UNFILLED', 'No advert')
    return type === 'adCompleted'
  }

  return {
    ...web,
    capabilities: {
      ...web.capabilities,
      canPay: inside && named,
      canReward: inside,
      canInterstitial: inside,
      canSignIn: inside && !named,
      ownAccounts: !inside && !world,
    },
    auth: {
      authenticate,
      signIn: async () => {
        if (!inside || named) return web.auth.signIn()
        const { status } = await frame.tellMe('registered', (api) => api.registerUser(), SHOWN_LIMIT)
        if (status !== 'ok') throw new PlatformError('CANCELLED', 'The player did not register')
        // The address contains the player only after the page is opened again.
        const portal = await frame.ready()
        portal.reloadWindow()
        return authenticate()
      },
    },
    pay: {
      ...web.pay,
      confirm: async () => {},
      buy: async (order): Promise<Bought> => {
        if (!inside || !named) return web.pay.buy(order)
        const options = { merchant_param: requireText(order.payload.merchant_param), sum: requireText(order.payload.sum) }
        // Closing the window is not reported, and other results are only a hint.
        const received = frame.tellMe('paid', (api) => api.paymentFrame(options), WINDOW_LIMIT)
        return { outcome: await received.then(() => 'PAID' as const).catch(() => 'UNKNOWN' as const) }
      },
    },
    ads: inside ? { ...web.ads, rewarded: () => advert(false), interstitial: () => advert(true).then(nothing, nothing) } : web.ads,
    navigation: {
      ...web.navigation,
      get query(): Record<string, string> {
        return value('ref') ? { ref: value('ref') } : {}
      },
    },
    destroy: frame.destroy,
  }
}

const nothing = () => {}

export { mailPlatform as platform }
