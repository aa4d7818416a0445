import type { CardKind, Creature, HeldCard } from '@skystair/contract'
import { type CardItem, cards } from '@skystair/world/areas/hero/cards'
import { makeAutoObservable } from 'mobx'
import type { Services } from '../../services/services.ts'
import { ChangeAction, PlayerStore } from '../player/index.ts'

/** A kind of card, the player's cards of this kind, and until when one is in force. */
export interface CardHand extends CardItem {
  readonly held: readonly HeldCard[]
  readonly count: number
  readonly until: number | null
}

/** The player's cards. */
export class CardStore {
  /** The kind of card for which the player chooses a hero. */
  choosing: CardKind | null = null
  readonly using: ChangeAction
  readonly #services: Services

  constructor(services: Services) {
    this.#services = services
    this.using = new ChangeAction(services)
    makeAutoObservable(this, { using: false }, { autoBind: true })
  }

  /** Every kind, in the order of the catalogue. */
  get hands(): readonly CardHand[] {
    const all = this.#services.get(PlayerStore).player?.cards ?? []
    return cards.map((card) => {
      const held = all.filter((one) => one.card === card.kind)
      const count = held.reduce((sum, one) => sum + one.count, 0)
      return { ...card, held, count, until: held.find(({ until }) => until !== null)?.until ?? null }
    })
  }

  /** The heroes for whom a card would have an effect. */
  heroesFor({ kind, held }: CardHand): readonly Creature[] {
    const { clock } = this.#services
    const ripens = (readyAt: number | null | undefined) => readyAt != null && readyAt > clock.now
    const suits = (hero: Creature): boolean => {
      if (!held.some(({ count, of }) => count > 0 && (of === null || of === hero.class))) return false
      if (kind === 'ELEPHANT') return hero.health.current <= 0
      if (kind === 'MOUSE') return ripens(hero.rankReadyAt) || hero.forcesV2.some(({ readyAt }) => ripens(readyAt))
      return kind !== 'EVOLUTION' || (hero.rank < hero.maxRank && hero.rankReadyAt === undefined)
    }
    return this.#services.get(PlayerStore).player?.creatures.filter(suits) ?? []
  }

  choose(kind: CardKind | null): void {
    this.choosing = kind
  }

  /** Uses a card, on one hero or on all. Returns whether it was used. */
  async use(kind: CardKind, creatureId: number | null): Promise<boolean> {
    const call = () => this.#services.call('POST /api/card/{kind}/use', { params: { kind }, body: { creatureId } })
    const done = await this.using.run(call)
    if (done) this.choose(null)
    return done
  }
}
