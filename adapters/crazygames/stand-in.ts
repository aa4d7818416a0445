import type { HostMode, PurchaseMode, SimulatedControls, SimulatedUser } from '@skystair/platform/simulator'
import type { CrazyError, CrazySettings } from './sdk.ts'

/** What a test or a portal page may change about the stand-in. */
export interface CrazyControls extends SimulatedControls<'adblock' | 'adCooldown'> {
  prompt: 'SIGN_IN' | 'userCancelled'
  invite: string | null
  signIn(): void
}

/** The SDK as it behaves on the portal's page. Must not use anything outside itself: its source is what the page loads. */
export function crazyStandIn(
  window: { CrazyGames?: unknown; simulatedPortal?: CrazyControls },
  mode: HostMode,
  purchase: PurchaseMode,
  token: string,
  user: SimulatedUser,
): void {
  const refuse = (code: string) => Promise.reject<never>({ code, message: code } satisfies CrazyError)
  const settingsListeners = new Set<(settings: CrazySettings) => void>()
  const authListeners = new Set<() => void>()
  let settings = { muteAudio: false, disableChat: false }
  let signedIn = mode !== 'GUEST'
  const controls: CrazyControls = {
    // Purchases are paid on a page in a new tab.
    purchase,
    ad: 'WATCHED',
    prompt: 'SIGN_IN',
    invite: null,
    calls: [],
    listeners: () => settingsListeners.size + authListeners.size,
    mute(muteAudio) {
      settings = { ...settings, muteAudio }
      for (const listener of [...settingsListeners]) listener(settings)
    },
    signIn() {
      signedIn = true
      for (const listener of [...authListeners]) listener()
    },
  }
  window.simulatedPortal = controls
  /** On a page outside the portal every part of the SDK throws when it is accessed. */
  const part = <T>(made: T): T => {
    if (mode === 'THROWING') throw { code: 'sdkDisabled', message: 'CrazySDK is disabled on this domain' }
    return made
  }
  const tell = (name: string) => () => void controls.calls.push(name)
  const account = {
    isUserAccountAvailable: true,
    systemInfo: { countryCode: 'RU', locale: user.lang === 'RU' ? 'ru-RU' : 'en-US', device: { type: 'desktop' }, applicationType: 'web' },
    getUser: async () => (signedIn ? { username: user.name, profilePictureUrl: 'https://images.crazygames.com/a.png' } : null),
    getUserToken: async () => {
      if (mode === 'LYING') return { token } as unknown as string
      return signedIn ? token : refuse('userNotAuthenticated')
    },
    showAuthPrompt: async () => {
      if (signedIn) return refuse('userAlreadySignedIn')
      if (controls.prompt === 'userCancelled') return refuse('userCancelled')
      controls.signIn()
      return { username: user.name }
    },
    addAuthListener: (listener: () => void) => void authListeners.add(listener),
    removeAuthListener: (listener: () => void) => void authListeners.delete(listener),
  }
  const game = {
    get settings() {
      return settings
    },
    addSettingsChangeListener: (listener: (settings: CrazySettings) => void) => void settingsListeners.add(listener),
    removeSettingsChangeListener: (listener: (settings: CrazySettings) => void) => void settingsListeners.delete(listener),
    getInviteParam: (key: string) => (key === 'ref' ? controls.invite : null),
    inviteLink: (params: Readonly<Record<string, string>>) => `https://www.crazygames.com/game/skystair?${new URLSearchParams(params)}`,
    loadingStart: tell('loadingStart'),
    loadingStop: tell('loadingStop'),
    gameplayStart: tell('gameplayStart'),
    gameplayStop: tell('gameplayStop'),
    happytime: tell('happytime'),
  }
  const ad = {
    hasAdblock: async () => controls.blocksAdverts === true,
    requestAd(type: string, callbacks: { adStarted(): void; adFinished(): void; adError(error: CrazyError): void }) {
      controls.calls.push(type)
      if (controls.ad === 'SILENT') return
      setTimeout(() => {
        const codes = { WATCHED: null, CLOSED: 'other', UNFILLED: 'unfilled', SILENT: null, adblock: 'adblock', adCooldown: 'adCooldown' }
        const code = codes[controls.ad]
        if (code) return callbacks.adError({ code, message: 'no advert' })
        callbacks.adStarted()
        setTimeout(callbacks.adFinished, 5)
      })
    },
  }
  window.CrazyGames = {
    SDK: {
      init: () => new Promise<void>((resolve) => void (mode === 'SLOW' || resolve())),
      environment: mode === 'THROWING' ? 'disabled' : 'crazygames',
      get user() {
        return part(account)
      },
      get game() {
        return part(game)
      },
      get ad() {
        return part(ad)
      },
    },
  }
}
