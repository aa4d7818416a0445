import { PlatformError } from '../errors.ts'
import { exchangeFor } from '../exchange.ts'
import type { PlatformManifest } from '../manifest.ts'
import type { Identity, Platform } from '../port.ts'
import { requireTime, textFlags } from '../remote.ts'
import { loadSdk, once, type ScriptHost } from '../script.ts'
import { askSdk, callSdk, notifySdk, requireText } from '../sdk-call.ts'
import { subscriptions } from '../subscriptions.ts'
import { languageOf, liveCapabilities, webPlatform } from '../web.ts'
import { gamePushPay } from './pay.ts'
import { type GamePush, type GamePushGlobals, type GamePushProject, PROOF_FIELD, SCORE_FIELD, sdkAddress } from './sdk.ts'

const ANSWER_LIMIT = 8000
/** Loading the player's record is known to hang on some portals. After this time the game goes on without it, milliseconds. */
const READY_LIMIT = 4000
/** Adverts and dialogs last as long as the player looks at them, milliseconds. */
const SHOWN_LIMIT = 300_000
/** ASSUMED: the portals' banners at the lower edge cover so much of the game, CSS pixels. */
const BANNER_HEIGHT = 60

export interface GamePushHost extends ScriptHost<GamePushGlobals> {
  /** Undefined if the page does not name it. */
  readonly project: GamePushProject | undefined
}

const hex = (bytes: ArrayBuffer) => [...new Uint8Array(bytes)].map((byte) => byte.toString(16).padStart(2, '0')).join('')

/**
 * Returns a proof of identity. GamePush signs nothing about a player, so this browser writes the hash of a new secret into the player's own
 * record and sends the secret to our server, which reads the record: only a client that may write the record knows a matching secret.
 */
async function prove({ player, serverTime }: GamePush): Promise<string> {
  const at = serverTime ? Date.parse(serverTime) : Date.now()
  const login = `${player.id}:${at}:${hex(crypto.getRandomValues(new Uint8Array(24)).buffer)}`
  const field = hex(await crypto.subtle.digest('SHA-256', new TextEncoder().encode(login)))
  await callSdk(() => player.set(PROOF_FIELD, field), ANSWER_LIMIT)
  // Only an explicit refusal counts: whether the record holds the proof is decided by our server, which reads it.
  const kept = await callSdk(() => player.sync({ storage: 'cloud' }), ANSWER_LIMIT)
  if (kept === false) throw new PlatformError('FAILED', 'The player’s record was not saved')
  return login
}

/** The game on a portal of GamePush. */
export function gamePushPlatform(manifest: PlatformManifest, host: GamePushHost): Platform {
  const web = webPlatform(manifest, host)
  const listening = subscriptions()
  let gp: GamePush | null = null

  const sdk = once(async () => {
    const { project, globals } = host
    if (!project?.id || !project.token) throw new PlatformError('SDK_UNAVAILABLE', 'The page names no GamePush project')
    const started = new Promise<GamePush>((resolve) => {
      globals.onGPInit = resolve
    })
    await loadSdk(host, sdkAddress(project))
    const ready = await callSdk(() => started, ANSWER_LIMIT, 'SDK_UNAVAILABLE')
    await callSdk(() => ready.player.ready, READY_LIMIT).catch(() => {})
    gp = ready
    return ready
  })

  const identify = async (): Promise<Identity> => {
    const ready = await sdk()
    const { id, name, isLoggedIn } = await callSdk(() => ready.player, ANSWER_LIMIT, 'BAD_ANSWER')
    const lang = languageOf(ready.language)
    if (!Number.isSafeInteger(id) || id <= 0) throw new PlatformError('BAD_ANSWER', 'GamePush named no valid player')
    const playerId = String(id)
    return {
      headers: {},
      query: { gp_player_id: playerId, gp_platform: requireText(ready.platform.type) },
      known: isLoggedIn === true,
      ...(lang ? { lang } : {}),
      ...(name ? { displayName: name } : {}),
      externalId: playerId,
      exchange: exchangeFor(manifest, { login: await prove(ready) }, { playerId, name: name ?? '' }),
    }
  }
  // One proof per page load: each costs the operator two requests.
  let authenticate = once(identify)

  /** Returns what the SDK says of itself; undefined if it has not started, or throws when it is asked. */
  const ask = <T>(look: (ready: GamePush) => T): T | undefined => askSdk(() => (gp === null ? undefined : look(gp)))
  const can = (look: (ready: GamePush) => unknown): boolean => ask(look) === true
  const canSignIn = () => can(({ platform, player }) => platform.hasIntegratedAuth === true && !player.isLoggedIn)
  /** Reports wait for the SDK and do not load it. */
  const report = (news: (ready: GamePush) => unknown) => void sdk.opened.then((ready) => notifySdk(() => news(ready)))
  const unsupported = (what: string) => new PlatformError('UNSUPPORTED', `This portal has no ${what}`)

  return {
    ...web,
    capabilities: liveCapabilities(
      { ...web.capabilities, ownAccounts: false },
      {
        canPay: () => can(({ payments }) => payments.isAvailable),
        canReward: () => can(({ ads }) => ads.isRewardedAvailable),
        canSeeBlocker: () => gp !== null,
        canInterstitial: () => can(({ ads }) => ads.isFullscreenAvailable),
        canBanner: () => can(({ ads }) => ads.isStickyAvailable),
        canReadFlags: () => gp?.variables !== undefined,
        canTellTime: () => gp?.serverTime !== undefined,
        canShare: () => can(({ socials }) => socials.isSupportsShare),
        canJoin: () => can(({ socials }) => socials.canJoinCommunity),
        canFavourite: () => can(({ app }) => app?.canAddShortcut),
        canRate: () => can(({ app }) => app?.canRequestReview),
        canScore: () => gp !== null,
        canShowScores: () => gp?.leaderboard !== undefined,
        canSignIn,
        externalLinks: () => can(({ platform }) => platform.isExternalLinksAllowed),
      },
    ),
    auth: {
      authenticate: () => authenticate(),
      signIn: async () => {
        if (!canSignIn()) throw unsupported('sign-in')
        if ((await callSdk(() => gp!.player.login(), SHOWN_LIMIT)) !== true) throw new PlatformError('CANCELLED')
        authenticate = once(identify)
        return authenticate()
      },
    },
    pay: gamePushPay(sdk, () => can(({ payments }) => payments.isAvailable)),
    ads: {
      ...web.ads,
      rewarded: async () => {
        const ready = await sdk()
        if (!can(({ ads }) => ads.isRewardedAvailable)) throw unsupported('rewarded adverts')
        return (await callSdk(() => ready.ads.showRewardedVideo(), SHOWN_LIMIT)) === true
      },
      blocked: async () => {
        await sdk()
        return can(({ ads }) => ads.isAdblockEnabled)
      },
      interstitial: async () => {
        if (can(({ ads }) => ads.isFullscreenAvailable)) await callSdk(() => gp!.ads.showFullscreen(), SHOWN_LIMIT).catch(() => {})
      },
      banner: async (shown) => {
        if (!can(({ ads }) => ads.isStickyAvailable)) throw unsupported('banner')
        await callSdk(() => (shown ? gp!.ads.showSticky?.() : gp!.ads.closeSticky?.()), ANSWER_LIMIT)
        return shown ? BANNER_HEIGHT : 0
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
        const ready = await sdk()
        if (!can(({ socials }) => socials.isSupportsShare)) throw unsupported('sharing')
        const url = link(code)
        // Without an address the SDK shares the game's own address there. Whether the player shared is reported by an event, or not at all.
        await callSdk(() => ready.socials.share(url ? { text, url } : { text }), SHOWN_LIMIT)
      },
      join: async () => {
        if (!can(({ socials }) => socials.canJoinCommunity)) throw unsupported('group')
        await callSdk(() => gp!.socials.joinCommunity?.(), SHOWN_LIMIT, 'CANCELLED')
      },
      favourite: async () => {
        if (!can(({ app }) => app?.canAddShortcut)) throw unsupported('home screen')
        if ((await callSdk(() => gp!.app?.addShortcut?.(), SHOWN_LIMIT)) !== true) throw new PlatformError('CANCELLED')
      },
      rate: async () => {
        if (!can(({ app }) => app?.canRequestReview)) throw unsupported('rating')
        if ((await callSdk(() => gp!.app?.requestReview?.(), SHOWN_LIMIT))?.success !== true) throw new PlatformError('CANCELLED')
      },
    },
    scores: {
      report: async (stair) => {
        const ready = await sdk()
        await callSdk(() => ready.player.set(SCORE_FIELD, stair), ANSWER_LIMIT)
        if ((await callSdk(() => ready.player.sync(), ANSWER_LIMIT)) === false)
          throw new PlatformError('FAILED', 'The player’s record was not saved')
      },
      show: async () => {
        if (!gp?.leaderboard) throw unsupported('table of players')
        await callSdk(() => gp!.leaderboard!.open({ orderBy: [SCORE_FIELD] }), SHOWN_LIMIT)
      },
    },
    remote: {
      flags: async (names) => {
        const { variables } = gp ?? {}
        if (!variables) throw unsupported('variables')
        const text = (value: unknown) => (typeof value === 'number' ? String(value) : value)
        return await callSdk(
          () => textFlags(Object.fromEntries(names.map((name) => [name, text(variables.get(name))])), names),
          ANSWER_LIMIT,
        )
      },
      time: async () => {
        if (!gp?.serverTime) throw unsupported('clock')
        return requireTime(Date.parse(gp.serverTime))
      },
    },
    navigation: {
      ...web.navigation,
      get query() {
        const ref = ask(({ socials }) => socials.getShareParam?.('ref'))
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
    return ask(({ socials }) => socials.makeShareUrl?.({ ref: code })) || null
  }

  function on(event: 'pause' | 'resume', fn: () => void) {
    return listening.later(sdk.opened, (ready) => {
      ready.on(event, fn)
      return () => void ready.off?.(event, fn)
    })
  }
}

/** Returns the project from the game's element: `data-gp-project` and `data-gp-token`. */
export function pageProject(): GamePushProject | undefined {
  const { gpProject: id, gpToken: token } = document.querySelector<HTMLElement>('[data-skystair]')?.dataset ?? {}
  return id && token ? { id, token } : undefined
}
