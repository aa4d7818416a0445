import type { Bought, Identity, Platform } from '@skystair/platform'
import {
  closedNavigation,
  exchangeFor,
  languageOf,
  liveCapabilities,
  PlatformError,
  signal,
  subscriptions,
  webPlatform,
} from '@skystair/platform'
import type { ScriptHost } from '@skystair/platform/sdk'
import { callSdk, loadSdk, notifySdk, once, requireText, scriptHost } from '@skystair/platform/sdk'
import { manifest } from './manifest.ts'
import { type HarbourGlobals, SDK_ADDRESS } from './sdk.ts'

/** How long the SDK may take to respond, milliseconds. */
const ANSWER_LIMIT = 6000
/** The shop and adverts stay open as long as the player wants, milliseconds. */
const SHOWN_LIMIT = 600_000

/** Harbour, a portal that does not exist. */
export function harbourPlatform(host: ScriptHost<HarbourGlobals> = scriptHost()): Platform {
  const web = webPlatform(manifest, host)
  const listening = subscriptions()
  const [pause, resume, mute] = [signal(), signal(), signal<boolean>()]
  let known = false

  const sdk = once(async () => {
    await loadSdk(host, SDK_ADDRESS)
    const { harbour } = host.globals
    if (typeof harbour?.player !== 'function') throw new PlatformError('SDK_UNAVAILABLE', 'The script came without its SDK')
    const words = { pause: pause.emit, resume: resume.emit, mute: () => mute.emit(true), unmute: () => mute.emit(false) }
    for (const [word, listener] of Object.entries(words) as [keyof typeof words, () => void][])
      listening.add(() => {
        notifySdk(() => harbour.on(word, listener))
        return () => notifySdk(() => harbour.off(word, listener))
      })
    return harbour
  })

  async function authenticate(): Promise<Identity> {
    const harbour = await sdk()
    const player = await callSdk(() => harbour.player(), ANSWER_LIMIT)
    known = player !== null
    if (player === null) return web.auth.authenticate()
    const lang = languageOf(player.lang)
    return {
      headers: {},
      query: {},
      known: true,
      displayName: requireText(player.name),
      ...(lang ? { lang } : {}),
      exchange: exchangeFor(manifest, { ticket: requireText(player.ticket) }),
    }
  }

  async function buy(item: string, tag: string): Promise<Bought> {
    const harbour = await sdk()
    try {
      const receipt = await callSdk(() => harbour.buy(item, tag), SHOWN_LIMIT)
      return receipt === null ? { outcome: 'CANCELLED' } : { outcome: 'PAID', evidence: { receipt: requireText(receipt) } }
    } catch (error) {
      // Without a response the money may still have been taken.
      return { outcome: error instanceof PlatformError && error.code !== 'FAILED' ? 'UNKNOWN' : 'FAILED' }
    }
  }

  const advert = async (kind: 'reward' | 'break') => {
    const harbour = await sdk()
    return (await callSdk(() => harbour.advert(kind), SHOWN_LIMIT, 'UNFILLED')) === true
  }
  const say = (word: 'loaded' | 'playing' | 'resting') =>
    void sdk().then(
      (harbour) => notifySdk(() => harbour.say(word)),
      () => {},
    )

  return {
    ...web,
    capabilities: liveCapabilities(
      { ...web.capabilities, canReward: true, canInterstitial: true, externalLinks: false, ownAccounts: false },
      { canPay: () => known },
    ),
    auth: { ...web.auth, authenticate },
    pay: {
      ...web.pay,
      async buy({ productId, payload }) {
        if (!known) throw new PlatformError('UNSUPPORTED', 'Only players whom Harbour knows may buy')
        return buy(productId, requireText(payload.tag))
      },
      async confirm(evidence) {
        const harbour = await sdk()
        await callSdk(() => harbour.finish(requireText(evidence.receipt)), ANSWER_LIMIT)
      },
      async unconfirmed() {
        if (!known) return []
        const harbour = await sdk()
        return (await callSdk(() => harbour.unfinished(), ANSWER_LIMIT)).map((receipt) => ({ receipt: requireText(receipt) }))
      },
    },
    ads: {
      ...web.ads,
      rewarded: () => advert('reward'),
      interstitial: () =>
        advert('break').then(
          () => {},
          () => {},
        ),
    },
    lifecycle: {
      ...web.lifecycle,
      ready: () => say('loaded'),
      gameplayStart: () => say('playing'),
      gameplayStop: () => say('resting'),
      onPause: pause.on,
      onResume: resume.on,
      onMute: mute.on,
    },
    navigation: closedNavigation(web.navigation),
    destroy: () => {
      listening.clear()
      for (const each of [pause, resume, mute]) each.clear()
    },
  }
}

export { harbourPlatform as platform }
