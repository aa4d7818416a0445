import type { Bought, Identity, PayOrder, Platform, PurchaseOutcome } from '@skystair/platform'
import { closedNavigation, exchangeFor, languageOf, PlatformError, webPlatform } from '@skystair/platform'
import type { ScriptHost } from '@skystair/platform/sdk'
import { callSdk, pageValue, requireText, scriptHost } from '@skystair/platform/sdk'
import { openFapi } from './fapi.ts'
import { manifest } from './manifest.ts'
import type { Fapi, OkGlobals } from './sdk.ts'

/** Time limits for a response, for an advert to load, and for windows that the player looks at, milliseconds. */
const ANSWER_LIMIT = 4000
const LOAD_LIMIT = 20_000
const SHOWN_LIMIT = 180_000
const WINDOW_LIMIT = 600_000
/** Returns the part of the launch that proves the player; sorted, so that a launch always has the same text. */
const PROOF = ['auth_sig', 'logged_user_id', 'session_key', 'session_secret_key']
/** ASSUMED: the banner at the lower edge covers so much of the game, CSS pixels. */
const BANNER_HEIGHT = 60
const OUTCOMES: Readonly<Record<string, PurchaseOutcome>> = { ok: 'PAID', cancel: 'CANCELLED', error: 'FAILED' }
/** The portal accepts at most 120 characters. */
const INVITATION = {
  RU: 'Я поднимаюсь по небесной лестнице Skystair. Догоняй!',
  EN: 'I am climbing the sky stairs of Skystair. Catch up with me!',
}

export interface OkHost extends ScriptHost<OkGlobals> {
  /** The id of the game's group, which is public. Empty if the operator set none. */
  readonly group: string
  /** Whether the operator wants the portal's banner. */
  readonly banner: boolean
}

/** Odnoklassniki, by FAPI 5. */
export function okPlatform(
  host: OkHost = { ...scriptHost<OkGlobals>(), group: pageValue('okGroup'), banner: pageValue('okBanner') === '1' },
): Platform {
  const web = webPlatform(manifest, host)
  const fapi = openFapi(host)
  const launch = new URL(host.window.location.href).searchParams
  const value = (name: string) => launch.get(name) ?? ''
  const inside = value('api_server') !== '' && value('apiconnection') !== ''
  const named = value('authorized') !== '0' && value('logged_user_id') !== ''
  let lang = languageOf(host.language)

  /** The name and the language are optional, so nothing waits for them. */
  const userOf = async () => {
    const { Client } = await fapi.ready()
    const asked = () =>
      new Promise<unknown>((resolve, reject) =>
        Client.call({ method: 'users.getCurrentUser', fields: 'uid,name,locale' }, (status, data, error) =>
          status === 'ok' ? resolve(data) : reject(error),
        ),
      )
    const { name, locale } = Object(await callSdk(asked, ANSWER_LIMIT))
    return { name: typeof name === 'string' ? name : '', locale: typeof locale === 'string' ? locale : '' }
  }
  const authenticate = async (): Promise<Identity> => {
    await fapi.ready()
    if (!named) return { headers: {}, query: {}, known: false, ...(lang ? { lang } : {}) }
    const id = value('logged_user_id')
    if (!/^\d+$/.test(id)) throw new PlatformError('BAD_ANSWER', 'The portal named no valid player')
    const { name, locale } = await userOf().catch(() => ({ name: '', locale: '' }))
    lang = languageOf(locale) ?? lang
    const proof = { launch: PROOF.map((field) => `${field}=${encodeURIComponent(value(field))}`).join('&') }
    return {
      headers: {},
      query: { logged_user_id: id },
      known: true,
      ...(lang ? { lang } : {}),
      ...(name ? { displayName: name } : {}),
      exchange: exchangeFor(manifest, proof),
    }
  }
  const unfilled = (data: string) => new PlatformError('UNFILLED', `No advert: ${data}`)
  const loaded = (result: string, data: string) => {
    if (result === 'error') throw unfilled(data)
    return result === 'ok' || undefined
  }
  const canPay = inside && named
  const canJoin = canPay && /^[1-9]\d*$/.test(host.group)

  const buy = async ({ payload }: PayOrder): Promise<Bought> => {
    const { name, description, code, price, attributes } = payload
    const show = ({ UI }: Fapi) =>
      UI.showPayment(
        requireText(name),
        requireText(description),
        requireText(code),
        Number(requireText(price)),
        null,
        requireText(attributes),
        'ok',
        'true',
      )
    const answered = fapi.show('showPayment', show, (result) => OUTCOMES[result], WINDOW_LIMIT)
    return { outcome: await answered.catch(() => 'UNKNOWN' as const) }
  }

  return {
    ...web,
    capabilities: {
      ...web.capabilities,
      canPay,
      canReward: inside,
      canInterstitial: inside,
      canBanner: inside && host.banner,
      canSeeBlocker: inside,
      canInvite: inside,
      canJoin,
      canRate: inside && named,
      externalLinks: false,
      ownAccounts: !inside,
    },
    auth: { ...web.auth, authenticate },
    pay: { ...web.pay, ...(canPay ? { buy, confirm: async () => {} } : {}) },
    ads: {
      ...web.ads,
      rewarded: async () => {
        if (!inside) return web.ads.rewarded()
        await fapi.show('loadAd', ({ UI }) => UI.loadAd(), loaded, LOAD_LIMIT)
        const watched = (result: string, data: string) => {
          if (/^(complete|ad_shown)$/.test(data)) return true
          if (data === 'skip') return false
          if (result === 'error') throw unfilled(data)
          return undefined
        }
        return await fapi.show('showLoadedAd', ({ UI }) => UI.showLoadedAd(), watched, SHOWN_LIMIT)
      },
      blocked: async () => {
        if (!inside) return web.ads.blocked()
        const judge = (result: string, data: string) => result === 'ok' && data === 'true'
        return await fapi.show('isAdBlockEnabled', (FAPI) => FAPI.invokeUIMethod('isAdBlockEnabled'), judge, ANSWER_LIMIT)
      },
      interstitial: async () => {
        if (!inside) return
        const over = (result: string, data: string) => (result === 'error' || data === 'ad_shown' ? true : undefined)
        await fapi.show('showAd', ({ UI }) => UI.showAd(), over, SHOWN_LIMIT).catch(() => {})
      },
      banner: async (shown) => {
        if (!inside || !host.banner) return web.ads.banner(shown)
        if (shown) {
          await fapi.show('requestBannerAds', (FAPI) => FAPI.invokeUIMethod('requestBannerAds'), loaded, LOAD_LIMIT)
          await fapi.show('showBannerAds', (FAPI) => FAPI.invokeUIMethod('showBannerAds', 'bottom'), loaded, ANSWER_LIMIT)
          return BANNER_HEIGHT
        }
        await fapi.show('hideBannerAds', (FAPI) => FAPI.invokeUIMethod('hideBannerAds'), loaded, ANSWER_LIMIT).catch(() => {})
        return 0
      },
    },
    social: {
      ...web.social,
      invite: async (code) => {
        if (!inside) return web.social.invite(code)
        const { UI } = await fapi.ready()
        await callSdk(() => UI.showInvite(INVITATION[lang ?? 'RU'], `ref=${encodeURIComponent(code)}`), ANSWER_LIMIT)
      },
      join: async () => {
        if (!canJoin) return web.social.join()
        const { UI } = await fapi.ready()
        // The player's choice is reported by an event that changes nothing here.
        await callSdk(() => UI.joinGroup(host.group), ANSWER_LIMIT)
      },
      rate: async () => {
        if (!inside || !named) return web.social.rate()
        const { UI } = await fapi.ready()
        if (!UI.showRatingDialog) throw new PlatformError('UNSUPPORTED', 'This version of the script has no rating')
        // As with the group, nothing is reported that would matter.
        await callSdk(() => UI.showRatingDialog?.(), ANSWER_LIMIT)
      },
    },
    navigation: {
      ...closedNavigation(web.navigation),
      // The launch contains secrets that the game must not see, and our own referral code.
      get query(): Record<string, string> {
        const ref = new URLSearchParams(value('custom_args')).get('ref')
        return ref ? { ref } : {}
      },
    },
    destroy: fapi.destroy,
  }
}

export { okPlatform as platform }
