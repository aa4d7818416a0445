// The part of GamePush's SDK that the game uses, as described by its documentation and its official plugins. One SDK for some thirty
// portals.

type Events<Name extends string> = {
  on(event: Name, listener: () => void): unknown
  off?(event: Name, listener: () => void): unknown
}

export interface GamePushPurchase {
  readonly tag?: string
  readonly productId?: number
}

export interface GamePush extends Events<'pause' | 'resume'> {
  readonly language: string
  readonly serverTime?: string
  readonly platform: { readonly type: string; readonly hasIntegratedAuth?: boolean; readonly isExternalLinksAllowed?: boolean }
  readonly player: {
    /** Known to hang on some portals. */
    readonly ready: Promise<unknown>
    readonly id: number
    readonly name?: string
    readonly isLoggedIn: boolean
    login(): Promise<boolean>
    set(field: string, value: string | number): void
    /** Some versions resolve without a value. */
    sync(options?: { storage: 'cloud' }): Promise<boolean | undefined>
  }
  readonly ads: {
    readonly isRewardedAvailable: boolean
    readonly isFullscreenAvailable: boolean
    readonly isAdblockEnabled?: boolean
    showRewardedVideo(): Promise<boolean>
    showFullscreen(): Promise<boolean>
    /** The banner at the lower edge. */
    readonly isStickyAvailable?: boolean
    showSticky?(): Promise<unknown>
    closeSticky?(): Promise<unknown>
  }
  readonly payments: {
    readonly isAvailable: boolean
    readonly products?: readonly {
      readonly id: number
      readonly tag: string
      readonly price: number
      readonly currencySymbol?: string
      readonly currency?: string
    }[]
    fetchProducts(): Promise<{ readonly playerPurchases?: readonly GamePushPurchase[] }>
    /** Some versions resolve without a value. */
    purchase(product: { tag: string }): Promise<{ readonly success?: boolean } | undefined>
    consume(product: { tag: string }): Promise<unknown>
  }
  readonly socials: {
    readonly isSupportsShare?: boolean
    readonly canJoinCommunity?: boolean
    share(options: { text: string; url?: string }): unknown
    joinCommunity?(): unknown
    /** The portal's address of the game with these values, which `getShareParam` reads. */
    makeShareUrl?(params: Readonly<Record<string, string>>): string
    getShareParam?(name: string): string | undefined
  }
  /** The game's variables in the panel, loaded with the SDK. */
  readonly variables?: { get(name: string): unknown }
  readonly app?: {
    readonly canRequestReview?: boolean
    readonly canAddShortcut?: boolean
    requestReview?(): Promise<{ readonly success?: boolean }>
    addShortcut?(): Promise<boolean>
  }
  /** Shows the players of the project, ordered by a field of their records. */
  readonly leaderboard?: { open(options: { orderBy: readonly string[] }): unknown }
  readonly sounds: Events<'mute' | 'unmute'> & { readonly isMuted: boolean }
  gameStart?(): unknown
  gameplayStart?(): unknown
  gameplayStop?(): unknown
}

export interface GamePushGlobals {
  onGPInit?: (gp: GamePush) => void
}

/** The page's GamePush project. Both values are public. */
export interface GamePushProject {
  readonly id: string
  readonly token: string
}

export const sdkAddress = ({ id, token }: GamePushProject): string =>
  `https://gamepush.com/sdk/gamepush.js?projectId=${encodeURIComponent(id)}&publicToken=${encodeURIComponent(token)}&callback=onGPInit`

/** The field of a player's record with the highest stair, which GamePush's tables order. Every project has it. */
export const SCORE_FIELD = 'score'

/** The field of a player's record that binds a browser to the player. Must be declared in the project's panel, as not public. */
export const PROOF_FIELD = 'skystair_proof'
