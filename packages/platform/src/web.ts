import { browserLanguage, canStore, type WebSharing, webSharing, webStorage } from './browser-features.ts'
import { PlatformError } from './errors.ts'
import type { PlatformManifest } from './manifest.ts'
import { parseUrl } from './parse-url.ts'
import type { Capabilities, Platform, PlatformNavigation, PlatformStorage, Unsubscribe } from './port.ts'
import { askSdk } from './sdk-call.ts'

/** The parts of the browser that a plain page uses; tests pass their own. */
export interface WebHost {
  readonly window: Pick<Window, 'open'> & { readonly location: Pick<Location, 'href' | 'hostname' | 'reload' | 'assign'> }
  /** Throws or returns undefined where the browser refuses storage. */
  readonly storage: () => Pick<Storage, 'getItem' | 'setItem' | 'removeItem'> | undefined
  readonly language: string | undefined
  /** The browser's own window for sharing; absent if it has none. */
  readonly sharing?: WebSharing
}

/** The parts of the manifest that the client uses. */
export type PlatformShape = Pick<PlatformManifest, 'source'> & Partial<Pick<PlatformManifest, 'money' | 'gift' | 'promoCodes'>>

const unsupported = (what: string) => Promise.reject(new PlatformError('UNSUPPORTED', `${what} is not available on a plain page`))
const never: Unsubscribe = () => {}

/** A platform without any features: platforms replace the parts that they support. */
export const noCapabilities: Capabilities = {
  canPay: false,
  canReward: false,
  canInterstitial: false,
  canBanner: false,
  canSeeBlocker: false,
  startsWithAdvert: false,
  canInvite: false,
  canShare: false,
  canSharePicture: false,
  canJoin: false,
  canFavourite: false,
  canRate: false,
  canScore: false,
  canShowScores: false,
  canStore: false,
  canReadFlags: false,
  canTellTime: false,
  canSignIn: false,
  externalLinks: false,
  ownAccounts: false,
}

/** Returns capabilities of which `changing` are read at each use, as they change while the page is open. They never throw. */
export const liveCapabilities = (
  fixed: Capabilities,
  changing: Readonly<Partial<Record<keyof Capabilities, () => boolean>>>,
): Capabilities =>
  Object.defineProperties(
    { ...fixed },
    Object.fromEntries(Object.entries(changing).map(([name, ask]) => [name, { get: () => askSdk(ask) === true, enumerable: true }])),
  )

/**
 * A plain web page as a platform: everybody is a guest, nothing can be bought, no adverts. It is the game's default platform and the base
 * of all adapters: `{ ...webPlatform(manifest), auth, pay }`.
 */
export function webPlatform({ source, money, gift, promoCodes }: PlatformShape, host: WebHost = browser()): Platform {
  return {
    source,
    ...(typeof money === 'object' ? { money: { code: money.code, words: money.words } } : {}),
    ...(gift ? { gift: { call: gift.call, about: gift.about } } : {}),
    ...(promoCodes ? { promoCodes } : {}),
    capabilities: { ...noCapabilities, externalLinks: true, ownAccounts: true },
    auth: {
      authenticate: async () => {
        const lang = languageOf(host.language)
        return { headers: {}, query: {}, known: false, ...(lang ? { lang } : {}) }
      },
      signIn: () => unsupported('Signing in'),
    },
    pay: { buy: () => unsupported('Paying'), confirm: () => unsupported('Paying'), unconfirmed: async () => [], prices: async () => ({}) },
    ads: {
      rewarded: () => unsupported('A rewarded advert'),
      blocked: () => unsupported('Looking for an ad blocker'),
      interstitial: async () => {},
      banner: () => unsupported('A banner'),
    },
    lifecycle: {
      loadingProgress: () => {},
      ready: () => {},
      gameplayStart: () => {},
      gameplayStop: () => {},
      // Only the embedding page pauses or mutes the game.
      onPause: () => never,
      onResume: () => never,
      onMute: () => never,
    },
    social: {
      // Only on our own site is the page's address the one for friends; a portal's page cannot be opened directly.
      link: (code) => (source === 'own' ? withCode(host.window.location.href, code) : null),
      invite: () => unsupported('Inviting'),
      share: () => unsupported('Sharing'),
      sharePicture: () => unsupported('Sharing a picture'),
      join: () => unsupported('Joining a group'),
      favourite: () => unsupported('A list of favourites'),
      rate: () => unsupported('Rating'),
    },
    scores: { report: () => unsupported('A table of players'), show: () => unsupported('A table of players') },
    shell: { onBack: () => never, askBeforeClosing: () => {}, vibrate: () => {}, celebrate: () => {} },
    storage: safeStorage(host.storage),
    cloud: { get: () => unsupported('Storage of the platform'), set: () => unsupported('Storage of the platform') },
    remote: { flags: () => unsupported('A console with flags'), time: () => unsupported('The time of the platform') },
    navigation: webNavigation(host.window),
    destroy: () => {},
  }
}

/** Returns storage that always works: values that the browser refuses to store last as long as the page. */
export function safeStorage(open: WebHost['storage']): PlatformStorage {
  const memory = new Map<string, string>()
  const attempt = <T>(work: (storage: NonNullable<ReturnType<WebHost['storage']>>) => T): T | null =>
    askSdk(() => {
      const storage = open()
      return storage ? work(storage) : null
    }) ?? null
  return {
    lasts: () => attempt(canStore) === true,
    get: (key) => memory.get(key) ?? attempt((storage) => storage.getItem(key)),
    set: (key, value) => {
      // A stored value is read from the storage again, so that tabs see each other's changes.
      const stored = attempt((storage) => {
        storage.setItem(key, value)
        return true
      })
      if (stored) memory.delete(key)
      else memory.set(key, value)
    },
    remove: (key) => {
      memory.delete(key)
      attempt((storage) => storage.removeItem(key))
    },
  }
}

/** The page's address and ways to leave it. */
export function webNavigation(page: WebHost['window']): PlatformNavigation {
  const { location } = page
  return {
    get query() {
      return Object.fromEntries(new URL(location.href).searchParams)
    },
    domain: location.hostname,
    reload: () => location.reload(),
    go: (url) => location.assign(safeUrl(url, location.href)),
    open: (url) => void page.open(safeUrl(url, location.href), '_blank', 'noopener'),
  }
}

/** Returns the navigation without opening new tabs, for portals that forbid external links. `more` adds to the page's parameters. */
export function closedNavigation(
  navigation: PlatformNavigation,
  more: () => Readonly<Record<string, string>> = () => ({}),
): PlatformNavigation {
  return {
    ...navigation,
    get query() {
      return { ...navigation.query, ...more() }
    },
    open: () => {
      throw new PlatformError('UNSUPPORTED', 'The portal forbids links to other sites')
    },
  }
}

function withCode(href: string, code: string): string {
  const { origin, pathname } = new URL(href)
  return `${origin}${pathname}?ref=${encodeURIComponent(code)}`
}

/** Throws UNSUPPORTED for addresses that hold scripts or files. */
function safeUrl(url: string, base: string): string {
  const parsed = parseUrl(url, base)
  if (parsed?.protocol !== 'https:' && parsed?.protocol !== 'http:') throw new PlatformError('UNSUPPORTED', 'Only http and https addresses')
  return parsed.href
}

/** Returns the game's language for a language tag; undefined if there is none. */
export function languageOf(language: string | undefined): 'RU' | 'EN' | undefined {
  if (!language) return undefined
  return /^(ru|be|kk|uk)\b/i.test(language) ? 'RU' : 'EN'
}

/** Returns the parts of the real browser. */
export const browser = (): WebHost => {
  const sharing = webSharing()
  return { window, storage: () => webStorage('site'), language: browserLanguage(), ...(sharing ? { sharing } : {}) }
}
