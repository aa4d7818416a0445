import { type Identity, PlatformError, PlatformErrorCode, withTimeLimit } from '@skystair/platform'
import { makeAutoObservable, observableRef, runInAction } from 'mobx'
import { CallError } from '../../net/call-error.ts'
import type { Services } from '../../services/services.ts'
import { textKey } from '../../services/texts.ts'
import { PlayerStore } from '../player/index.ts'
import { ArrivalStore, type SaveChoice } from './arrival.ts'
import { exchange, saveSessionOwner } from './exchange.ts'

/** How long the platform's window for signing in may stay open, in milliseconds. */
const SIGN_IN_LIMIT = 300_000

/** Coming in through the platform: signing in, and the choice between two climbs. */
export class EntryStore {
  busy = false
  /** Whether the platform knows who this is. */
  known: boolean
  /** Whether the platform has proven to our server who this is. */
  proven: boolean
  /** Climbs to choose from; empty where there is no choice. */
  saves: readonly SaveChoice[] = []
  readonly #services: Services
  readonly #arrivals: ArrivalStore

  constructor(services: Services) {
    this.#services = services
    this.#arrivals = services.get(ArrivalStore)
    const { known, exchange } = services.session.identity
    this.known = known
    this.proven = exchange !== undefined && services.get(ArrivalStore).arrival?.refusal === undefined
    makeAutoObservable(this, { saves: observableRef, undecided: false }, { autoBind: true })
  }

  /** Whether the platform can ask the player to sign in, and has not. */
  get canSignIn(): boolean {
    return this.#services.platform.capabilities.canSignIn && !this.known
  }

  /** Tells what came of the arrival, once the game can be played and its words are there. A choice that a reload cut short comes back. */
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
    // Whoever has merely been away for too long is told how to come back.
    ui.toast(arrival.refusal === 'SESSION_EXPIRED' ? reason : t('platform.asGuest', { reason }), 'bad')
  }

  offer(climbs: readonly SaveChoice[]): void {
    this.saves = climbs
    this.#services.local.set('remap', 'open')
    this.#services.ui.open('climbs')
  }

  /** Whether the player wanted to choose between their climbs later. */
  get undecided(): boolean {
    return this.#services.local.get('remap') !== null
  }

  /** The choice is not asked for again by itself; the settings lead back to it. */
  putOff(): void {
    this.#services.local.set('remap', 'later')
    this.#services.ui.close()
  }

  /** Lets the platform ask the player to sign in, and goes on with whoever that is. */
  signIn(): Promise<void> {
    return this.#change(async () => {
      const { platform, session } = this.#services
      const before = session.identity
      session.identity = await withTimeLimit(platform.auth.signIn(), SIGN_IN_LIMIT)
      if (await this.#belongsToAnother(before, session.identity)) return
      await exchange(this.#services)
      runInAction(() => {
        this.known = session.identity.known
        this.proven = session.identity.exchange !== undefined && this.#arrivals.arrival?.refusal === undefined
      })
      await this.#services.reenter()
      this.announceArrival()
    })
  }

  /** Asks which climbs there are, for a choice that was put off or, `again`, cut short. */
  loadSaves(again = false): Promise<void> {
    return this.#change(async () => {
      const { call, local, platform, ui, t } = this.#services
      const climbs = await call('POST /api/integration/{source}/v2/search', { params: { source: platform.source } })
      if (climbs.length > 1) this.offer(climbs)
      else {
        local.set('remap', null)
        if (!again) ui.toast(t('platform.oneClimb'))
      }
    })
  }

  /** Goes on with one of the climbs; the others are kept. */
  choose(chosenId: number): Promise<void> {
    return this.#change(async () => {
      const { call, local, platform, session, ui, reenter } = this.#services
      const player = this.#services.get(PlayerStore)
      const currId = player.player?.id ?? chosenId
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
   * Where the platform's guest became one of its players, the climb moves along. Answers true where that player has one already: then
   * nobody is signed in here any longer, and the game starts anew with theirs.
   */
  async #belongsToAnother(before: Identity, { headers, exchange }: Identity): Promise<boolean> {
    const { call, session, reload } = this.#services
    const player = this.#services.get(PlayerStore)
    const [oldPlayerId, newPlayerId] = [before.headers.gp_player_id, headers.gp_player_id]
    if (!player.player || !exchange || !oldPlayerId || !newPlayerId || oldPlayerId === newPlayerId) return false
    const body = { oldPlayerId, newPlayerId, proof: { ...exchange.body.proof } }
    const { text } = await call('POST /api/integration/gp/login', { body })
    if (text !== 'Player already exists') return false
    await call('POST /api/security/logout').catch(() => {})
    session.clear()
    reload('failed')
    return true
  }

  async #change(work: () => Promise<void>): Promise<void> {
    if (this.busy) return
    this.busy = true
    const { ui, t } = this.#services
    try {
      await work()
    } catch (error) {
      if (error instanceof CallError) ui.fail(error)
      else if (!(error instanceof PlatformError)) throw error
      else if (error.code !== 'CANCELLED') ui.toast(t(`platform.${error.code}`), 'bad')
    } finally {
      runInAction(() => {
        this.busy = false
      })
    }
  }
}
