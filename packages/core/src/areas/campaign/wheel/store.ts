import type { Gain, ReplyOf, Wheel, WheelKind, WheelOfKind, WheelPrize } from '@skystair/contract'
import { makeAutoObservable, observableRef, runInAction } from 'mobx'
import { Action } from '../../../services/action.ts'
import { Resource } from '../../../services/resource.ts'
import type { Services } from '../../../services/services.ts'
import { noteDraw } from '../../fairness/public.ts'
import { PlayerStore } from '../../player/index.ts'

type Spun = ReplyOf<'GET /api/campaign/spin/wheel'>

/** A turning wheel: the sector at which it will stop, and the number of the spin. */
export interface Turning {
  readonly kind: WheelKind
  readonly sector: number
  readonly number: number
}

/** The wheels of fortune: their odds and tickets, the spin, and the prize. */
export class WheelStore {
  readonly status: Resource<Wheel>
  readonly spinning: Action
  readonly taking: Action
  /** The wheel that is shown. */
  kind: WheelKind = 'USUAL'
  turning: Turning | null = null
  /** The prize that was taken last, until the next spin. */
  taken: readonly Gain[] = []
  readonly #services: Services

  constructor(services: Services) {
    this.#services = services
    this.spinning = new Action(services)
    this.taking = new Action(services)
    this.status = new Resource<Wheel>(services, async (signal) => {
      const status = await services.call('GET /api/campaign/get/wheel/status', null, { signal })
      for (const { next } of status.wheels) noteDraw(services.local, next)
      return status
    })
    makeAutoObservable(
      this,
      { status: false, spinning: false, taking: false, turning: observableRef, taken: observableRef },
      { autoBind: true },
    )
  }

  /** Loads the wheels, and shows the one whose prize was not taken yet. */
  async enter(): Promise<void> {
    this.taken = []
    this.turning = null
    await this.status.reload()
    const waiting = this.prize?.kind
    if (waiting) this.choose(waiting)
  }

  choose(kind: WheelKind): void {
    this.kind = kind
  }

  /** The wheel that is shown. */
  get wheel(): WheelOfKind | null {
    return this.status.value?.wheels.find(({ kind }) => kind === this.kind) ?? null
  }

  /** The prize that was not taken yet; null while the wheel turns. */
  get prize(): WheelPrize | null {
    return this.turning ? null : (this.status.value?.prize ?? null)
  }

  /** Spins the wheel that is shown. The prize is shown once `stop` is called. */
  async spin(): Promise<void> {
    const { kind } = this
    const { call, ui } = this.#services
    if (this.turning || this.prize || !this.wheel?.tickets) return
    await this.spinning.run(
      async () => {
        const spun = await call('GET /api/campaign/spin/wheel', { query: { kind } })
        if (!this.#hasCreatures(spun)) {
          ui.report('Wrong response for spin wheel')
          await this.status.reload()
          return
        }
        runInAction(() => this.#show(spun))
      },
      { refresh: this.status.reload },
    )
  }

  /** Ends the animation of the spin. */
  stop(): void {
    this.turning = null
  }

  /** Takes the prize, for this creature if it needs one. */
  async take(optionalCreatureId?: number): Promise<void> {
    const { call, ui } = this.#services
    if (!this.prize) return
    await this.taking.run(
      async () => {
        const reply = await call('GET /api/campaign/wheel/take/reward', {
          query: optionalCreatureId === undefined ? {} : { optionalCreatureId },
        })
        if (!this.#hasCreatures(reply)) ui.report('Wrong response for take award from wheel')
        else
          runInAction(() => {
            this.taken = reply.gains
            this.#services.get(PlayerStore).update(reply.player)
          })
        // The prize may be tickets.
        await this.status.reload()
      },
      { refresh: this.status.reload },
    )
  }

  /** Shows a spin: the remaining tickets immediately, the prize once the wheel has stopped. */
  #show({ tickets, draw, next, player, ...prize }: Spun): void {
    const status = this.status.value
    noteDraw(this.#services.local, next)
    this.#services.get(PlayerStore).update(player)
    this.taken = []
    this.turning = { kind: prize.kind, sector: prize.sector, number: draw.number }
    if (!status) return
    const wheels = status.wheels.map((wheel) => (wheel.kind === prize.kind ? { ...wheel, tickets, next } : wheel))
    this.status.set({ ...status, wheels, prize })
  }

  /** Returns whether a reply lists creatures. Every player has some, so each valid reply of the wheel does. */
  #hasCreatures({ creatures }: { readonly creatures?: readonly unknown[] }): boolean {
    return (creatures?.length ?? 0) > 0
  }
}
