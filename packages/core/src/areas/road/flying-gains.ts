import type { Gain, Place } from '@skystair/contract'
import { makeAutoObservable, observableShallow } from 'mobx'

/** A gain that flies to its counter. */
export interface FlyingGain {
  readonly id: number
  readonly gains: readonly Gain[]
  readonly posX: number
  readonly posY: number
}

const KEPT = 8

/** The gains that fly from places to their counters. */
export class FlyingGains {
  all: FlyingGain[] = []
  #lastId = 0

  constructor() {
    makeAutoObservable(this, { all: observableShallow }, { autoBind: true })
  }

  /** Makes gains fly from a place to their counters. */
  add(gains: readonly Gain[], { posX, posY }: Place): void {
    if (gains.length === 0) return
    this.#lastId += 1
    this.all = [...this.all, { id: this.#lastId, gains, posX, posY }].slice(-KEPT)
  }

  /** How much of a kind is flying: the player owns it already, but the counter does not show it yet. */
  amountOf(kind: string): number {
    let sum = 0
    for (const { gains } of this.all) for (const gain of gains) if (gain.kind === kind) sum += gain.amount
    return sum
  }

  /** The gains of a kind have arrived at their counter. */
  landed(id: number, kind: string): void {
    this.all = this.all
      .map((flying) => (flying.id === id ? { ...flying, gains: flying.gains.filter((gain) => gain.kind !== kind) } : flying))
      .filter(({ gains }) => gains.length > 0)
  }
}
