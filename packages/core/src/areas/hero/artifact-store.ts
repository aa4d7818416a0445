import type { Artifact, Creature, PlayerChange, ReplyOf } from '@skystair/contract'
import { makeAutoObservable } from 'mobx'
import { Resource } from '../../services/resource.ts'
import type { Services } from '../../services/services.ts'
import { ChangeAction, GainAction, PlayerStore } from '../player/index.ts'

export type Fit = ReplyOf<'GET /api/artifact/{id}/fit'>['heroes'][number]

/** The player's artifacts: in the backpack and on heroes. */
export class ArtifactStore {
  /** The artifact whose page is open. */
  chosenId: number | null = null
  /** The selling price of the chosen artifact, and the heroes who could wear it. */
  readonly fit: Resource<ReplyOf<'GET /api/artifact/{id}/fit'>>
  readonly sale: GainAction
  readonly #action: ChangeAction
  readonly #services: Services

  constructor(services: Services) {
    this.#services = services
    this.#action = new ChangeAction(services)
    this.sale = new GainAction(services)
    this.fit = new Resource(services, () => services.call('GET /api/artifact/{id}/fit', { params: { id: this.chosenId ?? 0 } }))
    makeAutoObservable(this, { fit: false, sale: false }, { autoBind: true })
  }

  get busy(): boolean {
    return this.#action.busy || this.sale.busy
  }

  /** The artifacts in the backpack, the newest first. */
  get packed(): readonly Artifact[] {
    return [...(this.#player?.artifacts ?? [])].reverse()
  }

  /** The chosen artifact; null if none is chosen or it is gone. */
  get chosen(): Artifact | null {
    const all = [...(this.#player?.artifacts ?? []), ...(this.wearer?.artifacts ?? [])]
    return all.find(({ id }) => id === this.chosenId) ?? null
  }

  /** The hero who wears the chosen artifact. */
  get wearer(): Creature | null {
    return this.#player?.creatures.find(({ artifacts }) => artifacts.some(({ id }) => id === this.chosenId)) ?? null
  }

  /** Shows an artifact; null shows the backpack. */
  choose(id: number | null): void {
    this.chosenId = id
    this.fit.set(null)
    if (id !== null) void this.fit.reload()
  }

  /** Puts the chosen artifact on a hero. Returns whether it succeeded. */
  async wear({ creatureId, replacedId }: Fit): Promise<boolean> {
    const id = this.chosenId ?? 0
    const body = { creatureId, replacedId }
    return this.#change(() => this.#services.call('POST /api/artifact/{id}/wear', { params: { id }, body }))
  }

  async takeOff(): Promise<boolean> {
    const id = this.chosenId ?? 0
    return this.#change(() => this.#services.call('POST /api/artifact/{id}/takeoff', { params: { id } }))
  }

  /** Puts the most useful artifacts on a hero. */
  wearBest = (creatureId: number): Promise<boolean> =>
    this.#change(() => this.#services.call('POST /api/creature/{id}/artifact/best', { params: { id: creatureId } }))

  /** Sells the chosen artifact. */
  async sell(): Promise<void> {
    const id = this.chosenId ?? 0
    await this.sale.run(() => this.#services.call('POST /api/artifact/{id}/sell', { params: { id } }), { target: id })
  }

  get #player() {
    return this.#services.get(PlayerStore).player
  }

  async #change(call: () => Promise<PlayerChange>): Promise<boolean> {
    const done = await this.#action.run(call)
    if (this.chosenId !== null) void this.fit.reload()
    return done
  }
}
