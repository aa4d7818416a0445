// The part of Harbour's SDK that the game uses, as its documents would describe it.

export interface HarbourPlayer {
  readonly name: string
  readonly lang: string
  /** Signed fields that prove the player's identity: `about=player&game=…&player=…&name=…&time=…&sign=…`. */
  readonly ticket: string
}

export interface HarbourSdk {
  /** Null for a guest. */
  player(): Promise<HarbourPlayer | null>
  /** Opens the shop. `tag` is returned in the receipt. Resolves to null if the player closed it without paying. */
  buy(item: string, tag: string): Promise<string | null>
  /** Receipts that are not finished yet. */
  unfinished(): Promise<readonly string[]>
  finish(receipt: string): Promise<void>
  /** Resolves to true if the advert was watched to the end. Rejects if there is none. */
  advert(kind: 'reward' | 'break'): Promise<boolean>
  say(word: 'loaded' | 'playing' | 'resting'): void
  on(word: 'pause' | 'resume' | 'mute' | 'unmute', listener: () => void): void
  off(word: 'pause' | 'resume' | 'mute' | 'unmute', listener: () => void): void
}

export interface HarbourGlobals {
  harbour?: HarbourSdk
}

/** Harbour serves archives from its own host, with its script next to them. */
export const SDK_ADDRESS = '/harbour-sdk.js'
