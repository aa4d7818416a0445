import type { CreatureOffer } from '@skystair/contract'
import { makeAutoObservable } from 'mobx'
import { Resource } from '../../services/resource.ts'
import type { Services } from '../../services/services.ts'
import { HeroStore, hasRankNews, wearableCount } from '../hero/index.ts'
import { PlayerStore } from '../player/index.ts'

/** What would make the squad stronger at once. */
export type Gain =
  | { readonly kind: 'task' | 'artifact' | 'order' }
  | { readonly kind: 'rank' | 'bench' | 'yard'; readonly heroId: number; readonly imageId: string }

/** The shop that sells heroes for gold from the first stair on. */
export const YARD = 'usual'
/** Lost fights in a row from which a gain is named. */
const DEFEATS = 2

/** Counts the road's lost fights in a row, and finds what the player could gain next. The road itself offers healing after a fight. */
export class NearestGainStore {
  /** Lost fights in a row. */
  defeats: number
  readonly #services: Services
  readonly #player: PlayerStore
  readonly #heroes: HeroStore
  readonly #yard: Resource<readonly CreatureOffer[]>

  constructor(services: Services) {
    this.#services = services
    this.#player = services.get(PlayerStore)
    this.#heroes = services.get(HeroStore)
    this.defeats = Number(services.local.get('defeats') ?? 0)
    const load = (signal: AbortSignal) =>
      services.call('GET /api/shop/creature/{heroKind}/list', { params: { heroKind: YARD } }, { signal })
    this.#yard = new Resource<readonly CreatureOffer[]>(services, load, { silent: true })
    makeAutoObservable(this, {}, { autoBind: true })
  }

  /** Whether the fight that has just been lost is at least the second in a row. */
  get isDue(): boolean {
    return this.defeats + 1 >= DEFEATS
  }

  /** Notes the end of a fight of the road. */
  note(won: boolean): void {
    this.defeats = won ? 0 : this.defeats + 1
    this.#services.local.set('defeats', won ? null : `${this.defeats}`)
  }

  /** Loads what the Yard sells. */
  async load(): Promise<void> {
    await this.#yard.reload()
  }

  /** What costs nothing first, then what the player can pay for; null if there is nothing. */
  get gain(): Gain | null {
    const { clock } = this.#services
    const { player } = this.#player
    const { squad, reinforcement, isArranged } = this.#heroes
    if (!player) return null
    if (player.haveCompletedTasks) return { kind: 'task' }
    const ranked = squad.find((hero) => hasRankNews(hero, clock.now))
    if (ranked) return { kind: 'rank', heroId: ranked.id, imageId: ranked.imageId }
    if (reinforcement) return { kind: 'bench', heroId: reinforcement.id, imageId: reinforcement.imageId }
    if (wearableCount(player) > 0) return { kind: 'artifact' }
    if (!isArranged) return { kind: 'order' }
    const sold = this.#affordable
    return sold ? { kind: 'yard', heroId: sold.id, imageId: sold.creature.imageId } : null
  }

  /** The strongest hero on sale whom the player can pay and who would make the squad stronger. */
  get #affordable(): CreatureOffer | undefined {
    const { isStronger } = this.#heroes
    return [...(this.#yard.value ?? [])]
      .filter(({ available, creature, price }) => available && this.#player.missing(price) === null && isStronger(creature))
      .sort((a, b) => b.creature.attack + b.creature.defence - a.creature.attack - a.creature.defence)[0]
  }
}
