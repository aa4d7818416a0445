// The part of CrazyGames' SDK v3 that the game uses, as described by its documentation (sdk/html5-v3).

/** The shape of everything that the SDK throws and rejects with. */
export interface CrazyError {
  readonly code: string
  readonly message?: string
}

export interface CrazySettings {
  readonly muteAudio: boolean
}

export interface CrazySdk {
  init(): Promise<void>
  /** On a page outside the portal it is `disabled`, and everything else throws. */
  readonly environment: 'local' | 'crazygames' | 'disabled'
  readonly user: {
    readonly isUserAccountAvailable: boolean
    readonly systemInfo: { readonly locale?: string; readonly applicationType?: string }
    getUser(): Promise<{ readonly username?: string } | null>
    /** A JWT valid for one hour. Rejects with `userNotAuthenticated` for guests. */
    getUserToken(): Promise<string>
    /** Rejects with `userCancelled`, or with `userAlreadySignedIn`. */
    showAuthPrompt(): Promise<unknown>
    addAuthListener(listener: () => void): void
    removeAuthListener(listener: () => void): void
  }
  readonly game: {
    readonly settings: CrazySettings
    addSettingsChangeListener(listener: (settings: CrazySettings) => void): void
    removeSettingsChangeListener(listener: (settings: CrazySettings) => void): void
    getInviteParam(key: string): string | null
    inviteLink(params: Readonly<Record<string, string>>): string
    loadingStart(): void
    loadingStop(): void
    gameplayStart(): void
    gameplayStop(): void
    happytime(): void
  }
  readonly ad: {
    hasAdblock(): Promise<boolean>
    requestAd(
      type: 'midgame' | 'rewarded',
      callbacks: { adStarted(): void; adFinished(): void; adError(error: CrazyError): void },
    ): Promise<void> | undefined
  }
}

export interface CrazyGlobals {
  CrazyGames?: { readonly SDK?: CrazySdk }
}

export const SDK_ADDRESS = 'https://sdk.crazygames.com/crazygames-sdk-v3.js'
