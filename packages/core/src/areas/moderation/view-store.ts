import { makeAutoObservable } from 'mobx'
import { Action } from '../../services/action.ts'
import type { Services } from '../../services/services.ts'
import { PlayerStore } from '../player/index.ts'

/** How often the remaining time is counted, in milliseconds. */
const TICK = 1000

/** A moderator's view of the game as a player. */
export class ViewStore {
  /** The server's time at the last count. */
  now: number
  readonly changing: Action
  readonly #services: Services
  readonly #player: PlayerStore

  constructor(services: Services) {
    this.#services = services
    this.#player = services.get(PlayerStore)
    this.changing = new Action(services)
    this.now = services.clock.now
    makeAutoObservable<this>(this, { changing: false }, { autoBind: true })
  }

  /** Milliseconds until the view ends by itself; null while the moderator is themselves. */
  get left(): number | null {
    const until = this.#player.info?.adminedUntil ?? null
    return until === null ? null : Math.max(0, until - this.now)
  }

  get name(): string | null {
    return this.#player.player?.name ?? null
  }

  /** Counts the remaining time, and ends the view when it is over. Returns the function that stops it. */
  watch(): () => void {
    const timer = setInterval(() => {
      this.#setNow(this.#services.clock.now)
      if (this.left === 0) void this.#return()
    }, TICK)
    return () => clearInterval(timer)
  }

  /** Begins to view the game as a player. */
  async enter(playerId: number): Promise<void> {
    const { call, session } = this.#services
    await this.changing.run(async () => {
      const own = session.token
      await call('GET /api/tech/player/enter/{id}', { params: { id: playerId } })
      session.keepOwn(own)
      await this.#services.reenter()
    })
  }

  /** Ends the view. */
  async exit(): Promise<void> {
    const { call, session } = this.#services
    await this.changing.run(async () => {
      await call('GET /api/tech/player/exit')
      session.keepOwn(null)
      await this.#services.reenter()
    })
  }

  /** Continues the moderator's own session once the view is over. */
  async #return(): Promise<void> {
    await this.changing.run(async () => {
      this.#services.session.clear()
      await this.#services.reenter()
    })
  }

  #setNow(now: number): void {
    this.now = now
  }
}
