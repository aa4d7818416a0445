import type { Services } from '../../services/services.ts'
import { PlayerStore } from './store.ts'

/** Number of drafts that stay on the device; older ones are dropped. */
const KEPT = 16

type Kept = readonly [key: string, draft: string]

const isKept = (entry: unknown): entry is Kept =>
  Array.isArray(entry) && entry.length === 2 && entry.every((part) => typeof part === 'string')

/** The player's drafts on this device, by what they are for, such as a topic of the forum or a partner of the mail. */
export class Drafts {
  readonly #local: Services['local']
  readonly #player: PlayerStore

  constructor(services: Services) {
    this.#local = services.local
    this.#player = services.get(PlayerStore)
  }

  get(of: string): string | null {
    return this.#all().find(([key]) => key === this.#key(of))?.[1] ?? null
  }

  /** Stores a draft; null removes it. */
  set(of: string, draft: string | null): void {
    const others = this.#all().filter(([key]) => key !== this.#key(of))
    const all = draft === null ? others : [...others, [this.#key(of), draft] as const]
    this.#local.set('drafts', all.length === 0 ? null : JSON.stringify(all.slice(-KEPT)))
  }

  /** Several players may use this device. */
  #key(of: string): string {
    return `${this.#player.player?.id}:${of}`
  }

  #all(): Kept[] {
    try {
      const all: unknown = JSON.parse(this.#local.get('drafts') ?? '[]')
      return Array.isArray(all) ? all.filter(isKept) : []
    } catch {
      return []
    }
  }
}
