import type { GamePush, GamePushGlobals } from '../../src/gamepush/sdk.ts'
import type { HostMode, PurchaseMode, SimulatedControls, SimulatedUser } from './types.ts'

/** What a test or a portal page may change about the stand-in. */
export interface GamePushControls extends SimulatedControls {
  loggedIn: boolean
  shareParam: string | undefined
  /** True if the player's record never finishes loading, as on some portals. */
  hangs: boolean
  /** True if its replies have no value, as in some versions. */
  silent: boolean
}

/** The SDK as it behaves on a portal. Must not use anything outside itself; it stores data on GamePush's servers through `window.fetch`. */
export function gamePushStandIn(
  window: GamePushGlobals & { simulatedPortal?: GamePushControls; fetch(url: string, init: object): Promise<Response> },
  mode: HostMode,
  purchase: PurchaseMode,
  user: SimulatedUser,
  platform: string,
  serverTime: string,
): void {
  const listeners = new Map<string, Set<() => void>>()
  const events = {
    on: (event: string, listener: () => void) => void listeners.set(event, (listeners.get(event) ?? new Set()).add(listener)),
    off: (event: string, listener: () => void) => void listeners.get(event)?.delete(listener),
  }
  const emit = (event: string) => {
    for (const listener of [...(listeners.get(event) ?? [])]) listener()
  }
  const controls: GamePushControls = {
    purchase,
    ad: 'WATCHED',
    loggedIn: mode !== 'GUEST',
    shareParam: undefined,
    hangs: false,
    silent: false,
    calls: [],
    listeners: () => [...listeners.values()].reduce((sum, { size }) => sum + size, 0),
    pause: () => emit('pause'),
    resume: () => emit('resume'),
    mute: (muted) => emit(muted ? 'mute' : 'unmute'),
  }
  window.simulatedPortal = controls
  const tell = (name: string) => () => void controls.calls.push(name)
  const keep = async (what: string, body: object) => {
    const response = await window.fetch(`https://api.gamepush.com/gs/api/${what}`, {
      method: 'POST',
      body: JSON.stringify({ id: Number(user.id), ...body }),
    })
    return response.json() as Promise<never>
  }
  const state: Record<string, string | number> = {}
  const player = {
    get ready() {
      return controls.hangs ? new Promise<never>(() => {}) : Promise.resolve()
    },
    id: mode === 'LYING' ? Number.NaN : Number(user.id),
    name: user.name,
    get isLoggedIn() {
      return controls.loggedIn
    },
    async login() {
      controls.loggedIn = true
      return true
    },
    set(field: string, value: string | number) {
      if (field === 'score') {
        if (controls.purchase === 'FAIL') throw new Error('No connection')
        controls.calls.push(`score ${value}`)
      }
      state[field] = value
    },
    sync: async () => {
      const saved = (await keep('sync', { state })) === true
      return controls.silent ? undefined : saved
    },
  }
  const shown = async () => (controls.ad === 'SILENT' ? new Promise<never>(() => {}) : controls.ad === 'WATCHED')
  const gp = {
    ...events,
    language: user.lang.toLowerCase(),
    get serverTime() {
      return controls.time === undefined ? serverTime : String(controls.time && new Date(controls.time as number).toJSON())
    },
    platform: { type: platform, hasIntegratedAuth: true, isExternalLinksAllowed: false },
    player,
    ads: {
      isRewardedAvailable: true,
      isFullscreenAvailable: true,
      isStickyAvailable: true,
      showSticky: async () => {
        if (controls.purchase === 'FAIL') throw new Error('No adv')
        controls.calls.push('showSticky')
      },
      closeSticky: async () => controls.calls.push('closeSticky'),
      get isAdblockEnabled() {
        return controls.blocksAdverts === true
      },
      showRewardedVideo: shown,
      async showFullscreen() {
        controls.calls.push('fullscreen')
        return shown()
      },
    },
    payments: {
      isAvailable: true,
      products: [{ id: 71, tag: 'gems_100', price: 99, currency: 'RUB', currencySymbol: '₽' }],
      fetchProducts: async () => ({ playerPurchases: await keep('purchases', {}) }),
      async purchase({ tag }: { tag: string }) {
        if (controls.purchase === 'FAIL') throw new Error('payment failed')
        if (controls.purchase === 'CANCEL') return { success: false }
        await keep('purchase', { tag })
        controls.calls.push('purchase')
        if (controls.silent) return undefined
        return controls.purchase === 'CLOSED' ? new Promise<never>(() => {}) : { success: true }
      },
      consume: ({ tag }: { tag: string }) => keep('consume', { tag }),
    },
    socials: {
      isSupportsShare: true,
      canJoinCommunity: true,
      share: ({ url = '' }: { url?: string }) => void controls.calls.push(`share ${url}`),
      joinCommunity: async () => controls.calls.push('joinCommunity'),
      makeShareUrl: (params: Readonly<Record<string, string>>) => `https://portal.test/skystair?${new URLSearchParams(params)}`,
      getShareParam: () => controls.shareParam,
    },
    variables: { get: (name: string) => controls.flags?.[name] },
    app: {
      canRequestReview: true,
      canAddShortcut: true,
      requestReview: async () => {
        controls.calls.push('requestReview')
        return { success: controls.purchase !== 'CANCEL' }
      },
      addShortcut: async () => {
        controls.calls.push('addShortcut')
        return controls.purchase !== 'CANCEL'
      },
    },
    leaderboard: {
      open: async () => {
        if (controls.purchase === 'FAIL') throw new Error('No connection')
        controls.calls.push('leaderboard')
      },
    },
    sounds: { ...events, isMuted: false },
    gameStart: tell('gameStart'),
    gameplayStart: tell('gameplayStart'),
    gameplayStop: tell('gameplayStop'),
  } satisfies GamePush
  /** On a blocked domain the SDK starts, but throws whatever it is asked for. */
  const blocked = new Proxy(gp, {
    get(target, name) {
      if (['player', 'ads', 'payments', 'socials'].includes(String(name))) throw new Error('The project is blocked on this domain')
      return Reflect.get(target, name)
    },
  })
  if (mode !== 'SLOW') setTimeout(() => window.onGPInit?.(mode === 'THROWING' ? blocked : gp))
}
