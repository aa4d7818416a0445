import type { InterfaceMode } from '@skystair/contract/enums'
import type { Platform } from '@skystair/platform'

export type Language = 'RU' | 'EN'

export interface MountOptions {
  /** The adapter of the page's platform; without it, a plain web page. */
  readonly platform?: Platform
  /** Origin of the game server, e.g. `https://game.example`; by default the page's own. */
  readonly server?: string
  /** Folder of pictures and fonts, ending with a slash; by default the one built beside the script. */
  readonly assets?: string
  readonly lang?: Language
  readonly mode?: InterfaceMode
  /** Games on one page with the same key share session and saved order; those with different keys don't. */
  readonly storageKey?: string
  /** How to restart; by default, reloads the page. */
  readonly reload?: () => void
  /** Called with every event, from the first on. */
  readonly onEvent?: (event: GameEvent) => void
}

export type GameEvent =
  | { readonly type: 'loading'; readonly pct: number }
  | { readonly type: 'ready' }
  | { readonly type: 'scene'; readonly scene: string }
  | { readonly type: 'error'; readonly message: string }
  | { readonly type: 'destroy' }
export type GameEventType = GameEvent['type']

/** The options with all defaults applied. */
export interface ResolvedOptions {
  /** Without a slash at its end; empty for the page's own origin. */
  readonly server: string
  readonly assets: string
  readonly lang: Language
  /** The language that the page itself requests. */
  readonly askedLang?: Language | undefined
  readonly mode: InterfaceMode | undefined
  readonly storageKey: string
  readonly reload: () => void
}
