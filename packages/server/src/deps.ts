import type { Config } from './config.ts'
import type { Counter } from './counter.ts'
import type { Bus } from './live/bus/bus.ts'
import type { Platforms } from './platforms.ts'
import type { Random } from './random.ts'
import type { Db } from './storage/db.ts'
import type { Membership } from './storage/nodes/membership.ts'

/** Dependencies of the server; tests pass their own clock, randomness and storage. */
export interface Deps {
  readonly config: Config
  readonly db: Db
  readonly clock: () => number
  readonly random: Random
  readonly bus: Bus
  readonly counter: Counter
  readonly platforms: Platforms
  /** This server's place among those of the same database; absent if there can be no other. */
  readonly membership?: Membership | undefined
  /** Reaches the push services of browsers; the network by default. */
  readonly pushFetch?: (url: string, init: RequestInit) => Promise<Response>
  /** Milliseconds between heart-beats of the live socket; 10 s by default. */
  readonly beat?: number
  /** Called for every refusal that the contract does not declare; makes tests fail. */
  readonly onUndeclared?: (call: string, code: string) => void
  /** Destination of log lines; standard output by default. */
  readonly logTo?: { write(line: string): void }
}
