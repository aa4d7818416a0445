import i18next, { type i18n } from 'i18next'
import { makeAutoObservable, observableRef, runInAction } from 'mobx'
import type { Language } from './options.ts'

export type Values = Readonly<Record<string, string | number>>
export type Translate = (key: string, values?: Values) => string
/** The texts of a language: nested objects of strings. */
export type Texts = { readonly [key: string]: string | Texts }
/** A part of the texts: those up to the first road, those of an area, or all. */
export type TextPart = 'first' | 'all' | { readonly area: string }
/** Loads a part of a language's texts, one chunk each. Resolves with an empty object for areas without texts. */
export type LoadTexts = (lang: Language, part: TextPart) => Promise<Texts>

const nameOf = (lang: Language, part: TextPart): string => `${lang} ${typeof part === 'string' ? part : part.area}`

/** Returned for missing keys; no text is equal to it. */
const NOT_FOUND = '\u0000'
/** Shown instead of a missing text. */
const MISSING = '???'

/** The messages for resources that the player has too few of; other resources share the text of the code. */
const missingResource: Readonly<Record<string, string>> = {
  '/mithril': 'message.notEnoughGems',
  '/tickets': 'message.notEnoughTickets',
  '/goldTicket': 'message.notEnoughTickets',
  '/tokens': 'message.notEnoughTokens',
  '/amethysts': 'message.notEnoughAmethysts',
  '/caviar': 'message.notEnoughCaviar',
}

/** Returns the key of the text for an error code and its field. A server that can't be reached is most likely restarting. */
export function textKey(code: string, field = ''): string {
  if (code === 'NETWORK' || code === 'DESTROYED') return 'error.DRAINING'
  return (code === 'NOT_ENOUGH_RESOURCES' && missingResource[field]) || `error.${code}`
}

/** Returns the key of the note beside an offer for which the player has too little of a resource. */
export function shortageKey(resource: string): string {
  if (resource === 'gold') return 'message.notEnoughFunds'
  return resource === 'mithril' ? 'message.insufficientEmeralds' : textKey('NOT_ENOUGH_RESOURCES', `/${resource}`)
}

/** Number of texts in the cache. */
const CACHE_SIZE = 1000

/** One game's language and its texts. Observers of `t` are updated when the language changes. */
export class TextStore {
  lang: Language
  /** True once the first texts of `lang` are loaded. */
  loaded = false
  /** True once all texts of `lang` are loaded; until then a missing text may still be loaded and is left empty. */
  complete = false
  /** Increases with each loaded part, to update observers of texts that were missing. */
  version = 0
  readonly #i18n: i18n
  readonly #load: LoadTexts
  readonly #reportedMissing = new Set<string>()
  readonly #loadedParts = new Set<string>()
  /** Texts by key and values: a look-up is slow, and the same texts are shown again and again. */
  readonly #cache = new Map<string, string>()
  /** The areas whose texts are needed, in this language and those chosen later. */
  readonly #areas = new Set<string>()
  /** Whether all texts are needed. */
  #needsAll = false
  readonly #report: (message: string) => void

  constructor(lang: Language, load: LoadTexts, report: (message: string) => void) {
    this.lang = lang
    this.#load = load
    this.#report = report
    this.#i18n = i18next.createInstance()
    void this.#i18n.init({
      resources: {},
      lng: lang.toLowerCase(),
      fallbackLng: false,
      interpolation: { escapeValue: false },
      initAsync: false,
    })
    makeAutoObservable<this>(this, { lang: observableRef, t: false })
  }

  /** Returns the text of a key such as `battle.hit`, with `{{values}}` filled in. A missing key is reported once and returns `???`. */
  t: Translate = (key, values) => {
    // All that may change the result is read, so that observers depend on it.
    const { lang, loaded } = this
    const text = loaded ? this.#find(key, values) : NOT_FOUND
    if (text !== NOT_FOUND) return text
    // Only a text that is missing can come with another part.
    const { complete, version } = this
    if (!complete || version === 0) return ''
    if (!this.#reportedMissing.has(key)) {
      this.#reportedMissing.add(key)
      this.#report(`Missing text ${key} (${lang})`)
    }
    return MISSING
  }

  #find(key: string, values: Values | undefined): string {
    const cacheKey = values ? key + JSON.stringify(values) : key
    const cached = this.#cache.get(cacheKey)
    if (cached !== undefined) return cached
    // A percent sign never begins a line.
    const text = this.#i18n.t(key, { ...values, defaultValue: NOT_FOUND }).replace(/(\d) %/g, '$1\u00a0%')
    if (text === NOT_FOUND) return text
    if (this.#cache.size >= CACHE_SIZE) this.#cache.clear()
    this.#cache.set(cacheKey, text)
    return text
  }

  /**
   * Loads a language, with the texts of the areas that are loaded, and changes to it. Throws if loading fails; the language then does not change.
   */
  async use(lang: Language): Promise<void> {
    await this.#loadNeeded(lang)
    await this.#i18n.changeLanguage(lang.toLowerCase())
    this.#cache.clear()
    runInAction(() => {
      this.lang = lang
      this.loaded = true
    })
    this.#update()
  }

  /** Loads the texts of areas, in this language and those chosen from now on. */
  async load(areas: readonly string[]): Promise<void> {
    for (const area of areas) this.#areas.add(area)
    await this.#whileSame((lang) => Promise.all(areas.map((area) => this.#loadPart(lang, { area }))))
    this.#update()
  }

  /** Loads all texts by one request, in this language and those chosen from now on. A text that is missing from then on is a mistake. */
  async loadAll(): Promise<void> {
    this.#needsAll = true
    await this.#whileSame((lang) => this.#loadPart(lang, 'all'))
    this.#update()
  }

  /** Loads for the current language, and again if it changed meanwhile. */
  async #whileSame(load: (lang: Language) => Promise<unknown>): Promise<void> {
    for (let lang: Language | null = null; lang !== this.lang; ) {
      lang = this.lang
      await load(lang)
    }
  }

  /** Loads what is needed in a language, also of areas that are added meanwhile. */
  async #loadNeeded(lang: Language): Promise<void> {
    for (let known = -1; known < this.#areas.size; ) {
      known = this.#areas.size
      const parts: TextPart[] = this.#needsAll ? ['all'] : ['first', ...[...this.#areas].map((area) => ({ area }))]
      await Promise.all(parts.map((part) => this.#loadPart(lang, part)))
    }
  }

  #update(): void {
    runInAction(() => {
      this.complete = this.#loadedParts.has(nameOf(this.lang, 'all'))
      // Texts that were missing may be loaded now.
      this.version += 1
    })
  }

  async #loadPart(lang: Language, part: TextPart): Promise<void> {
    if ([part, 'all' as const].some((each) => this.#loadedParts.has(nameOf(lang, each)))) return
    this.#i18n.addResourceBundle(lang.toLowerCase(), 'translation', await this.#load(lang, part), true)
    this.#loadedParts.add(nameOf(lang, part))
  }
}
