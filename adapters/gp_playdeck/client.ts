import type { Bought, Identity, Platform, PurchaseOutcome } from '@skystair/platform'
import { closedNavigation, exchangeFor, languageOf, liveCapabilities, PlatformError, signal, webPlatform } from '@skystair/platform'
import type { ScriptHost } from '@skystair/platform/sdk'
import { requireText, scriptHost } from '@skystair/platform/sdk'
import { manifest } from './manifest.ts'
import { type PlayDeckGlobals, playDeckWrapper } from './wrapper.ts'

const ANSWER_LIMIT = 5000
/** Adverts and Telegram's own windows last as long as the player looks at them, milliseconds. */
const SHOWN_LIMIT = 600_000

const OUTCOMES: Readonly<Record<string, PurchaseOutcome>> = { paid: 'PAID', cancelled: 'CANCELLED', failed: 'FAILED' }

interface Profile {
  readonly username?: string
  readonly firstName?: string
  readonly telegramId?: number
  readonly locale?: string
  readonly params?: Readonly<Record<string, unknown>> | null
}

/** Returns a value that a message holds under a name, or as its whole: the documents and the games of others differ. */
const valueOr = (value: unknown, name: string): unknown => (typeof value === 'object' && value ? Reflect.get(value, name) : value)

/** PlayDeck: the game in a wrapper that is itself a mini-app of Telegram. */
export function gpPlayDeckPlatform(host: ScriptHost<PlayDeckGlobals> = scriptHost()): Platform {
  const web = webPlatform(manifest, host)
  const wrapper = playDeckWrapper(host.globals)
  const [pause, resume] = [signal(), signal()]
  let known = false
  let ref = ''
  let menu = false

  // While the wrapper's menu is open it covers the game.
  wrapper.heard(({ method, value }) => {
    if (method !== 'getPlaydeckState' || typeof value !== 'boolean' || value === menu) return
    menu = value
    if (menu) pause.emit()
    else resume.emit()
  })

  const authenticate = async (): Promise<Identity> => {
    const { value: got } = await wrapper.ask('getToken', undefined, ANSWER_LIMIT)
    const token = valueOr(got, 'token')
    if (token === undefined) throw new PlatformError('BAD_ANSWER', 'The wrapper gave no token')
    const { value } = await wrapper.ask('getUserProfile', undefined, ANSWER_LIMIT).catch(() => ({ value: null }))
    const profile = (value ?? {}) as Profile
    ref = typeof profile.params?.ref === 'string' ? profile.params.ref : ''
    known = token !== null
    const lang = languageOf(profile.locale ?? host.language)
    const displayName = profile.firstName || profile.username
    return {
      headers: {},
      // The number comes from the wrapper without a signature.
      query: { gp_platform: 'PLAYDECK', ...(known && profile.telegramId ? { tg_user_id: String(profile.telegramId) } : {}) },
      known,
      ...(lang ? { lang } : {}),
      ...(known && displayName ? { displayName } : {}),
      ...(known ? { exchange: exchangeFor(manifest, { token: requireText(token) }) } : {}),
    }
  }

  async function buy({ amount, description, externalId }: Readonly<Record<string, string>>): Promise<Bought> {
    const order = { amount: Number(amount), description: requireText(description), externalId: requireText(externalId) }
    const { value } = await wrapper.ask('requestPayment', order, ANSWER_LIMIT)
    const url = requireText(valueOr(value, 'url'))
    // An invoice closed with `pending` may still be paid: the game waits for our server.
    const closed = await wrapper.ask('openTelegramLink', url, SHOWN_LIMIT, ['invoiceClosed']).catch(() => null)
    return { outcome: OUTCOMES[String(valueOr(closed?.value, 'status'))] ?? 'UNKNOWN' }
  }

  async function advert(): Promise<boolean> {
    pause.emit()
    try {
      const { method } = await wrapper.ask('showAd', undefined, SHOWN_LIMIT, ['rewardedAd', 'skipAd', 'errAd', 'notFoundAd'])
      if (method === 'errAd' || method === 'notFoundAd') throw new PlatformError('UNFILLED', 'No advert')
      return method === 'rewardedAd'
    } finally {
      resume.emit()
    }
  }

  return {
    ...web,
    capabilities: liveCapabilities(
      { ...web.capabilities, canReward: true, canInterstitial: true, canInvite: true, externalLinks: false, ownAccounts: false },
      { canPay: () => known, canStore: () => known },
    ),
    auth: { ...web.auth, authenticate },
    pay: {
      ...web.pay,
      async buy({ payload }) {
        if (!known) throw new PlatformError('UNSUPPORTED', 'Only players whom Telegram knows may buy')
        return buy(payload)
      },
      confirm: async () => {},
    },
    ads: {
      ...web.ads,
      rewarded: advert,
      interstitial: () =>
        advert().then(
          () => {},
          () => {},
        ),
    },
    lifecycle: {
      ...web.lifecycle,
      // The wrapper's scale has no zero, and a hundred shows its play button, which belongs to `ready`.
      loadingProgress: (pct) => wrapper.say('loading', Math.min(99, Math.max(1, Math.round(pct)))),
      ready: () => wrapper.say('loading', 100),
      onPause: pause.on,
      onResume: resume.on,
    },
    social: { ...web.social, invite: async (code) => wrapper.say('customShare', { ref: code }) },
    cloud: {
      get: async (key) => {
        if (!known) return web.cloud.get(key)
        const { value } = await wrapper.ask('getData', undefined, ANSWER_LIMIT, ['getData'], key)
        const data = (value as { data?: unknown } | null | undefined)?.data
        return typeof data === 'string' && data !== '' ? data : null
      },
      // The wrapper confirms nothing.
      set: async (key, value) => (known ? wrapper.say('setData', value, key) : web.cloud.set(key, value)),
    },
    navigation: closedNavigation(web.navigation, () => (ref ? { ref } : ({} as Record<string, string>))),
    destroy: () => {
      wrapper.close()
      pause.clear()
      resume.clear()
    },
  }
}

export { gpPlayDeckPlatform as platform }
