import type { InterfaceMode } from '@skystair/contract/enums'
import type { Platform } from '@skystair/platform'

export type Language = 'RU' | 'EN'

export interface MountOptions {
  /** The adapter of the platform the page stands on; a plain web page where left out. */
  readonly platform?: Platform
  /** Origin of the game server, e.g. `https://game.example`; the page's own where left out. */
  readonly server?: string
  /** Folder of pictures and fonts, ending with a slash; the one built beside the script where left out. */
  readonly assets?: string
  readonly lang?: Language
  readonly mode?: InterfaceMode
  /** Games on one page with the same key share session and saved order; with different ones they are strangers. */
  readonly storageKey?: string
  /** How to start anew; reloads the page where left out. */
  readonly reload?: () => void
  /** Hears every event, from the first on. */
  readonly onEvent?: (event: GameEvent) => void
}

export type GameEvent =
  | { readonly type: 'loading'; readonly pct: number }
  | { readonly type: 'ready' }
  | { readonly type: 'scene'; readonly scene: string }
  | { readonly type: 'error'; readonly message: string }
  | { readonly type: 'destroy' }
export type GameEventType = GameEvent['type']

/** The options with everything settled. */
export interface Settled {
  /** Without a slash at its end; empty for the page's own origin. */
  readonly server: string
  readonly assets: string
  readonly lang: Language
  /** The language that the page itself asks for. */
  readonly askedLang?: Language | undefined
  readonly mode: InterfaceMode | undefined
  readonly storageKey: string
  readonly reload: () => void
}
