import type { LiveMessage } from '@skystair/contract'
import { roadBand } from '@skystair/contract/measures'
import { MINUTE } from '@skystair/contract/time'
import { autorun, makeAutoObservable, observableRef, reaction } from 'mobx'
import type { Services } from '../../../services/services.ts'
import { PlayerStore } from '../../player/index.ts'
import { RoadStore } from '../store.ts'

type Position = Extract<LiveMessage, { notificationType: 'ROAD_NEIGHBOUR' }>
/** Another player near the own stair. */
export interface Neighbour extends Omit<Position, 'seq' | 'type' | 'notificationType'> {
  readonly posY: number
}

/** At most so many others are shown. */
export const NEIGHBOURS = 5
/** Others are shown up to this height above and below the player. */
const RANGE = 1200
/** Somebody who has not moved for this long is no longer shown, in milliseconds. */
const LIFETIME = 2 * MINUTE
const CHECK = 5000

/** The other players near on the main road, as the server reports them. Nobody is shown on weak devices, or if the player does not want it. */
export class NeighbourStore {
  /** Those who are shown, by their ids. */
  shown: readonly Neighbour[] = []
  readonly #services: Services
  readonly #known = new Map<number, Neighbour>()
  #stops: (() => void)[] = []

  constructor(services: Services) {
    this.#services = services
    makeAutoObservable(this, { shown: observableRef }, { autoBind: true })
  }

  get isOn(): boolean {
    const { player } = this.#services.get(PlayerStore)
    const { quality } = this.#services.preferences
    return player?.neighbours === true && quality !== 'LOWEST' && quality !== 'LOW'
  }

  /** The live destinations of the bands that can be visible. */
  get destinations(): readonly string[] {
    const { contextId, observedCoordinate } = this.#services.get(RoadStore)
    if (!this.isOn || contextId !== 'main') return []
    const bands = new Set([observedCoordinate - RANGE, observedCoordinate, observedCoordinate + RANGE].map(roadBand))
    return [...bands].filter((band) => band >= 0).map((band) => `/stomp/road/${band}`)
  }

  /** Listens while the road is shown. Returns the function that stops it. */
  start(): () => void {
    const { live } = this.#services
    const road = this.#services.get(RoadStore)
    const timer = setInterval(this.choose, CHECK)
    this.#stops = [
      autorun(() => live.watch(this.destinations)),
      reaction(() => [this.isOn, road.contextId, road.observedCoordinate], this.choose),
      live.listen(this.receive),
      () => clearInterval(timer),
      () => live.watch([]),
    ]
    return () => {
      for (const stop of this.#stops.splice(0)) stop()
    }
  }

  /** Handles a live message. Returns true: each is new to the player. */
  receive(message: LiveMessage): boolean {
    if (message.notificationType !== 'ROAD_NEIGHBOUR') return true
    const { playerId, name, characterAndCompanion, posY, at } = message
    if (posY === null) this.#known.delete(playerId)
    else this.#known.set(playerId, { playerId, name, characterAndCompanion, posY, at })
    this.choose()
    return true
  }

  /** Chooses who is shown now: those who are already, as long as they are near, then the nearest. */
  choose(): void {
    const { clock } = this.#services
    const { contextId, observedCoordinate } = this.#services.get(RoadStore)
    const { player } = this.#services.get(PlayerStore)
    for (const [id, { at }] of this.#known) if (clock.now - at > LIFETIME) this.#known.delete(id)
    const distance = ({ posY }: Neighbour) => Math.abs(posY - observedCoordinate)
    const isShown = ({ playerId }: Neighbour) => this.shown.some((one) => one.playerId === playerId)
    const near =
      this.isOn && contextId === 'main'
        ? [...this.#known.values()].filter(
            (one) => one.playerId !== player?.id && distance(one) < RANGE && !player?.chatBlockList.includes(one.playerId),
          )
        : []
    const next = near
      .sort((a, b) => Number(isShown(b)) - Number(isShown(a)) || distance(a) - distance(b))
      .slice(0, NEIGHBOURS)
      .sort((a, b) => a.playerId - b.playerId)
    if (next.length !== this.shown.length || next.some((one, i) => one !== this.shown[i])) this.shown = next
  }
}
