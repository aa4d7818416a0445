import type { Gain, Place, Player, ReplyOf, Tile } from '@skystair/contract'
import { makeAutoObservable, observable, observableRef, observableShallow, runInAction } from 'mobx'
import { CallError } from '../api/call-error.ts'
import type { Layout } from '../layout.ts'
import type { Context } from './context.ts'
import { actionOf, guardianAhead, nearest } from './place-action.ts'
import type { PlayerStore } from './player-store.ts'
import { keptSpan, nextSpan, type Span } from './road-window.ts'
import type { UiStore } from './ui-store.ts'

export type Education = ReplyOf<'GET /api/place/v3/ensure'>['educations'][number]
export type Teleports = ReplyOf<'GET /api/teleport/{id}/get'>
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
/** After a failed load it is tried again this much later, in milliseconds of play. */
const LOAD_PAUSE = 3000
const GAINS_KEPT = 8

/** The road around the player: what stands there, and walking it. */
export class RoadStore {
  readonly places = observable.map<number, Place>([], { deep: false })
  tiles: Tile[] = []
  educations: Education[] = []
  coordinate = 0
  min = 0
  max = 0
  contextId = 'main'
  walking: -1 | 0 | 1 = 0
  /** Where `walkTo` leads. */
  goal: number | null = null
  /** A call about a place is under way. */
  busy = false
  gains: FlyingGain[] = []
  /** Where the teleport that was asked leads. */
  teleports: Teleports | null = null
  readonly #ctx: Context
  readonly #player: PlayerStore
  readonly #ui: UiStore
  readonly #layout: Layout
  /** Starts the fight at a place. Set by the root, for battles know the road already. */
  fight: (placeId: number) => Promise<void> = async () => {}
  #held: Span | null = null
  #loading = false
  #loadPause = 0
  /** Counts the times the road was discarded: answers to earlier questions are dropped. */
  #era = 0
  #wish: Place | null = null
  #saved: number | null = null
  #saving: Promise<void> | null = null
  #sinceSave = 0
  #gainId = 0

  constructor(ctx: Context, player: PlayerStore, ui: UiStore, layout: Layout) {
    this.#ctx = ctx
    this.#player = player
    this.#ui = ui
    this.#layout = layout
    makeAutoObservable<this>(
      this,
      { places: false, tiles: observableRef, educations: observableRef, gains: observableShallow, teleports: observableRef, fight: false },
      { autoBind: true },
    )
  }

  /** All places, listed anew only when one of them changes: what is asked for with every step then need not watch each of them. */
  get all(): readonly Place[] {
    return [...this.places.values()]
  }

  /** The place within reach that can be acted on. */
  get near(): Place | null {
    return nearest(this.all, this.coordinate)
  }

  /** The guardian that bars the way right ahead. */
  get blockedBy(): Place | null {
    return guardianAhead(this.all, this.coordinate)
  }

  /** Where the player stands, in `STEP`s: for those who tell it in words, and need not hear of every unit; of whole strides while walking. */
  get steps(): number {
    const unit = this.walking === 0 ? 1 : STRIDE
    return Math.round(this.coordinate / (STEP * unit)) * unit
  }

  /** The stair the player stands on. */
  get stair(): number {
    // Read once: each reading of what is observed costs more than the comparison.
    const { coordinate } = this
    let stair = this.#player.player?.stair ?? 1
    let under = Number.NEGATIVE_INFINITY
    for (const tile of this.tiles) {
      if (tile.stair === null || tile.posY > coordinate || tile.posY < under) continue
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
    this.coordinate = player.coordinate
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
    this.goal = null
    this.#wish = null
    this.walking = 0
  }

  walk(direction: -1 | 1): void {
    if (this.#ui.blocked || this.busy) return
    this.goal = null
    this.#wish = null
    this.walking = direction
    this.#ui.greeted()
  }

  /** Stands still and saves where. */
  stop(): void {
    if (this.walking === 0 && this.goal === null) return
    this.walking = 0
    this.goal = null
    void this.save()
  }

  /** Walks to a height; with a place, acts on it on arrival. */
  walkTo(coordinate: number, place: Place | null = null): void {
    if (this.#ui.blocked || this.busy) return
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
      this.#sinceSave += step
      if (this.coordinate === (this.walking > 0 ? high : low)) this.#arrive()
      else if (this.#sinceSave >= SAVE_EVERY) void this.save()
    }
    void this.load()
  }

  /** Loads ahead where too little is held, and drops what lies far behind. */
  async load(): Promise<void> {
    if (this.#loading || this.#loadPause > 0) return
    const walker = { coordinate: this.coordinate, height: this.#layout.height, heading: this.walking }
    const span = nextSpan(this.#held, walker)
    if (!span) return
    this.#loading = true
    const era = this.#era
    try {
      const more = await this.#ctx.call('GET /api/place/v3/ensure', { query: { coordFrom: span.from, coordTo: span.to } })
      if (era === this.#era) runInAction(() => this.#take(span, more))
    } catch (error) {
      if (era !== this.#era) return
      this.#loadPause = LOAD_PAUSE
      this.#ui.fail(error)
    } finally {
      if (era === this.#era) this.#loading = false
    }
  }

  /** Shows what has appeared for this player since the road was loaded: a feast has begun. */
  async special(): Promise<void> {
    const era = this.#era
    const places = await this.#ui.attempt(() => this.#ctx.call('GET /api/place/special/get'))
    if (era !== this.#era) return
    runInAction(() => {
      for (const place of places ?? []) this.places.set(place.id, place)
    })
  }

  /** Does what there is to do at a place: fights, takes, frees, talks, turns or asks where a teleport leads. */
  async act(place: Place): Promise<void> {
    const action = actionOf(place)
    if (this.busy || !action) return
    this.busy = true
    this.walking = 0
    this.goal = null
    try {
      await this.save()
      await this.#do(action, place)
    } catch (error) {
      await this.#refused(error, place)
    } finally {
      runInAction(() => {
        this.busy = false
      })
    }
  }

  /** Goes back to the road that the turn left. */
  async turnBack(): Promise<void> {
    const id = Number(this.contextId.split(':')[1])
    if (this.busy || !Number.isSafeInteger(id)) return
    await this.#travel(() => this.#ctx.call('POST /api/turn/back/{id}', { params: { id } }))
  }

  /** Travels from a teleport to one of its targets. */
  async teleport(id: number, target: number): Promise<void> {
    if (this.busy) return
    await this.#travel(() => this.#ctx.call('POST /api/teleport/{id}/use/{target}', { params: { id, target } }))
    runInAction(() => {
      this.teleports = null
    })
  }

  /** The fight at a place is over: a won place loses its creature, a lost one is marked. */
  fought(placeId: number, won: boolean): void {
    const place = this.places.get(placeId)
    if (!place) return
    const bare = { ...place, creatureId: null, creatureImageId: null, creatureLevel: null, squadSize: 0, used: true, battleLost: false }
    this.places.set(placeId, won ? bare : { ...place, battleLost: true })
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

  async #save(): Promise<void> {
    this.#sinceSave = 0
    // Walking goes on meanwhile; the last position counts.
    while (this.#saved !== Math.round(this.coordinate)) {
      const coordinate = Math.round(this.coordinate)
      const era = this.#era
      try {
        const player = await this.#ctx.call('POST /api/player/v3/coordinate/set', { body: { coordinate, contextId: this.contextId } })
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

  async #do(action: NonNullable<ReturnType<typeof actionOf>>, place: Place): Promise<void> {
    const input = { params: { id: place.id } }
    switch (action) {
      case 'fight':
        return this.fight(place.id)
      case 'take':
        return this.#taken(place, await this.#ctx.call('GET /api/resourcePlace/{id}/take', input))
      case 'drink':
        return this.#taken(place, await this.#ctx.call('GET /api/skill/place/{id}/take', input))
      case 'free':
        return this.#taken(place, await this.#ctx.call('POST /api/place/gainable/{id}/gain', input))
      case 'talk':
        this.#ui.open('talker', { placeId: place.id, subject: place.subject, placeType: place.placeType })
        if (!place.used) this.#taken(place, await this.#ctx.call('POST /api/place/gainable/{id}/gain', input))
        return
      case 'turn':
        await this.#arrived(await this.#ctx.call('POST /api/turn/{id}/use', input))
        return
      case 'teleport': {
        const teleports = await this.#ctx.call('GET /api/teleport/{id}/get', input)
        runInAction(() => {
          this.teleports = teleports
        })
        this.#ui.open('teleport', { placeId: place.id })
      }
    }
  }

  /** Shows again what the server holds where our picture of the place was old. */
  async #refused(error: unknown, place: Place): Promise<void> {
    if (error instanceof CallError && (error.code === 'PLACE_USED' || error.code === 'PLACE_NOT_FOUND')) {
      runInAction(() => this.places.set(place.id, { ...place, used: true }))
      await this.#player.refresh()
    }
    this.#ui.fail(error)
  }

  async #travel(work: () => Promise<Player>): Promise<void> {
    this.busy = true
    try {
      await this.save()
      await this.#arrived(await work())
    } catch (error) {
      this.#ui.fail(error)
    } finally {
      runInAction(() => {
        this.busy = false
      })
    }
  }

  /** Elsewhere the road is shown anew: what was here is gone by then, and what is there has come. */
  async #arrived(player: Player): Promise<void> {
    await this.#ui.goTo('road', async () => {
      const loaded = this.adopt(player, true)
      this.#player.replace(player)
      await loaded
    })
  }

  #taken(place: Place, reply: ReplyOf<'POST /api/place/gainable/{id}/gain'>): void {
    if (reply.place) this.places.set(place.id, reply.place)
    else this.places.delete(place.id)
    if (reply.gains.length > 0) {
      this.#gainId += 1
      const gain = { id: this.#gainId, gains: reply.gains, posX: place.posX, posY: place.posY }
      this.gains = [...this.gains, gain].slice(-GAINS_KEPT)
    }
    this.#player.replace(reply.player)
    this.adopt(reply.player)
  }

  #arrive(): void {
    this.walking = 0
    this.goal = null
    const wish = this.#wish
    this.#wish = null
    if (wish) void this.act(this.places.get(wish.id) ?? wish)
    else void this.save()
  }

  #take(span: Span, more: ReplyOf<'GET /api/place/v3/ensure'>): void {
    const held = this.#held ? { from: Math.min(this.#held.from, span.from), to: Math.max(this.#held.to, span.to) } : span
    this.#held = keptSpan(held, { coordinate: this.coordinate, height: this.#layout.height, heading: this.walking })
    const { from } = this.#held
    for (const place of this.places.values()) if (place.posY < from) this.places.delete(place.id)
    for (const place of more.places) if (place.posY >= from) this.places.set(place.id, place)
    const tiles = new Map([...this.tiles, ...more.tiles].map((tile) => [tile.posY, tile]))
    this.tiles = [...tiles.values()].filter((tile) => tile.posY >= from).sort((a, b) => a.posY - b.posY)
    const lessons = new Map([...this.educations, ...more.educations].map((lesson) => [lesson.id, lesson]))
    this.educations = [...lessons.values()].filter((lesson) => lesson.posY >= from)
    this.min = more.minCoordinate
    this.max = more.maxCoordinate
  }
}
