import i18next, { type i18n } from 'i18next'
import { makeAutoObservable, observableRef, runInAction } from 'mobx'
import type { Language } from './options.ts'

export type Values = Readonly<Record<string, string | number>>
export type Translate = (key: string, values?: Values) => string
/** The texts of a language: nested objects of strings. */
export type Texts = { readonly [key: string]: string | Texts }
/** Which texts: those of the first screens, the road and a fight, or what is read later. */
export type TextPart = 'first' | 'late'
/** Brings a part of a language's texts, a chunk each. */
export type LoadTexts = (lang: Language, part: TextPart) => Promise<Texts>

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
  /** True once all texts of `lang` are there; until then what is missing may still come and is left empty. */
  whole = false
  readonly #i18n: i18n
  readonly #load: LoadTexts
  readonly #missed = new Set<string>()
  readonly #brought = new Set<string>()
  /** What was found for a key and its values: looking it up takes long, and whoever walks is told the same names again and again. */
  readonly #found = new Map<string, string>()
  #all = false
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
    // All three are read before the look-up, so that observers depend on the language and on what has come of it.
    const { lang, loaded, whole } = this
    const text = loaded ? this.#find(key, values) : NOWHERE
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

  /** Loads and shows a language. Rejects where its texts can't be had; the language before it stays. */
  async use(lang: Language): Promise<void> {
    const name = lang.toLowerCase()
    await this.#bring(lang, 'first')
    await this.#i18n.changeLanguage(name)
    this.#found.clear()
    runInAction(() => {
      this.lang = lang
      this.loaded = true
      this.whole = this.#brought.has(`${lang} late`)
    })
    if (this.#all && !this.whole) await this.complete()
  }

  /** Loads what is read later, of this language and of those chosen from now on. */
  async complete(): Promise<void> {
    this.#all = true
    const { lang } = this
    await this.#bring(lang, 'late')
    runInAction(() => {
      if (lang === this.lang) this.whole = true
    })
  }

  async #bring(lang: Language, part: TextPart): Promise<void> {
    if (this.#brought.has(`${lang} ${part}`)) return
    this.#i18n.addResourceBundle(lang.toLowerCase(), 'translation', await this.#load(lang, part), true)
    this.#found.clear()
    this.#brought.add(`${lang} ${part}`)
  }
}
