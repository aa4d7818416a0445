import type { Gain, Place, Player, ReplyOf, Tile } from '@skystair/contract'
import { makeAutoObservable, observable, observableRef, observableShallow, reaction, runInAction } from 'mobx'
import { CallError } from '../../net/call-error.ts'
import type { Layout } from '../../services/layout.ts'
import type { Services } from '../../services/services.ts'
import type { UiStore } from '../../services/ui-store.ts'
import { PlayerStore } from '../player/index.ts'
import { keptSpan, nextSpan, type RoadRange } from './loaded-range.ts'
import { guardianAhead, nearest } from './next-action.ts'
import { PlaceActions } from './place-actions.ts'

export type Education = ReplyOf<'GET /api/place/v3/ensure'>['educations'][number]
/** A reward that flies to the player's resources. */
export interface FlyingGain {
  readonly id: number
  readonly gains: readonly Gain[]
  readonly posX: number
  readonly posY: number
}

/** One step in words is this many units of height. */
export const STEP = 80
const STRIDE = 4
/** Units of height in a second. */
const WALK_SPEED = 220
/** While walking the position is saved at most this often, in milliseconds. */
const SAVE_EVERY = 2000
/** What watches the road while it is walked hears of it this often, in units of height: a few times in a second. */
export const PACE = 24
/** After a failed load it is tried again this much later, in milliseconds of play. */
const LOAD_PAUSE = 3000
const GAINS_KEPT = 8

/** The road around the player: what stands there, and walking it. */
export class RoadStore {
  readonly places = observable.map<number, Place>([], { deep: false })
  tiles: Tile[] = []
  educations: Education[] = []
  /** Where the player stands, exactly. It changes with every frame, so that nothing can watch it. */
  coordinate = 0
  /** Where the player stands, for those who watch: while walking it follows by `PACE`. */
  stood = 0
  min = 0
  max = 0
  contextId = 'main'
  walking: -1 | 0 | 1 = 0
  /** Where `walkTo` leads. */
  goal: number | null = null
  gains: FlyingGain[] = []
  /** What is done at its places. */
  readonly actions: PlaceActions
  readonly #services: Services
  readonly #player: PlayerStore
  readonly #ui: UiStore
  readonly #layout: Layout
  readonly #stops: (() => void)[]
  #held: RoadRange | null = null
  #loading = false
  #loadPause = 0
  /** Counts the times the road was discarded: answers to earlier questions are dropped. */
  #era = 0
  #wish: Place | null = null
  #saved: number | null = null
  #saving: Promise<void> | null = null
  #sinceSave = 0
  #gainId = 0

  constructor(services: Services) {
    this.#services = services
    this.#player = services.get(PlayerStore)
    this.#ui = services.ui
    this.#layout = services.layout
    this.actions = new PlaceActions(services, this)
    makeAutoObservable<this>(
      this,
      {
        places: false,
        tiles: observableRef,
        educations: observableRef,
        gains: observableShallow,
        actions: false,
        coordinate: false,
        // Most frames change nothing that is watched.
        tick: false,
      },
      { autoBind: true },
    )
    // Whatever the server says of the player, the road follows it.
    this.#stops = [
      reaction(
        () => this.#player.player,
        (player) => player && this.adopt(player),
        { fireImmediately: true },
      ),
      reaction(
        () => this.#player.player?.requestSpecialPlaces,
        (asked, before) => before === false && asked && void this.special(),
      ),
    ]
  }

  destroy(): void {
    for (const stop of this.#stops) stop()
  }

  /** All places, listed anew only when one of them changes: what is asked for with every step then need not watch each of them. */
  get all(): readonly Place[] {
    return [...this.places.values()]
  }

  /** The place within reach that can be acted on. */
  get near(): Place | null {
    return nearest(this.all, this.stood)
  }

  /** The guardian that bars the way right ahead. */
  get blockedBy(): Place | null {
    return guardianAhead(this.all, this.stood)
  }

  /** Where the player stands, in `STEP`s: for those who tell it in words, and need not hear of every unit; of whole strides while walking. */
  get steps(): number {
    const unit = this.walking === 0 ? 1 : STRIDE
    return Math.round(this.stood / (STEP * unit)) * unit
  }

  /** What the platform that the player has come over last is made of; none where the road is not there yet. */
  get ground(): Tile['kind'] | null {
    const { stood, tiles } = this
    return (tiles.findLast(({ posY }) => posY <= stood) ?? tiles[0])?.kind ?? null
  }

  /** The stair the player stands on. */
  get stair(): number {
    // Read once: each reading of what is observed costs more than the comparison.
    const { stood } = this
    let stair = this.#player.player?.stair ?? 1
    let under = Number.NEGATIVE_INFINITY
    for (const tile of this.tiles) {
      if (tile.stair === null || tile.posY > stood || tile.posY < under) continue
      under = tile.posY
      stair = tile.stair
    }
    return stair
  }

  /** Takes the player's road. Another road, or `jump`, discards all that is held, and is done once the first of it is there; on the same one only its bounds are taken. */
  adopt(player: Player, jump = false): Promise<void> {
    this.min = player.minCoordinate
    this.max = player.maxCoordinate
    if (!jump && player.contextId === this.contextId && (this.#held || this.#loading)) return Promise.resolve()
    this.discard()
    this.contextId = player.contextId
    this.#stand(player.coordinate)
    this.#saved = player.coordinate
    return this.load()
  }

  /** Forgets all loaded places and begins loading anew. */
  discard(): void {
    this.#era += 1
    this.#held = null
    this.#loading = false
    this.#loadPause = 0
    this.places.clear()
    this.tiles = []
    this.educations = []
    this.halt()
    this.#wish = null
  }

  walk(direction: -1 | 1): void {
    if (this.#ui.blocked || this.actions.busy) return
    this.goal = null
    this.#wish = null
    this.walking = direction
    this.#ui.greeted()
  }

  /** Stands still where it is. */
  halt(): void {
    this.walking = 0
    this.goal = null
    this.stood = this.coordinate
  }

  /** Stands still and saves where. */
  stop(): void {
    if (this.walking === 0 && this.goal === null) return
    this.halt()
    void this.save()
  }

  /** Walks to a height; with a place, acts on it on arrival. */
  walkTo(coordinate: number, place: Place | null = null): void {
    if (this.#ui.blocked || this.actions.busy) return
    this.goal = Math.min(this.max, Math.max(this.min, Math.round(coordinate)))
    this.#wish = place
    this.walking = this.goal === this.coordinate ? 0 : this.goal > this.coordinate ? 1 : -1
    if (this.walking === 0) this.#arrive()
  }

  /** Goes on by one frame of `ms` milliseconds. */
  tick(ms: number): void {
    // A page that slept must not leap.
    const step = Math.min(ms, 100)
    this.#loadPause = Math.max(0, this.#loadPause - step)
    if (this.walking !== 0) {
      if (this.#ui.blocked) {
        this.stop()
        return
      }
      const speed = this.#player.player?.moveSpeedMode === 'DOUBLED_MODE' ? 2 * WALK_SPEED : WALK_SPEED
      const low = this.goal !== null && this.walking < 0 ? this.goal : this.min
      const high = this.goal !== null && this.walking > 0 ? this.goal : this.max
      this.coordinate = Math.min(high, Math.max(low, this.coordinate + (this.walking * speed * step) / 1000))
      if (Math.abs(this.coordinate - this.stood) >= PACE) runInAction(() => this.#stand(this.coordinate))
      this.#sinceSave += step
      if (this.coordinate === (this.walking > 0 ? high : low)) this.#arrive()
      else if (this.#sinceSave >= SAVE_EVERY) void this.save()
    }
    if (this.#missing()) void this.load()
  }

  /** Loads ahead where too little is held, and drops what lies far behind. */
  async load(): Promise<void> {
    const span = this.#missing()
    if (!span) return
    this.#loading = true
    const era = this.#era
    try {
      const more = await this.#services.call('GET /api/place/v3/ensure', { query: { coordFrom: span.from, coordTo: span.to } })
      if (era === this.#era) runInAction(() => this.#take(span, more))
    } catch (error) {
      if (era !== this.#era) return
      this.#loadPause = LOAD_PAUSE
      this.#ui.fail(error)
    } finally {
      if (era === this.#era) this.#loading = false
    }
  }

  /** Shows what has appeared for this player since the road was loaded: an event has begun. */
  async special(): Promise<void> {
    const era = this.#era
    const places = await this.#ui.attempt(() => this.#services.call('GET /api/place/special/get'))
    if (era !== this.#era) return
    runInAction(() => {
      for (const place of places ?? []) this.places.set(place.id, place)
    })
  }

  /** The fight at a place is over: a won place loses its creature, a lost one is marked. */
  fought(placeId: number, won: boolean): void {
    const place = this.places.get(placeId)
    if (!place) return
    const bare = { ...place, creatureId: null, creatureImageId: null, creatureLevel: null, squadSize: 0, used: true, battleLost: false }
    this.places.set(placeId, won ? bare : { ...place, battleLost: true })
  }

  /** Lets what was gained at a place fly to the player's resources. */
  fly(gains: readonly Gain[], { posX, posY }: Place): void {
    if (gains.length === 0) return
    this.#gainId += 1
    this.gains = [...this.gains, { id: this.#gainId, gains, posX, posY }].slice(-GAINS_KEPT)
  }

  /** How much of a kind flies and has not arrived: the player has it already, and is not shown it yet. */
  inFlight(kind: string): number {
    let sum = 0
    for (const { gains } of this.gains) for (const gain of gains) if (gain.kind === kind) sum += gain.amount
    return sum
  }

  /** What flew of a kind from a reward has arrived. */
  landed(id: number, kind: string): void {
    this.gains = this.gains
      .map((flying) => (flying.id === id ? { ...flying, gains: flying.gains.filter((gain) => gain.kind !== kind) } : flying))
      .filter(({ gains }) => gains.length > 0)
  }

  /** Saves where the player stands. Resolves when the server knows it, also where it refused: then its own place for us is taken. */
  save(): Promise<void> {
    this.#saving ??= this.#save().finally(() => {
      this.#saving = null
    })
    return this.#saving
  }

  /** What is to be loaded now. */
  #missing(): RoadRange | null {
    if (this.#loading || this.#loadPause > 0) return null
    return nextSpan(this.#held, { coordinate: this.coordinate, height: this.#layout.height, heading: this.walking })
  }

  async #save(): Promise<void> {
    this.#sinceSave = 0
    // Walking goes on meanwhile; the last position counts.
    while (this.#saved !== Math.round(this.coordinate)) {
      const coordinate = Math.round(this.coordinate)
      const era = this.#era
      try {
        const player = await this.#services.call('POST /api/player/v3/coordinate/set', { body: { coordinate, contextId: this.contextId } })
        if (era !== this.#era) return
        this.#saved = coordinate
        this.#player.replace(player)
      } catch (error) {
        if (era !== this.#era) return
        this.#saved = Math.round(this.coordinate)
        if (error instanceof CallError && error.status === 409) {
          await this.#player.refresh()
          if (this.#player.player) this.adopt(this.#player.player, true)
        } else this.#ui.fail(error)
        return
      }
      if (this.walking !== 0) return
    }
  }

  #stand(coordinate: number): void {
    this.coordinate = coordinate
    this.stood = coordinate
  }

  #arrive(): void {
    this.halt()
    const wish = this.#wish
    this.#wish = null
    if (wish) void this.actions.act(this.places.get(wish.id) ?? wish)
    else void this.save()
  }

  #take(span: RoadRange, more: ReplyOf<'GET /api/place/v3/ensure'>): void {
    const held = this.#held ? { from: Math.min(this.#held.from, span.from), to: Math.max(this.#held.to, span.to) } : span
    this.#held = keptSpan(held, { coordinate: this.coordinate, height: this.#layout.height, heading: this.walking })
    const { from } = this.#held
    for (const place of this.places.values()) if (place.posY < from) this.places.delete(place.id)
    for (const place of more.places) if (place.posY >= from) this.places.set(place.id, place)
    const tiles = new Map([...this.tiles, ...more.tiles].map((tile) => [tile.posY, tile]))
    this.tiles = [...tiles.values()].filter((tile) => tile.posY >= from).sort((a, b) => a.posY - b.posY)
    const educations = new Map([...this.educations, ...more.educations].map((one) => [one.id, one]))
    this.educations = [...educations.values()].filter(({ posY }) => posY >= from)
    this.min = more.minCoordinate
    this.max = more.maxCoordinate
  }
}
