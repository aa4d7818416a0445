import type { MovementDirection, Place, Player, ReplyOf, Tile } from '@skystair/contract'
import { educationMarker } from '@skystair/contract/markers'
import { INTERACTION_RANGE } from '@skystair/contract/measures'
import { makeAutoObservable, observable, observableRef, reaction, runInAction } from 'mobx'
import { CallError } from '../../net/call-error.ts'
import type { Layout } from '../../services/layout.ts'
import type { Services } from '../../services/services.ts'
import type { UiStore } from '../../services/ui-store.ts'
import { PlayerStore } from '../player/index.ts'
import { FlyingGains } from './flying-gains.ts'
import { type Goal, goalsAbove } from './goals.ts'
import { BEHIND, keptRange, nextRange, type RoadRange } from './loaded-range.ts'
import { BEFORE, guardianAhead, inReach, isBarred, isFight, onwardFrom, STEP, STRIDE, wonPlace } from './next-action.ts'
import { PlaceActions } from './place-actions.ts'
import { stairAt } from './stair-at.ts'

export type Education = ReplyOf<'GET /api/place/v3/ensure'>['educations'][number]

/** How many of the next bosses are shown. */
const GOALS = 4
/** Road units per second. */
const WALK_SPEED = 220
/** While walking the position is saved at most this often, in milliseconds. */
const SAVE_EVERY = 2000
/** While walking, observers are updated after this many road units: a few times per second. */
export const OBSERVED_STEP = 24
/** After a failed load it is tried again this much later, in milliseconds of play. */
const LOAD_PAUSE = 3000

/** The road around the player: its places, and walking it. */
export class RoadStore {
  readonly places = observable.map<number, Place>([], { deep: false })
  tiles: Tile[] = []
  educations: Education[] = []
  /** The exact position. It changes with every frame, so it is not observable. */
  coordinate = 0
  /** The position for observers: while walking it follows in steps of `OBSERVED_STEP`. */
  observedCoordinate = 0
  min = 0
  max = 0
  /** FW: the platforms behind the player are closed. */
  movementDirection: MovementDirection = 'BW_FW'
  contextId = 'main'
  walking: -1 | 0 | 1 = 0
  /** Where `walkTo` leads. */
  goal: number | null = null
  /** Id of the fight that the player chose to approach. */
  chosen: number | null = null
  readonly flying = new FlyingGains()
  /** Actions at its places. */
  readonly actions: PlaceActions
  readonly #services: Services
  readonly #player: PlayerStore
  readonly #ui: UiStore
  readonly #layout: Layout
  readonly #stops: (() => void)[]
  #loaded: RoadRange | null = null
  #loading = false
  #loadPause = 0
  /** Counts how often the road was discarded: replies to earlier requests are ignored. */
  #generation = 0
  #goalPlace: Place | null = null
  /** Where the walk began. */
  #walkedFrom = 0
  #saved: number | null = null
  #saving: Promise<void> | null = null
  #sinceSave = 0
  /** The closed platform that the player was told about last. */
  #toldAt: number | null = null

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
        flying: false,
        actions: false,
        coordinate: false,
        // Most frames change nothing observable.
        tick: false,
      },
      { autoBind: true },
    )
    // The road follows the player of the server's replies.
    this.#stops = [
      reaction(
        () => this.#player.player,
        (player) => player && this.adopt(player),
        { fireImmediately: true },
      ),
      reaction(
        () => this.#player.player?.requestSpecialPlaces,
        (asked, before) => before === false && asked && void this.loadSpecialPlaces(),
      ),
    ]
  }

  destroy(): void {
    for (const stop of this.#stops) stop()
  }

  /** All places. The list changes only when one of them changes, so that computed values need not observe each of them. */
  get all(): readonly Place[] {
    return [...this.places.values()]
  }

  /** The place within reach that can be acted on: the chosen one, or the nearest. */
  get near(): Place | null {
    return inReach(this.all, this.observedCoordinate, this.chosen)
  }

  /** Where to walk on from here: before the next place with something to do, or simply on; null at the end of the road. */
  get onward(): number | null {
    const goal = Math.min(this.end, onwardFrom(this.all, this.observedCoordinate))
    return goal > this.observedCoordinate ? goal : null
  }

  /** The guardian right ahead that blocks the player. */
  get blockedBy(): Place | null {
    return guardianAhead(this.all, this.observedCoordinate)
  }

  /** The next bosses with names of their own. */
  get goals(): readonly Goal[] {
    const me = this.#player.player
    return me ? goalsAbove(me.bestVictoryStair, GOALS) : []
  }

  /** Id of the guide's next education on this part of the road that the player has reached, or null. */
  get education(): string | null {
    const due = this.educations.find(({ id, posY }) => posY <= this.observedCoordinate && !this.#player.hasMarker(educationMarker(id)))
    return due?.id ?? null
  }

  /** The position in `STEP`s, for text that need not change with every unit; in strides of four while walking. */
  get steps(): number {
    const unit = this.walking === 0 ? 1 : STRIDE
    return Math.round(this.observedCoordinate / (STEP * unit)) * unit
  }

  /** The coordinate at which walking up ends: that of the last platform of a side road, although its bounds reach further. */
  get end(): number {
    const last = this.tiles.at(-1)
    const isLast = this.contextId !== 'main' && last !== undefined && this.#loaded !== null && this.#loaded.to >= this.max
    return isLast ? Math.min(this.max, last.posY) : this.max
  }

  /** The coordinate at which walking down ends. Changes while walking up on a road that leads only up, so it is not observable. */
  lowest(): number {
    if (this.movementDirection !== 'FW') return this.min
    // The server counts whole units.
    const reached = this.#passed(Math.round(this.coordinate))
    return Math.max(this.min, reached?.posY ?? 0)
  }

  /** Kind of the platform that the player passed last; null before the road is loaded. */
  get tileKind(): Tile['kind'] | null {
    return (this.#passed(this.observedCoordinate) ?? this.tiles[0])?.kind ?? null
  }

  /** Returns the highest platform at or below a height. */
  #passed(height: number): Tile | undefined {
    const above = this.tiles.findIndex(({ posY }) => posY > height)
    return above < 0 ? this.tiles.at(-1) : this.tiles[above - 1]
  }

  /** The stair that the player is on: that of the numbered platform under the player, or of the next one. */
  get stair(): number {
    return stairAt(this.tiles, this.observedCoordinate) ?? this.#player.player?.stair ?? 1
  }

  /**
   * Takes the player's road. Another road, or `jump`, discards what is loaded; resolves once the first of the new one is loaded. On the same road
   * only its bounds are taken.
   */
  adopt(player: Player, jump = false): Promise<void> {
    this.min = player.minCoordinate
    this.max = player.maxCoordinate
    this.movementDirection = player.movementDirection
    if (!jump && player.contextId === this.contextId && (this.#loaded || this.#loading)) return Promise.resolve()
    this.discard()
    this.contextId = player.contextId
    this.#setCoordinate(player.coordinate)
    this.#saved = player.coordinate
    return this.load()
  }

  /** Discards all loaded places. */
  discard(): void {
    this.#generation += 1
    this.#loaded = null
    this.#loading = false
    this.#loadPause = 0
    this.places.clear()
    this.tiles = []
    this.educations = []
    this.halt()
    this.#goalPlace = null
  }

  walk(direction: -1 | 1): void {
    if (this.#ui.blocked || this.actions.busy) return
    if (direction < 0 && this.coordinate <= this.lowest()) this.#sayClosed()
    this.goal = null
    this.chosen = null
    this.#goalPlace = null
    this.walking = direction
    this.#walkedFrom = this.coordinate
    this.#ui.endFirstStart()
  }

  /** Ends a walk whose key was released: stops, or after a short press goes on until a whole step is done. A goal remains. */
  release(): void {
    if (this.walking === 0 || this.goal !== null) return
    const step = this.#walkedFrom + this.walking * STEP
    if ((step - this.coordinate) * this.walking > 0) this.walkTo(step)
    else this.stop()
  }

  /** Stops where it is. */
  halt(): void {
    this.walking = 0
    this.goal = null
    this.observedCoordinate = this.coordinate
  }

  /** Stops and saves the position. */
  stop(): void {
    if (this.walking === 0 && this.goal === null) return
    this.halt()
    void this.save()
  }

  /** Walks to a height; with a place, acts on it on arrival. */
  walkTo(coordinate: number, place: Place | null = null): void {
    if (this.#ui.blocked || this.actions.busy) return
    this.chosen = null
    const lowest = this.lowest()
    this.goal = Math.min(this.end, Math.max(lowest, Math.round(coordinate)))
    const locked = place !== null && isBarred(place, this.all, this.coordinate)
    if (locked) this.#ui.toast(this.#services.t('road.locked'))
    const closed = place !== null && place.posY + INTERACTION_RANGE < lowest
    if (closed || (coordinate < lowest && this.coordinate <= lowest)) this.#sayClosed()
    this.#goalPlace = locked || closed ? null : place
    this.walking = this.goal === this.coordinate ? 0 : this.goal > this.coordinate ? 1 : -1
    if (this.walking === 0) this.#arrive()
  }

  /** Walks to a place and acts on it. Why not so with a fight that was not chosen before: a press may be a mistake, and says first who waits there. */
  approach(place: Place): void {
    if (this.#ui.blocked || this.actions.busy) return
    const isChosen = !isFight(place) || this.near === place
    this.walkTo(Math.max(this.min, place.posY - BEFORE), isChosen ? place : null)
    this.chosen = place.id
  }

  /** Advances by one frame of `ms` milliseconds. */
  tick(ms: number): void {
    // No jump after a page was asleep.
    const step = Math.min(ms, 100)
    this.#loadPause = Math.max(0, this.#loadPause - step)
    if (this.walking !== 0) {
      if (this.#ui.blocked) {
        this.stop()
        return
      }
      const speed = this.#player.player?.moveSpeedMode === 'DOUBLED_MODE' ? 2 * WALK_SPEED : WALK_SPEED
      const lowest = this.lowest()
      const low = this.goal !== null && this.walking < 0 ? Math.max(this.goal, lowest) : lowest
      const high = this.goal !== null && this.walking > 0 ? this.goal : this.end
      this.coordinate = Math.min(high, Math.max(low, this.coordinate + (this.walking * speed * step) / 1000))
      if (Math.abs(this.coordinate - this.observedCoordinate) >= OBSERVED_STEP) runInAction(() => this.#setCoordinate(this.coordinate))
      this.#sinceSave += step
      if (this.coordinate === (this.walking > 0 ? high : low)) this.#arrive()
      else if (this.#sinceSave >= SAVE_EVERY) void this.save()
    }
    if (this.#rangeToLoad()) void this.load()
  }

  /** Loads more ahead if needed, and drops places far behind. */
  async load(): Promise<void> {
    const range = this.#rangeToLoad()
    if (!range) return
    this.#loading = true
    const generation = this.#generation
    try {
      const reply = await this.#services.call('GET /api/place/v3/ensure', { query: { coordFrom: range.from, coordTo: range.to } })
      if (generation === this.#generation) runInAction(() => this.#take(range, reply))
    } catch (error) {
      if (generation !== this.#generation) return
      this.#loadPause = LOAD_PAUSE
      this.#ui.fail(error)
    } finally {
      if (generation === this.#generation) this.#loading = false
    }
  }

  /** Loads the places that have appeared for this player since the road was loaded: an event has begun. */
  async loadSpecialPlaces(): Promise<void> {
    const generation = this.#generation
    const places = await this.#ui.attempt(() => this.#services.call('GET /api/place/special/get'))
    if (generation !== this.#generation) return
    runInAction(() => {
      for (const place of places ?? []) this.places.set(place.id, place)
    })
  }

  /** Updates the place of a finished fight: a won place loses its creature, a lost one is marked. */
  fought(placeId: number, won: boolean): void {
    const place = this.places.get(placeId)
    if (!place) return
    // In the tower of a raid nothing is left of a squad.
    if (won && this.contextId.startsWith('raid:')) {
      this.places.delete(placeId)
      return
    }
    this.places.set(placeId, won ? wonPlace(place) : { ...place, battleLost: true })
  }

  /** Saves the position. Resolves when the server has stored it; if the server refused, its position is taken. */
  save(): Promise<void> {
    this.#saving ??= this.#save().finally(() => {
      this.#saving = null
    })
    return this.#saving
  }

  /** Tells the player once for each platform that the road behind it is closed. */
  #sayClosed(): void {
    const lowest = this.lowest()
    if (this.movementDirection !== 'FW' || lowest === 0 || this.#toldAt === lowest) return
    this.#toldAt = lowest
    this.#ui.toast(this.#services.t('road.onlyUp'))
  }

  /** What has to be loaded now. */
  #rangeToLoad(): RoadRange | null {
    if (this.#loading || this.#loadPause > 0) return null
    return nextRange(this.#loaded, { coordinate: this.coordinate, height: this.#layout.height, heading: this.walking })
  }

  async #save(): Promise<void> {
    this.#sinceSave = 0
    // Walking continues meanwhile; the last position counts.
    while (this.#saved !== Math.round(this.coordinate)) {
      const coordinate = Math.round(this.coordinate)
      const generation = this.#generation
      try {
        const change = await this.#services.call('POST /api/player/v3/coordinate/set', { body: { coordinate, contextId: this.contextId } })
        if (generation !== this.#generation) return
        this.#saved = coordinate
        this.#player.update(change)
      } catch (error) {
        if (generation !== this.#generation) return
        this.#saved = Math.round(this.coordinate)
        if (error instanceof CallError && error.status === 409) {
          await this.#player.refresh()
          if (this.#player.player) this.adopt(this.#player.player, true)
        }
        // A moderator who views the game as the player may walk; the player's place stays.
        else if (!(error instanceof CallError) || error.code !== 'VIEW_ONLY') this.#ui.fail(error)
        return
      }
      if (this.walking !== 0) return
    }
  }

  #setCoordinate(coordinate: number): void {
    this.coordinate = coordinate
    this.observedCoordinate = coordinate
  }

  #arrive(): void {
    this.halt()
    const goalPlace = this.#goalPlace
    this.#goalPlace = null
    if (goalPlace) void this.actions.act(this.places.get(goalPlace.id) ?? goalPlace)
    else void this.save()
  }

  #take(range: RoadRange, reply: ReplyOf<'GET /api/place/v3/ensure'>): void {
    const loaded = this.#loaded ? { from: Math.min(this.#loaded.from, range.from), to: Math.max(this.#loaded.to, range.to) } : range
    this.#loaded = keptRange(loaded, { coordinate: this.coordinate, height: this.#layout.height, heading: this.walking })
    const { from, to } = this.#loaded
    const isKept = ({ posY }: { readonly posY: number }) => from <= posY && posY <= to
    for (const place of this.places.values()) if (!isKept(place)) this.places.delete(place.id)
    for (const place of reply.places) if (isKept(place)) this.places.set(place.id, place)
    const tiles = new Map([...this.tiles, ...reply.tiles].map((tile) => [tile.posY, tile]))
    // Platforms are visible further than places are loaded.
    this.tiles = [...tiles.values()].filter(({ posY }) => from <= posY && posY <= to + BEHIND).sort((a, b) => a.posY - b.posY)
    const educations = new Map([...this.educations, ...reply.educations].map((one) => [one.id, one]))
    this.educations = [...educations.values()].filter(isKept)
    this.min = reply.minCoordinate
    this.movementDirection = reply.movementDirection
    this.max = reply.maxCoordinate
  }
}
