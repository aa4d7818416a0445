import type { Consumable, ConsumableSlots } from '@skystair/contract'
import { makeAutoObservable } from 'mobx'
import type { Services } from '../../services/services.ts'
import { PlayerStore } from '../player/index.ts'

/** The slots with the consumables that can be used in a fight. */
export class SlotStore {
  readonly #services: Services

  constructor(services: Services) {
    this.#services = services
    makeAutoObservable(this, {}, { autoBind: true })
  }

  get #slots(): ConsumableSlots | null {
    return this.#services.get(PlayerStore).player?.consumableSlots ?? null
  }

  /** The number of slots, and the victory that brings the next one. */
  get count(): number {
    return this.#slots?.count ?? 0
  }
  get nextStair(): number | null {
    return this.#slots?.nextStair ?? null
  }

  /** The consumables in slots, in their order. */
  get held(): readonly Consumable[] {
    const all = this.#services.get(PlayerStore).player?.consumables ?? []
    return (this.#slots?.consumableIds ?? []).flatMap((id) => all.find((one) => one.id === id) ?? [])
  }

  get full(): boolean {
    return this.held.length >= this.count
  }

  isHeld = (id: number): boolean => this.held.some((one) => one.id === id)

  /** Puts a consumable into a slot, or takes it out. Returns whether it succeeded. Shows a message if all slots are filled. */
  async toggle(id: number): Promise<boolean> {
    const ids = this.held.map((one) => one.id)
    const { ui, t } = this.#services
    if (!this.isHeld(id) && this.full) {
      ui.toast(t('error.SLOTS_FILLED'), 'bad')
      return false
    }
    const consumableIds = this.isHeld(id) ? ids.filter((other) => other !== id) : [...ids, id]
    const call = () => this.#services.call('POST /api/consumable/slots/set', { body: { consumableIds } })
    return this.#services.get(PlayerStore).take(call)
  }
}
