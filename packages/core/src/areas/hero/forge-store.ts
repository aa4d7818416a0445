import type { Artifact, Creature, PlayerChange, ReplyOf } from '@skystair/contract'
import { makeAutoObservable, observableRef, runInAction } from 'mobx'
import { Resource } from '../../services/resource.ts'
import type { Services } from '../../services/services.ts'
import { ChangeAction, PlayerStore } from '../player/index.ts'

type ForgeOption = ReplyOf<'GET /api/artifact/{id}/forge/options'>[number]
export type TransferOptions = ReplyOf<'GET /api/creature/{id}/transfer/options'>

/** The artifact on the anvil, or the hero who gives away its power. */
export type OnAnvil = { readonly kind: 'artifact'; readonly artifact: Artifact } | { readonly kind: 'hero'; readonly giver: Creature }

/** A hero before and after it was strengthened. */
export interface Strengthened {
  readonly before: Creature
  readonly after: Creature
}

/** The forge: an artifact is forged into a hero, or a hero's power goes to another. */
export class ForgeStore {
  onAnvil: OnAnvil | null = null
  /** The hero who was strengthened last, until something else is put on the anvil. */
  done: Strengthened | null = null
  readonly forging: Resource<readonly ForgeOption[]>
  readonly transfers: Resource<TransferOptions>
  readonly #action: ChangeAction
  readonly #services: Services

  constructor(services: Services) {
    this.#services = services
    this.#action = new ChangeAction(services)
    this.forging = new Resource(services, () => services.call('GET /api/artifact/{id}/forge/options', { params: { id: this.#id } }))
    this.transfers = new Resource(services, () => services.call('GET /api/creature/{id}/transfer/options', { params: { id: this.#id } }))
    makeAutoObservable<this>(
      this,
      { onAnvil: observableRef, done: observableRef, forging: false, transfers: false, hero: false },
      { autoBind: true },
    )
  }

  get busy(): boolean {
    return this.#action.busy
  }

  hero(id: number): Creature | null {
    return this.#services.get(PlayerStore).player?.creatures.find((creature) => creature.id === id) ?? null
  }

  /** Puts something on the anvil; null clears it. */
  put(what: OnAnvil | null): void {
    this.onAnvil = what
    this.done = null
    this.forging.set(null)
    this.transfers.set(null)
    this.load()
  }

  load(): void {
    if (this.onAnvil?.kind === 'artifact') void this.forging.reload()
    if (this.onAnvil?.kind === 'hero') void this.transfers.reload()
  }

  /** Forges the artifact on the anvil into a hero. Returns whether it succeeded. */
  forge(creatureId: number): Promise<boolean> {
    const params = { id: this.#id }
    return this.#strengthen(creatureId, () => this.#services.call('POST /api/artifact/{id}/forge', { params, body: { creatureId } }))
  }

  /** Gives the power of the hero on the anvil to another. Returns whether it succeeded. */
  give(target: number): Promise<boolean> {
    const params = { id: this.#id, target }
    return this.#strengthen(target, () => this.#services.call('POST /api/creature/{id}/transfer/{target}', { params }))
  }

  get #id(): number {
    const { onAnvil } = this
    return (onAnvil?.kind === 'artifact' ? onAnvil.artifact.id : onAnvil?.giver.id) ?? 0
  }

  async #strengthen(heroId: number, call: () => Promise<PlayerChange>): Promise<boolean> {
    const before = this.hero(heroId)
    if (!(await this.#action.run(call, { refresh: async () => this.load() }))) return false
    const after = this.hero(heroId)
    runInAction(() => {
      this.done = before && after && { before, after }
    })
    return true
  }
}

/** True if giving up the hero's power needs a second confirmation. */
export const isPrecious = ({ premium, rarity }: Pick<Creature, 'premium' | 'rarity'>): boolean =>
  premium || rarity === 'EPIC' || rarity === 'LEGENDARY'
