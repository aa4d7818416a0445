import i18next, { type i18n } from 'i18next'
import { makeAutoObservable, observableRef, runInAction } from 'mobx'
import type { Language } from './options.ts'

export type Values = Readonly<Record<string, string | number>>
export type Translate = (key: string, values?: Values) => string
/** The texts of a language: nested objects of strings. */
export type Texts = { readonly [key: string]: string | Texts }
/** Brings the texts of a language, a chunk each. */
export type LoadTexts = (lang: Language) => Promise<Texts>

/** What stands where a text is missing. */
export const MISSING = '???'

/** One game's language and its texts. Whoever reads `t` while observing is told when the language changes. */
export class TextStore {
  lang: Language
  /** True once the texts of `lang` are there. */
  loaded = false
  readonly #i18n: i18n
  readonly #load: LoadTexts
  readonly #missed = new Set<string>()
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
    // Read before the look-up, so that observers depend on the language.
    if (!this.loaded) return this.#i18n.exists(key) ? this.#i18n.t(key, { ...values }) : ''
    if (this.lang && this.#i18n.exists(key, { ...values })) return this.#i18n.t(key, { ...values })
    if (!this.#missed.has(key)) {
      this.#missed.add(key)
      this.#report(`Missing text ${key} (${this.lang})`)
    }
    return MISSING
  }

  /** Loads and shows a language. Rejects where its texts can't be had; the language before it stays. */
  async use(lang: Language): Promise<void> {
    const name = lang.toLowerCase()
    if (!this.#i18n.hasResourceBundle(name, 'translation')) {
      this.#i18n.addResourceBundle(name, 'translation', await this.#load(lang))
    }
    await this.#i18n.changeLanguage(name)
    runInAction(() => {
      this.lang = lang
      this.loaded = true
    })
  }
}
