import { makeAutoObservable } from 'mobx'

/** The server's clock, as of the last reply. */
export class ServerClock {
  /** The device's clock minus the server's, in milliseconds. */
  ahead = 0
  /** Increases once a minute, so that observers of `now` are updated. */
  minute = 0
  readonly #device: () => number

  /** `device`: milliseconds since 1970 by the device's clock. */
  constructor(device: () => number) {
    this.#device = device
    makeAutoObservable(this, {}, { autoBind: true })
  }

  /** Milliseconds since 1970 by the server's clock. */
  get now(): number {
    return this.minute >= 0 ? this.#device() - this.ahead : 0
  }

  /** Sets the clock by a time that the server has just sent. */
  set(serverTimeMs: number): void {
    this.ahead = this.#device() - serverTimeMs
  }

  /** Updates observers of `now`. */
  tick(): void {
    this.minute += 1
  }
}
