import type { BattleCreature, BattleEvent } from '@skystair/contract'
import { makeAutoObservable, observable, observableShallow } from 'mobx'
import type { Services } from '../../services/services.ts'
import { eventSentence } from './log-sentence.ts'

export interface BattleLogLine {
  readonly id: number
  readonly text: string
}

const LINES_KEPT = 60

/** What was shown of a fight so far. */
export class BattleRecord {
  /** The newest lines of the log. */
  lines: BattleLogLine[] = []
  /** The damage that each creature has dealt. */
  readonly dealt = observable.map<number, number>()
  readonly #services: Services
  #lastId = 0

  constructor(services: Services) {
    this.#services = services
    makeAutoObservable(this, { lines: observableShallow, dealt: false }, { autoBind: true })
  }

  /** Adds an event after which the creatures are in this state. */
  add(event: BattleEvent, shown: readonly BattleCreature[]): void {
    if (event.by !== null && (event.type === 'HIT' || event.type === 'ANSWER'))
      this.dealt.set(event.by, (this.dealt.get(event.by) ?? 0) + event.amount)
    this.#lastId += 1
    this.lines.push({ id: this.#lastId, text: eventSentence(event, shown, this.#services.t) })
    if (this.lines.length > LINES_KEPT) this.lines.shift()
  }

  clear(): void {
    this.lines = []
    this.dealt.clear()
  }
}
