import i18next, { type i18n } from 'i18next'
import { makeAutoObservable, observableRef, runInAction } from 'mobx'
import type { Language } from './options.ts'

export type Values = Readonly<Record<string, string | number>>
export type Translate = (key: string, values?: Values) => string
/** The texts of a language: nested objects of strings. */
export type Texts = { readonly [key: string]: string | Texts }
/** Which texts: those up to the first road, or those of an area. */
export type TextPart = 'first' | { readonly area: string }
/** Loads a part of a language's texts, a chunk each. Areas without texts of their own have none. */
export type LoadTexts = (lang: Language, part: TextPart) => Promise<Texts>

const nameOf = (part: TextPart): string => (part === 'first' ? part : part.area)

/** No text says this. */
const NOWHERE = '\u0000'
/** What stands where a text is missing. */
const MISSING = '???'

/** Key of the text that tells a player of a code. A server that can't be reached is most likely on its way up again. */
export const textKey = (code: string): string => `error.${code === 'NETWORK' || code === 'DESTROYED' ? 'DRAINING' : code}`

/** So many found texts are kept. */
const FOUND_KEPT = 1000

/** One game's language and its texts. Whoever reads `t` while observing is told when the language changes. */
export class TextStore {
  lang: Language
  /** True once the first texts of `lang` are there. */
  loaded = false
  /** True once all texts of `lang` are loaded; until then a missing text may still come and is left empty. */
  whole = false
  /** How many parts have come: observers look for their texts again with each. */
  arrived = 0
  readonly #i18n: i18n
  readonly #load: LoadTexts
  readonly #missed = new Set<string>()
  readonly #brought = new Set<string>()
  /** What was found for a key and its values: looking it up takes long, and whoever walks is told the same names again and again. */
  readonly #found = new Map<string, string>()
  /** The areas whose texts are wanted, in this language and those chosen later. */
  readonly #areas = new Set<string>()
  #finished = false
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

  /** The text of a key such as `battle.hit`, with `{{values}}` filled in. A missing key is reported once and shows `???`. */
  t: Translate = (key, values) => {
    // All are read before the look-up, so that observers depend on the language and on what has come of it.
    const { lang, loaded, whole, arrived } = this
    const text = loaded && arrived > 0 ? this.#find(key, values) : NOWHERE
    if (text !== NOWHERE) return text
    if (!whole) return ''
    if (!this.#missed.has(key)) {
      this.#missed.add(key)
      this.#report(`Missing text ${key} (${lang})`)
    }
    return MISSING
  }

  #find(key: string, values: Values | undefined): string {
    const asked = values ? key + JSON.stringify(values) : key
    const known = this.#found.get(asked)
    if (known !== undefined) return known
    const text = this.#i18n.t(key, { ...values, defaultValue: NOWHERE })
    if (this.#found.size >= FOUND_KEPT) this.#found.clear()
    this.#found.set(asked, text)
    return text
  }

  /** Loads and shows a language, with the texts of the areas that are loaded. Throws where they cannot be loaded; the language before it stays. */
  async use(lang: Language): Promise<void> {
    await Promise.all([this.#bring(lang, 'first'), ...[...this.#areas].map((area) => this.#bring(lang, { area }))])
    await this.#i18n.changeLanguage(lang.toLowerCase())
    this.#found.clear()
    runInAction(() => {
      this.lang = lang
      this.loaded = true
      this.arrived += 1
    })
    this.#look()
  }

  /** Loads the texts of areas, in this language and those chosen from now on. */
  async load(areas: readonly string[]): Promise<void> {
    for (const area of areas) this.#areas.add(area)
    await Promise.all(areas.map((area) => this.#bring(this.lang, { area })))
    // What has come may be what was looked for.
    runInAction(() => {
      this.arrived += 1
    })
    this.#look()
  }

  /** Every area is loaded: a text that is missing from now on is a mistake. */
  finish(): void {
    this.#finished = true
    this.#look()
  }

  #look(): void {
    const whole = this.#finished && [...this.#areas].every((area) => this.#brought.has(`${this.lang} ${area}`))
    runInAction(() => {
      this.whole = whole
    })
  }

  async #bring(lang: Language, part: TextPart): Promise<void> {
    const name = `${lang} ${nameOf(part)}`
    if (this.#brought.has(name)) return
    this.#i18n.addResourceBundle(lang.toLowerCase(), 'translation', await this.#load(lang, part), true)
    this.#found.clear()
    this.#brought.add(name)
  }
}
