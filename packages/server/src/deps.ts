import type { Config } from './config.ts'
import type { Counter } from './counter.ts'
import type { Bus } from './live/bus/bus.ts'
import type { Platforms } from './platforms.ts'
import type { Random } from './random.ts'
import type { Db } from './storage/db.ts'

/** What the server works with; tests pass their own clock, randomness and storage. */
export interface Deps {
  readonly config: Config
  readonly db: Db
  readonly clock: () => number
  readonly random: Random
  readonly bus: Bus
  readonly counter: Counter
  readonly platforms: Platforms
  /** Milliseconds between the live socket's heart-beats; 10 s where left out. */
  readonly beat?: number
  /** Called for every refusal that the contract does not declare; tests make it a failure. */
  readonly onUndeclared?: (call: string, code: string) => void
  /** Where log lines go; standard output where left out. */
  readonly logTo?: { write(line: string): void }
}
