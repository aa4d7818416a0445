import type { BattleSide } from '@skystair/contract'
import { makeAutoObservable, observableRef } from 'mobx'
import type { Services } from '../../services/services.ts'

/** The sides of a fight of several players. */
export class Teams {
  /** The names of those who lead them; empty in fights of one player. */
  names: ReadonlyMap<string, string> = new Map()
  /** The side that moves now; null in fights of one player. */
  turn: BattleSide | null = null
  readonly #services: Services

  constructor(services: Services) {
    this.#services = services
    makeAutoObservable(this, { names: observableRef }, { autoBind: true })
  }

  set(names: ReadonlyMap<string, string> = new Map(), turn: BattleSide | null = null): void {
    this.names = names
    this.turn = turn
  }

  /** Returns the title of an enemy side, with the name of who leads it. */
  title(side: string): string {
    const name = this.names.get(side)
    const title = this.#services.t(`battle.side.${side}`)
    return name ? `${title} · ${name}` : title
  }
}
