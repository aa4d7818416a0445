import type { PlayerChange } from '@skystair/contract'
import { contactProblem, passwordProblem } from '@skystair/contract/account-rules'
import type { CharacterAndCompanion } from '@skystair/contract/enums'
import { makeAutoObservable } from 'mobx'
import { type CallCode, CallError } from '../../net/call-error.ts'
import { Action } from '../../services/action.ts'
import type { Services } from '../../services/services.ts'
import { VERSION } from '../../version.ts'
import { readLink } from '../platform/index.ts'
import { EntryStore } from '../platform/public.ts'
import { PlayerStore } from '../player/index.ts'
import {
  checkLogin,
  checkPasswordChange,
  checkRegister,
  type FieldCode,
  type FieldName,
  newNameProblem,
  type RegisterForm,
} from './validation.ts'

/** A refused change. `pointer` is the field that the server named, if the form does not have it. */
interface AccountRefusal {
  readonly ok: false
  readonly code: FieldCode | CallCode
  readonly field?: FieldName
  readonly pointer?: string
}
export type AccountOutcome = { readonly ok: true } | AccountRefusal

/** The server's field pointer → the form's field. */
const fields: Readonly<Record<string, FieldName>> = {
  '/name': 'name',
  '/password': 'password',
  '/optionalMailOrPhone': 'contact',
  '/mailOrPhone': 'contact',
  '/passwordCurrent': 'current',
  '/passwordNew': 'next',
}

/** The player's account: starting as a guest, registering, logging in and out, and changing its data. */
export class AccountStore {
  readonly #changing: Action
  readonly #services: Services
  readonly #player: PlayerStore

  constructor(services: Services) {
    this.#services = services
    this.#player = services.get(PlayerStore)
    this.#changing = new Action(services)
    makeAutoObservable(this, {}, { autoBind: true })
  }

  get busy(): boolean {
    return this.#changing.busy
  }

  /** Starts as a guest. */
  beginTrial({ characterAndCompanion }: { characterAndCompanion: CharacterAndCompanion }): Promise<AccountOutcome> {
    const { navigation } = this.#services.platform
    const size = globalThis.screen
    const body = {
      characterAndCompanion,
      lang: this.#services.lang,
      frontVersion: VERSION,
      h_session: this.#services.session.page,
      domain: navigation.domain.slice(0, 200),
      ...(size ? { sw: Math.round(size.width), sh: Math.round(size.height) } : {}),
      ...(globalThis.innerWidth ? { cw: Math.round(innerWidth), ch: Math.round(innerHeight) } : {}),
      ...this.#ref(),
    }
    return this.#change(() => this.#services.call('POST /api/security/registerTrial', { body }), true)
  }

  async register(form: RegisterForm): Promise<AccountOutcome> {
    const problem = checkRegister(form)
    if (problem) return { ok: false, ...problem }
    const contact = form.contact.trim()
    const body = { name: form.name.trim(), password: form.password, ...(contact ? { optionalMailOrPhone: contact } : {}), ...this.#ref() }
    return this.#change(() => this.#services.call('POST /api/security/register', { body }), false)
  }

  async login(form: { name: string; password: string }): Promise<AccountOutcome> {
    const problem = checkLogin(form)
    if (problem) return { ok: false, ...problem }
    const { call, t, ui, session } = this.#services
    const { former } = session
    const body = { name: form.name.trim(), password: form.password, lang: this.#services.lang, ...(former ? { device: former } : {}) }
    return this.#change(async () => {
      const reply = await call('POST /api/security/login', { body })
      if (reply.restored) ui.toast(t('account.restored'))
      return reply
    }, true)
  }

  /** Ends the session, even if it has expired on the server. */
  async logout(): Promise<AccountOutcome> {
    return this.#change(async () => {
      try {
        await this.#services.call('POST /api/security/logout')
      } catch (error) {
        if (!(error instanceof CallError) || error.status !== 401) throw error
      }
      this.#services.session.clear()
      return null
    }, true)
  }

  async rename(name: string): Promise<AccountOutcome> {
    const code = newNameProblem(name, this.#player.player?.name ?? null)
    if (code) return { ok: false, code, field: 'name' }
    return this.#change(
      async () => ({ player: await this.#services.call('POST /api/security/name/set', { body: { name: name.trim() } }) }),
      false,
    )
  }

  /** Whether the player signs in with a password: guests, and players whom the platform identifies, have none. */
  get hasPassword(): boolean {
    const { platform } = this.#services
    return platform.capabilities.ownAccounts && !this.#services.get(EntryStore).proven && this.#player.player?.registered === true
  }

  /** Changes the mail address or phone number. Needs the password, if the player has one. */
  async setContact({ contact, password }: { contact: string; password: string }): Promise<AccountOutcome> {
    const code = contactProblem(contact)
    if (code) return { ok: false, code, field: 'contact' }
    const missing = this.hasPassword ? passwordProblem(password) : null
    if (missing) return { ok: false, code: missing, field: 'password' }
    const body = { mailOrPhone: contact.trim(), ...(this.hasPassword ? { password } : {}) }
    return this.#change(async () => ({ player: await this.#services.call('POST /api/security/mailOrPhone/set', { body }) }), false)
  }

  async setPassword(form: { current: string; next: string; repeat: string }): Promise<AccountOutcome> {
    const problem = checkPasswordChange(form)
    if (problem) return { ok: false, ...problem }
    const body = { passwordCurrent: form.current, passwordNew: form.next }
    return this.#change(() => this.#services.call('POST /api/security/password/set', { body }), false)
  }

  #ref(): { ref?: string } {
    const { code } = readLink(this.#services.platform.navigation.query.ref)
    return code ? { ref: code } : {}
  }

  /** Runs one change at a time; `otherPlayer`: it leads to another player. Refusals are returned as data. */
  async #change(work: () => Promise<{ player: PlayerChange; session?: string } | null>, otherPlayer: boolean): Promise<AccountOutcome> {
    return outcomeOf(this.#changing, async () => {
      const reply = await work()
      // The header that carries it may be hidden in replies from another origin.
      if (reply?.session) this.#services.session.begin(reply.session)
      if (otherPlayer) await this.#services.reenter()
      else if (reply) {
        this.#player.update(reply.player)
        // The live connection knows another session by another client id, which the envelope contains.
        if (reply.session) await this.#player.refreshInfo()
      }
    })
  }
}

/** Runs a change of the account. Returns refusals as data. */
export async function outcomeOf(action: Action, work: () => Promise<void>): Promise<AccountOutcome> {
  // The outcome if another change is in progress.
  let outcome: AccountOutcome = { ok: false, code: 'STATE_CHANGED' }
  await action.run(
    async () => {
      await work()
      outcome = { ok: true }
    },
    {
      onError: (error) => {
        if (!(error instanceof CallError)) throw error
        const { code, field: pointer = '' } = error
        const field = fields[pointer]
        outcome = { ok: false, code, ...(field ? { field } : { pointer }) }
      },
    },
  )
  return outcome
}
