// The part of GameDistribution's SDK that the game uses, as described by its wiki and by the script itself.

export type GdEventName =
  | 'SDK_READY'
  | 'SDK_ERROR'
  | 'SDK_GAME_START'
  | 'SDK_GAME_PAUSE'
  /** The only sign of a reward: the game is resumed after every advert, and also if none was shown. */
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
