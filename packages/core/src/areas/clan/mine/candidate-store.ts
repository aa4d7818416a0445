import type { Candidate } from '@skystair/contract'
import { makeAutoObservable } from 'mobx'
import { Action } from '../../../services/action.ts'
import { Resource } from '../../../services/resource.ts'
import type { Services } from '../../../services/services.ts'

/** The players who have applied to the clan, and those whom it has invited. */
export class CandidateStore {
  readonly candidates: Resource<readonly Candidate[]>
  readonly acting: Action
  readonly #services: Services

  constructor(services: Services) {
    this.#services = services
    this.acting = new Action(services)
    this.candidates = new Resource<readonly Candidate[]>(services, (signal) =>
      services.call('GET /api/clan/recruit/list', null, { signal }),
    )
    makeAutoObservable(this, { candidates: false, acting: false }, { autoBind: true })
  }

  /** Reloads the list if it was loaded before. */
  async follow(): Promise<void> {
    if (this.candidates.value) await this.candidates.reload()
  }

  /** Removes a player from the list. */
  drop(playerId: number): void {
    this.candidates.set((this.candidates.value ?? []).filter((one) => one.playerId !== playerId))
  }

  async invite(playerId: number): Promise<boolean> {
    const { call, t, ui } = this.#services
    const candidate = await this.acting.run(() => call('POST /api/clan/invite', { body: { playerId } }))
    if (!candidate) return false
    const known = this.candidates.value ?? []
    this.candidates.set([candidate, ...known.filter((one) => one.playerId !== playerId)])
    ui.toast(t('clan.candidate.invited', { name: candidate.name ?? t('common.guest') }), 'good')
    return true
  }

  /** Invites a player by nickname or id. Resolves with whether it succeeded. */
  async inviteByName(who: string): Promise<boolean> {
    const { call } = this.#services
    const found = await this.acting.run(() => call('GET /api/gift/receiver/find', { query: { who: who.trim() } }))
    return found !== null && this.invite(found.id)
  }

  /** Rejects a candidate, or withdraws an invitation. */
  async reject(playerId: number): Promise<void> {
    const done = await this.acting.run(() => this.#services.call('POST /api/clan/reject', { body: { playerId } }))
    if (done) this.drop(playerId)
  }
}
