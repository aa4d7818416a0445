// What the game uses of GameDistribution's SDK, as its wiki and the script itself describe it.

export type GdEventName =
  | 'SDK_READY'
  | 'SDK_ERROR'
  | 'SDK_GAME_START'
  | 'SDK_GAME_PAUSE'
  /** The only word on a reward: the game is started again after every advert, and also where none was shown. */
  | 'SDK_REWARDED_WATCH_COMPLETE'

export interface GdOptions {
  readonly gameId: string
  readonly onEvent: (event: { readonly name: string }) => void
}

export interface GdGlobals {
  GD_OPTIONS?: GdOptions
  gdsdk?: { showAd(type: 'interstitial' | 'rewarded'): Promise<unknown> }
}

export const SDK_ADDRESS = 'https://html5.api.gamedistribution.com/main.min.js'
