import { type Identity, PlatformErrorCode, withTimeLimit } from '@skystair/platform'
import { makeAutoObservable, observableRef, runInAction } from 'mobx'
import { Action } from '../../services/action.ts'
import type { Services } from '../../services/services.ts'
import { textKey } from '../../services/texts.ts'
import { PlayerStore } from '../player/index.ts'
import { ArrivalStore, type SaveChoice } from './arrival.ts'
import { exchange, saveSessionOwner } from './exchange.ts'

/** How long the platform's sign-in window may stay open, in milliseconds. */
const SIGN_IN_LIMIT = 300_000

/** Signing in with the platform, and the choice between two saves. */
export class EntryStore {
  /** Whether the platform has identified the player. */
  known: boolean
  /** Whether our server has accepted the platform's proof of identity. */
  proven: boolean
  /** Saves to choose from; empty where there is no choice. */
  saves: readonly SaveChoice[] = []
  readonly #changing: Action
  readonly #services: Services
  readonly #arrivals: ArrivalStore

  constructor(services: Services) {
    this.#services = services
    this.#arrivals = services.get(ArrivalStore)
    this.#changing = new Action(services)
    const { known, exchange } = services.session.identity
    this.known = known
    this.proven = exchange !== undefined && this.#arrivals.arrival?.refusal === undefined
    makeAutoObservable(this, { saves: observableRef, undecided: false }, { autoBind: true })
  }

  get busy(): boolean {
    return this.#changing.busy
  }

  /** Whether the platform can ask the player to sign in, and the player has not. */
  get canSignIn(): boolean {
    return this.#services.platform.capabilities.canSignIn && !this.known
  }

  /** Shows the result of the arrival, once the game can be played and its texts are loaded. A choice that a reload interrupted is offered again. */
  announceArrival(): void {
    const { local, ui, t } = this.#services
    const { arrival } = this.#arrivals
    if (!arrival) {
      if (this.proven && local.get('remap') === 'open') void this.loadSaves(true)
      return
    }
    this.#arrivals.set(null)
    if (arrival.saves) this.offer(arrival.saves)
    if (!arrival.refusal) return
    const ofPlatform = (PlatformErrorCode as readonly string[]).includes(arrival.refusal)
    const reason = t(ofPlatform ? `platform.${arrival.refusal}` : textKey(arrival.refusal))
    // The text of an expired session says how to sign in again.
    ui.toast(arrival.refusal === 'SESSION_EXPIRED' ? reason : t('platform.asGuest', { reason }), 'bad')
  }

  offer(saves: readonly SaveChoice[]): void {
    this.saves = saves
    this.#services.local.set('remap', 'open')
    this.#services.ui.open('saves')
  }

  /** Whether the player has put off the choice between their saves. */
  get undecided(): boolean {
    return this.#services.local.get('remap') !== null
  }

  /** Puts the choice off: it is not offered again by itself, but can be opened in the settings. */
  putOff(): void {
    this.#services.local.set('remap', 'later')
    this.#services.ui.close()
  }

  /** Opens the platform's sign-in, and continues as the player who signed in. */
  async signIn(): Promise<void> {
    await this.#changing.run(async () => {
      const { platform, session } = this.#services
      const before = session.identity
      session.identity = await withTimeLimit(platform.auth.signIn(), SIGN_IN_LIMIT)
      if (await this.#restartsAsAnother(before, session.identity)) return
      await exchange(this.#services)
      runInAction(() => {
        this.known = session.identity.known
        this.proven = session.identity.exchange !== undefined && this.#arrivals.arrival?.refusal === undefined
      })
      await this.#services.reenter()
    })
    // Outside of the action: it may load saves, which is one too.
    if (this.#arrivals.arrival) this.announceArrival()
  }

  /** Loads the saves for a choice that was put off or, `interrupted`, not finished. */
  async loadSaves(interrupted = false): Promise<void> {
    await this.#changing.run(async () => {
      const { call, local, platform, ui, t } = this.#services
      const saves = await call('POST /api/integration/{source}/v2/search', { params: { source: platform.source } })
      if (saves.length > 1) this.offer(saves)
      else {
        local.set('remap', null)
        if (!interrupted) ui.toast(t('platform.oneSave'))
      }
    })
  }

  /** Continues with one of the saves; the others are kept. */
  async choose(chosenId: number): Promise<void> {
    await this.#changing.run(async () => {
      const { call, local, platform, session, ui, reenter } = this.#services
      const currId = this.#services.get(PlayerStore).player?.id ?? chosenId
      if (chosenId !== currId) {
        const input = { params: { source: platform.source }, body: { currId, chosenId } }
        const reply = await call('POST /api/integration/{source}/v2/remap', input)
        session.begin(reply.session)
        saveSessionOwner(this.#services)
        await reenter()
      }
      runInAction(() => {
        this.saves = []
      })
      local.set('remap', null)
      ui.close()
    })
  }

  /**
   * Moves the save of the platform's guest to the player who has signed in. Returns true where that player has a save already: then the session is
   * ended and the page reloaded, to start with theirs.
   */
  async #restartsAsAnother({ externalId: oldPlayerId }: Identity, { externalId: newPlayerId, exchange }: Identity): Promise<boolean> {
    const { call, platform, session, reload } = this.#services
    const { player } = this.#services.get(PlayerStore)
    if (!player || !exchange || !oldPlayerId || !newPlayerId || oldPlayerId === newPlayerId) return false
    const body = { oldPlayerId, newPlayerId, proof: { ...exchange.body.proof } }
    const { moved } = await call('POST /api/integration/{source}/login', { params: { source: platform.source }, body })
    if (moved) return false
    await call('POST /api/security/logout').catch(() => {})
    session.clear()
    reload('failed')
    return true
  }
}
