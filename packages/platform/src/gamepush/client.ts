import { ask, tell, text } from '../ask.ts'
import { PlatformError } from '../errors.ts'
import type { Exchange, Identity, Platform } from '../port.ts'
import { loadSdk, once, type ScriptHost } from '../script.ts'
import { subscriptions } from '../subscriptions.ts'
import { languageOf, webPlatform } from '../web.ts'
import { gamePushPay } from './pay.ts'
import { type GamePush, type GamePushGlobals, type GamePushProject, PROOF_FIELD, sdkAddress } from './sdk.ts'

const ANSWER_LIMIT = 8000
/** The player's record is said to hang on some portals; what is known without it is used then. */
const READY_LIMIT = 4000
/** Adverts and dialogs last as long as the player looks at them. */
const SHOWN_LIMIT = 300_000

export interface GamePushHost extends ScriptHost<GamePushGlobals> {
  /** Undefined where the page does not say it. */
  readonly project: GamePushProject | undefined
}

const hex = (bytes: ArrayBuffer) => [...new Uint8Array(bytes)].map((byte) => byte.toString(16).padStart(2, '0')).join('')

/**
 * GamePush signs nothing about a player. So this browser writes the hash of a fresh secret into the player's own record and shows the secret
 * to our server, which reads the record: only who may write there can show it, and reading it alone is of no use.
 */
async function prove({ player, serverTime }: GamePush): Promise<string> {
  const at = serverTime ? Date.parse(serverTime) : Date.now()
  const login = `${player.id}:${at}:${hex(crypto.getRandomValues(new Uint8Array(24)).buffer)}`
  const field = hex(await crypto.subtle.digest('SHA-256', new TextEncoder().encode(login)))
  await ask(() => player.set(PROOF_FIELD, field), ANSWER_LIMIT)
  const kept = await ask(() => player.sync({ storage: 'cloud' }), ANSWER_LIMIT)
  if (kept !== true) throw new PlatformError('FAILED', 'The player’s record was not kept')
  return login
}

/** A game inside GamePush's SDK, as one of our sources. */
export function gamePushPlatform(source: 'gp' | 'gp_partner', host: GamePushHost): Platform {
  const web = webPlatform(source, host)
  const listening = subscriptions()
  const call: Exchange['call'] = `POST /api/integration/${source}/authenticate`
  let gp: GamePush | null = null

  const sdk = once(async () => {
    const { project, globals } = host
    if (!project?.id || !project.token) throw new PlatformError('SDK_UNAVAILABLE', 'The page names no GamePush project')
    const started = new Promise<GamePush>((resolve) => {
      globals.onGPInit = resolve
    })
    await loadSdk(host, sdkAddress(project))
    const ready = await ask(() => started, ANSWER_LIMIT, 'SDK_UNAVAILABLE')
    await ask(() => ready.player.ready, READY_LIMIT).catch(() => {})
    gp = ready
    return ready
  })

  const identify = async (): Promise<Identity> => {
    const ready = await sdk()
    const { id, name, isLoggedIn } = await ask(() => ready.player, ANSWER_LIMIT, 'BAD_ANSWER')
    const lang = languageOf(ready.language)
    if (!Number.isSafeInteger(id) || id <= 0) throw new PlatformError('BAD_ANSWER', 'The player has no number')
    const playerId = String(id)
    return {
      headers: {},
      query: { gp_player_id: playerId, gp_platform: text(ready.platform.type) },
      known: isLoggedIn === true,
      ...(lang ? { lang } : {}),
      ...(name ? { displayName: name } : {}),
      exchange: { call, body: { playerId, name: name ?? '', proof: { login: await prove(ready) } } },
    }
  }
  // One proof for the life of the page: each costs the operator two requests.
  let authenticate = once(identify)

  const can = (look: (ready: GamePush) => unknown) => gp !== null && look(gp) === true
  const canSignIn = () => can(({ platform, player }) => platform.hasIntegratedAuth === true && !player.isLoggedIn)
  /** Reports wait for the SDK and do not start it. */
  const report = (news: (ready: GamePush) => unknown) => void sdk.opened.then((ready) => tell(() => news(ready)))
  const unsupported = (what: string) => new PlatformError('UNSUPPORTED', `This portal has no ${what}`)

  return {
    ...web,
    capabilities: {
      ...web.capabilities,
      get canPay() {
        return can(({ payments }) => payments.isAvailable)
      },
      get canReward() {
        return can(({ ads }) => ads.isRewardedAvailable)
      },
      get canInterstitial() {
        return can(({ ads }) => ads.isFullscreenAvailable)
      },
      get canShare() {
        return can(({ socials }) => socials.isSupportsShare)
      },
      get canJoin() {
        return can(({ socials }) => socials.canJoinCommunity)
      },
      get canSignIn() {
        return canSignIn()
      },
      get externalLinks() {
        return can(({ platform }) => platform.isExternalLinksAllowed)
      },
      ownAccounts: false,
    },
    auth: {
      authenticate: () => authenticate(),
      signIn: async () => {
        if (!canSignIn()) throw unsupported('sign-in')
        const { player } = await sdk()
        if ((await ask(() => player.login(), SHOWN_LIMIT)) !== true) throw new PlatformError('CANCELLED')
        authenticate = once(identify)
        return authenticate()
      },
    },
    pay: gamePushPay(sdk, () => can(({ payments }) => payments.isAvailable)),
    ads: {
      rewarded: async () => {
        const { ads } = await sdk()
        if (!ads.isRewardedAvailable) throw unsupported('rewarded adverts')
        return (await ask(() => ads.showRewardedVideo(), SHOWN_LIMIT)) === true
      },
      interstitial: async () => {
        if (can(({ ads }) => ads.isFullscreenAvailable)) await ask(() => gp!.ads.showFullscreen(), SHOWN_LIMIT).catch(() => {})
      },
    },
    lifecycle: {
      ...web.lifecycle,
      ready: () => report((ready) => ready.gameStart?.()),
      gameplayStart: () => report((ready) => ready.gameplayStart?.()),
      gameplayStop: () => report((ready) => ready.gameplayStop?.()),
      onPause: (fn) => on('pause', fn),
      onResume: (fn) => on('resume', fn),
      onMute: (fn) =>
        listening.later(sdk.opened, ({ sounds }) => {
          const [muted, unmuted] = [() => fn(true), () => fn(false)]
          sounds.on('mute', muted)
          sounds.on('unmute', unmuted)
          if (sounds.isMuted) fn(true)
          return () => {
            sounds.off?.('mute', muted)
            sounds.off?.('unmute', unmuted)
          }
        }),
    },
    social: {
      ...web.social,
      link,
      share: async (text, code) => {
        const { socials } = await sdk()
        if (!socials.isSupportsShare) throw unsupported('sharing')
        const url = link(code)
        // Without an address the SDK takes the game's own there. Whether it was shared is told by an event, or not at all.
        await ask(() => socials.share(url ? { text, url } : { text }), SHOWN_LIMIT)
      },
      join: async () => {
        if (!can(({ socials }) => socials.canJoinCommunity)) throw unsupported('group')
        await ask(() => gp!.socials.joinCommunity?.(), SHOWN_LIMIT, 'CANCELLED')
      },
    },
    navigation: {
      ...web.navigation,
      get query() {
        const ref = gp?.socials.getShareParam?.('ref')
        return { ...web.navigation.query, ...(ref ? { ref } : {}) }
      },
      open(url) {
        if (!can(({ platform }) => platform.isExternalLinksAllowed)) throw unsupported('links to other sites')
        web.navigation.open(url)
      },
    },
    destroy: listening.clear,
  }

  function link(code: string): string | null {
    try {
      return gp?.socials.makeShareUrl?.({ ref: code }) || null
    } catch {
      return null
    }
  }

  function on(event: 'pause' | 'resume', fn: () => void) {
    return listening.later(sdk.opened, (ready) => {
      ready.on(event, fn)
      return () => void ready.off?.(event, fn)
    })
  }
}

/** The project that the page's element names: `data-gp-project` and `data-gp-token`. */
export function pageProject(): GamePushProject | undefined {
  const { gpProject: id, gpToken: token } = document.querySelector<HTMLElement>('[data-skystair]')?.dataset ?? {}
  return id && token ? { id, token } : undefined
}
