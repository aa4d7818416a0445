/** What a portal asks of the bundle it is given, and what its page may reach: each adapter's `bundle.ts` exports one as `bundle`. */
export interface PlatformBundle {
  /** Origins or addresses that the portal's scripts come from, for the page's policy (`script-src`). */
  readonly scripts: readonly string[]
  /** Other origins that the portal's scripts talk to (`connect-src`, `img-src`); the game's own server is not among them. */
  readonly connect: readonly string[]
  /** Origins of the frames that the portal's scripts open inside the page (`frame-src`). */
  readonly frames?: readonly string[]
  /** Origins that may put the game into a frame (`frame-ancestors`), sent by whoever serves the page. Empty: nobody but ourselves. */
  readonly frameAncestors: readonly string[]
  /** True where the portal takes an archive and serves it itself; false where it opens our own address. */
  readonly zip: boolean
  /** True where the portal's advertisers may be anybody, so that no policy can be told: the page carries none. */
  readonly anybody?: boolean
  /** The most that the unpacked archive may weigh, bytes. */
  readonly maxBytes?: number
  /** The most files that the archive may hold. */
  readonly maxFiles?: number
  /** What the page tells the client on the game's element, all of it public: attribute → the build's setting, e.g. `data-tg-app` → `TG_APP`. */
  readonly attributes?: Readonly<Record<`data-${string}`, string>>
  /** Names of the portal's npm libraries inside the chunk, which are counted apart. */
  readonly libraries?: readonly string[]
}
