/** What a portal requires of the bundle, and what the game's page may load: each adapter's `bundle.ts` exports one as `bundle`. */
export interface PlatformBundle {
  /** Origins or addresses of the portal's scripts, for the page's policy (`script-src`). */
  readonly scripts: readonly string[]
  /** Addresses of the portal's style sheets (`style-src`). */
  readonly styles?: readonly string[]
  /** Other origins that the portal's scripts connect to (`connect-src`, `img-src`), without the game's own server. */
  readonly connect: readonly string[]
  /** Origins of the frames that the portal's scripts open inside the page (`frame-src`). */
  readonly frames?: readonly string[]
  /** Origins that may embed the game in a frame (`frame-ancestors`), sent by the server that serves the page. Empty: only our own. */
  readonly frameAncestors: readonly string[]
  /** True if the portal takes an archive and serves it itself; false if it opens our own address. */
  readonly zip: boolean
  /** True if the portal's adverts may come from any origin: then the page has no policy. */
  readonly anybody?: boolean
  /** Maximum size of the unpacked archive, in bytes. */
  readonly maxBytes?: number
  /** Maximum number of files in the archive. */
  readonly maxFiles?: number
  /** Attributes of the game's element, all public: attribute → build setting, e.g. `data-tg-app` → `TG_APP`. */
  readonly attributes?: Readonly<Record<`data-${string}`, string>>
  /** Names of the portal's npm libraries, whose size is counted separately. */
  readonly libraries?: readonly string[]
}
