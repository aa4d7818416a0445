import type { Player } from '@skystair/contract'
import { contactProblem } from '@skystair/contract/areas/security/account-rules'
import type { CharacterAndCompanion } from '@skystair/contract/enums'
import { makeAutoObservable, runInAction } from 'mobx'
import type { Context } from '../../app/context.ts'
import type { Language } from '../../app/options.ts'
import { type CallCode, CallError } from '../../net/call-error.ts'
import { VERSION } from '../../version.ts'
import type { PlayerStore } from '../player/store.ts'
import {
  checkLogin,
  checkPasswordChange,
  checkRegister,
  type FieldCode,
  type FieldName,
  newNameProblem,
  type RegisterForm,
} from './validation.ts'

export type Outcome = { readonly ok: true } | { readonly ok: false; readonly code: FieldCode | CallCode; readonly field?: FieldName }

/** Server's field pointer → the form's field. */
const fields: Readonly<Record<string, FieldName>> = {
  '/name': 'name',
  '/password': 'password',
  '/optionalMailOrPhone': 'contact',
  '/mailOrPhone': 'contact',
  '/passwordCurrent': 'current',
  '/passwordNew': 'next',
}

/** Beginning, registering, coming back, leaving, and the account's own data. */
export class AccountStore {
  busy = false
  /** Leads to the scene that belongs to whoever is now signed in. Set by boot. */
  enter: () => Promise<void> = async () => {}
  readonly #ctx: Context
  readonly #player: PlayerStore
  readonly #lang: () => Language

  constructor(ctx: Context, player: PlayerStore, lang: () => Language) {
    this.#ctx = ctx
    this.#player = player
    this.#lang = lang
    makeAutoObservable(this, { enter: false }, { autoBind: true })
  }

  /** Begins as a guest. */
  beginTrial({ characterAndCompanion }: { characterAndCompanion: CharacterAndCompanion }): Promise<Outcome> {
    const { navigation } = this.#ctx.platform
    const size = globalThis.screen
    const body = {
      characterAndCompanion,
      lang: this.#lang(),
      frontVersion: VERSION,
      h_session: this.#ctx.session.page,
      domain: navigation.domain.slice(0, 200),
      ...(size ? { sw: Math.round(size.width), sh: Math.round(size.height) } : {}),
      ...(globalThis.innerWidth ? { cw: Math.round(innerWidth), ch: Math.round(innerHeight) } : {}),
      ...this.#ref(),
    }
    return this.#change(() => this.#ctx.call('POST /api/security/registerTrial', { body }), true)
  }

  async register(form: RegisterForm): Promise<Outcome> {
    const problem = checkRegister(form)
    if (problem) return { ok: false, ...problem }
    const contact = form.contact.trim()
    const body = { name: form.name.trim(), password: form.password, ...(contact ? { optionalMailOrPhone: contact } : {}), ...this.#ref() }
    return this.#change(() => this.#ctx.call('POST /api/security/register', { body }), false)
  }

  async login(form: { name: string; password: string }): Promise<Outcome> {
    const problem = checkLogin(form)
    if (problem) return { ok: false, ...problem }
    const body = { name: form.name.trim(), password: form.password, lang: this.#lang() }
    return this.#change(() => this.#ctx.call('POST /api/security/login', { body }), true)
  }

  /** Ends the session here even where the server no longer knows it. */
  async logout(): Promise<Outcome> {
    return this.#change(async () => {
      try {
        await this.#ctx.call('POST /api/security/logout')
      } catch (error) {
        if (!(error instanceof CallError) || error.status !== 401) throw error
      }
      this.#ctx.session.clear()
      return null
    }, true)
  }

  async rename(name: string): Promise<Outcome> {
    const code = newNameProblem(name, this.#player.player?.name ?? null)
    if (code) return { ok: false, code, field: 'name' }
    return this.#change(
      async () => ({ player: await this.#ctx.call('POST /api/security/name/set', { body: { name: name.trim() } }) }),
      false,
    )
  }

  async setContact(value: string): Promise<Outcome> {
    const code = contactProblem(value)
    if (code) return { ok: false, code, field: 'contact' }
    const body = { mailOrPhone: value.trim() }
    return this.#change(async () => ({ player: await this.#ctx.call('POST /api/security/mailOrPhone/set', { body }) }), false)
  }

  async setPassword(form: { current: string; next: string; repeat: string }): Promise<Outcome> {
    const problem = checkPasswordChange(form)
    if (problem) return { ok: false, ...problem }
    const body = { passwordCurrent: form.current, passwordNew: form.next }
    return this.#change(() => this.#ctx.call('POST /api/security/password/set', { body }), false)
  }

  #ref(): { ref?: string } {
    const ref = this.#ctx.platform.navigation.query.ref
    return ref ? { ref: ref.slice(0, 200) } : {}
  }

  /** One change at a time; `elsewhere` where it leads to another player. Refusals come back as data. */
  async #change(work: () => Promise<{ player: Player; session?: string } | null>, elsewhere: boolean): Promise<Outcome> {
    if (this.busy) return { ok: false, code: 'STATE_CHANGED' }
    this.busy = true
    try {
      const done = await work()
      // Replies from another origin may hide the header that carries it.
      if (done?.session) this.#ctx.session.begin(done.session)
      if (elsewhere) await this.enter()
      else if (done) {
        this.#player.replace(done.player)
        // To the live line another session is another client, whose name the envelope tells.
        if (done.session) await this.#player.refreshInfo()
      }
      return { ok: true }
    } catch (error) {
      if (!(error instanceof CallError)) throw error
      const field = error.field === undefined ? undefined : fields[error.field]
      return { ok: false, code: error.code, ...(field ? { field } : {}) }
    } finally {
      runInAction(() => {
        this.busy = false
      })
    }
  }
}
