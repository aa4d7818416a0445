// What the game uses of Harbour's SDK, as its documents would describe it.

export interface HarbourPlayer {
  readonly name: string
  readonly lang: string
  /** Signed fields that prove who this is: `about=player&game=…&player=…&name=…&time=…&sign=…`. */
  readonly ticket: string
}

export interface HarbourSdk {
  /** Null for a guest. */
  player(): Promise<HarbourPlayer | null>
  /** Opens the till. `tag` comes back inside the receipt. Null where the player closed it without paying. */
  buy(item: string, tag: string): Promise<string | null>
  /** Receipts that were not finished yet. */
  unfinished(): Promise<readonly string[]>
  finish(receipt: string): Promise<void>
  /** True where it was seen to the end. Rejects where there is none. */
  advert(kind: 'reward' | 'break'): Promise<boolean>
  say(word: 'loaded' | 'playing' | 'resting'): void
  on(word: 'pause' | 'resume' | 'mute' | 'unmute', listener: () => void): void
  off(word: 'pause' | 'resume' | 'mute' | 'unmute', listener: () => void): void
}

export interface HarbourGlobals {
  harbour?: HarbourSdk
}

/** Harbour serves archives from its own host, and its script beside them. */
export const SDK_ADDRESS = '/harbour-sdk.js'
