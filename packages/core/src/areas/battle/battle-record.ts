import type { BattleCreature, BattleEvent, BattleSide } from '@skystair/contract'
import { makeAutoObservable, observable, observableShallow } from 'mobx'
import type { Services } from '../../services/services.ts'
import { eventSentence } from './log-sentence.ts'

export interface BattleLogLine {
  readonly id: number
  readonly text: string
}

const LINES_KEPT = 60
/** With these a creature begins to act; the others follow from what it does. */
const starts: ReadonlySet<BattleEvent['type']> = new Set(['SKILL', 'HIT', 'HEAL', 'BRACE', 'CONSUMABLE'])

/** What was shown of a fight so far. */
export class BattleRecord {
  /** The newest lines of the log. */
  lines: BattleLogLine[] = []
  /** The damage that each creature has dealt. */
  readonly dealt = observable.map<number, number>()
  /** The side whose creature acts in the events that are being shown; null between them and at the beginning of a round. */
  acting: BattleSide | null = null
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
    if (event.type === 'ROUND') this.acting = null
    else if (starts.has(event.type)) this.acting = shown.find(({ id }) => id === event.by)?.side ?? this.acting
    this.#lastId += 1
    this.lines.push({ id: this.#lastId, text: eventSentence(event, shown, this.#services.t) })
    if (this.lines.length > LINES_KEPT) this.lines.shift()
  }

  /** All events were shown. */
  rest(): void {
    this.acting = null
  }

  clear(): void {
    this.rest()
    this.lines = []
    this.dealt.clear()
  }
}
