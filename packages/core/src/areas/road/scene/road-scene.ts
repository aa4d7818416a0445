import type { Place, Tile } from '@skystair/contract'
import { storyMarker } from '@skystair/contract/markers'
import { parts } from '@skystair/world/areas/story/rows'
import { type ZoneName, zoneAt } from '../../../engine/paint/zones.ts'
import type { Picture } from '../../../engine/render/picture.ts'
import type { EngineServices } from '../../../engine/scene/engine-services.ts'
import { GameScene } from '../../../engine/scene/scene-base.ts'
import { AmbientParticles } from '../../../engine/sky/ambient-particles.ts'
import { nearDepth, Sky } from '../../../engine/sky/sky.ts'
import { moodOf } from '../../../engine/sound/mood.ts'
import { FocusedThing } from '../../../services/focused-thing.ts'
import { whenIdle } from '../../../services/when-idle.ts'
import { HeroStore } from '../../hero/index.ts'
import { PlayerStore } from '../../player/index.ts'
import { partAt } from '../../story/index.ts'
import type { FlyingGain } from '../flying-gains.ts'
import { BEHIND } from '../loaded-range.ts'
import type { NeighbourViews } from '../neighbours/views.ts'
import { type StairColour, stairColour } from '../stair-colour.ts'
import { RoadStore } from '../store.ts'
import type { Decorations } from './decorations.ts'
import { Follow } from './follow.ts'
import { Islands } from './islands.ts'
import { acrossAt } from './path.ts'
import { PlaceView } from './place-view.ts'
import { projectionFor, viewDistance } from './projection.ts'
import { SquadView } from './squad-view.ts'
import { type Obstacle, weightOf } from './stand-aside.ts'
import { Steering } from './steering.ts'
import { TileView } from './tile-view.ts'
import { type RoadCamera, toScreen } from './view.ts'

/** Part of the road's curve that the camera follows: the rest is visible as a curve. */
const following = 0.7
/** Where a guardian blocks the road, the squad is drawn this many road units further back, on the islet before it. */
const setBack = 95
const farFirst = (a: { readonly posY: number }, b: { readonly posY: number }) => b.posY - a.posY

/** The road: platforms receding upwards into the sky, the places on them, and the player's squad. */
export class RoadScene extends GameScene {
  #sky!: Sky
  #particles!: AmbientParticles
  #islands!: Islands
  #squad!: SquadView
  #steering!: Steering
  #vignette!: Picture
  #tiles = new Map<number, TileView>()
  #places = new Map<number, PlaceView>()
  /** Loaded, but not visible yet; the nearest last. */
  #tilesAhead: { tile: Tile; below: Tile | null; posY: number }[] = []
  #placesAhead: Place[] = []
  #flying = new Set<number>()
  #camera!: RoadCamera
  /** The camera's height, easing after the squad's. */
  #follow!: Follow
  #decorations: Decorations | null = null
  #neighbours: NeighbourViews | null = null
  #zone: ZoneName = 'dawn'
  #winter = false

  constructor(services: EngineServices) {
    super('road', services)
  }

  /** Whether the player has seen the beginning of the part of the story that a stair belongs to. */
  #isIntroSeen(stair: number): boolean {
    const part = partAt(parts, stair)
    return part !== undefined && this.services.get(PlayerStore).hasMarker(storyMarker(part.id, 'intro'))
  }

  protected override async ready(): Promise<void> {
    await this.loadAtlases()
  }

  protected build(): void {
    const road = this.services.get(RoadStore)
    const player = this.services.get(PlayerStore)
    this.watch(
      () => zoneAt(road.stair, road.tileKind),
      (zone) => {
        this.#zone = zone
      },
    )
    this.#tiles = new Map()
    this.#places = new Map()
    this.#flying = new Set()
    this.#camera = {
      projection: projectionFor(600, 900),
      coordinate: road.coordinate,
      turn: acrossAt(road.tiles, road.coordinate) * following,
      haze: 0,
      time: 0,
    }
    this.#follow = new Follow(road.coordinate)
    this.#winter = this.services.preferences.season === 'NEW_YEAR'
    this.#sky = new Sky(this, this.#zone, { front: true })
    this.#particles = new AmbientParticles(this)
    this.#islands = new Islands(this, this.#islandZone())
    this.#squad = new SquadView(this)
    this.#squad.onLand = (x, y) => {
      this.#particles.dust(x, y)
      this.engine.sound.play('step')
    }
    this.#vignette = this.procedural('vignette', 1, 1)
      .setOrigin(0)
      .setDepth(nearDepth + 1)
    this.#steering = new Steering(
      this,
      () => this.#camera,
      () => this.#places.values(),
      (x, y) => this.#neighbours?.at(x, y) ?? null,
    )
    this.watch(
      () => road.tiles,
      (tiles) => this.#showTiles(tiles),
    )
    this.watch(
      () => [player.player?.battleStair, player.player?.bestVictoryStair],
      () => this.#replaceTiles(),
    )
    this.watch(
      () => road.all,
      (places) => this.#showPlaces(places),
    )
    this.watch(
      () => this.services.get(HeroStore).squad,
      () => this.#showSquad(),
    )
    this.watch(
      () => [...road.flying.all],
      (gains) => {
        for (const gain of gains) void this.#flyGain(gain)
      },
    )
    this.watch(
      () => moodOf(road.stair, road.tileKind, player.player?.bestVictoryStair, this.#isIntroSeen(road.stair)),
      (mood) => this.engine.sound.mood(mood),
    )
    this.watch(
      () => this.services.preferences.season === 'NEW_YEAR',
      (winter) => {
        this.#setWinter(winter)
        void this.#updateDecorations(winter)
      },
    )
    this.onEnd(() => {
      this.#decorations = null
      this.#neighbours = null
    })
    // The next thing on the road is an item or a fight. What fails to load here is loaded again when it is needed.
    this.onEnd(
      whenIdle(() => {
        void import('./flight.ts').catch(() => {})
        void this.#showNeighbours().catch(() => {})
        void this.engine.loadScene('battle').catch(() => {})
      }),
    )
  }

  protected arrange(): void {
    const { width, height } = this.view
    this.#camera.projection = projectionFor(width, height)
    this.#sky.arrange()
    this.#particles.arrange()
    this.#decorations?.arrange()
    this.#vignette.setDisplaySize(width, height)
  }

  override update(_time: number, ms: number): void {
    if (!this.isBuilt) return
    const road = this.services.get(RoadStore)
    road.tick(ms)
    const camera = this.#camera
    if (!this.still) camera.time += ms
    this.#steering.update()
    const jump = Math.abs(road.coordinate - camera.coordinate) > 1200
    if (jump || this.still) this.#follow.jump(road.coordinate)
    camera.coordinate = this.#follow.go(road.coordinate, ms)
    camera.turn = acrossAt(road.tiles, camera.coordinate) * following
    this.#sky.show(this.#zone, jump)
    this.#islands.show(this.#islandZone(), jump)
    this.#sky.update(ms, camera.coordinate)
    camera.haze = this.#sky.now.haze
    this.#particles.tint(this.#sky.now)
    this.#decorations?.update(camera.time)
    this.#createVisible()
    this.#islands.update(camera.coordinate, camera.time, this.#sky.now)
    for (const tile of this.#tiles.values()) tile.update(camera)
    this.#neighbours?.update(camera, ms)
    const barrier = road.blockedBy
    const near = road.near?.id
    const focused = this.services.get(FocusedThing)
    for (const view of this.#places.values()) {
      const { id } = view.place
      view.update(camera, id === focused.id ? 'focused' : id === barrier?.id ? 'barred' : id === near ? 'near' : null)
    }
    const toBarrier = barrier ? barrier.posY - road.coordinate : Number.POSITIVE_INFINITY
    const stood = road.coordinate - setBack * Math.max(0, Math.min(1, (170 - toBarrier) / 110))
    this.#squad.update(camera, acrossAt(road.tiles, stood), stood, road.walking, ms, this.#besideSquad(road.coordinate))
  }

  /** The zone of the islands beside the road: snow for the new year, except in hell. */
  #islandZone(): ZoneName {
    return this.#winter && this.#zone !== 'hell' ? 'snow' : this.#zone
  }

  /** Shows or removes the decorations. The road works without their script. */
  async #updateDecorations(winter: boolean): Promise<void> {
    this.#decorations?.destroy()
    this.#decorations = null
    if (!winter) return
    const { Decorations } = await import('./decorations.ts')
    if (this.sys.isActive() && this.services.preferences.season === 'NEW_YEAR') this.#decorations ??= new Decorations(this)
  }

  /** Shows others near. The road works without them. */
  async #showNeighbours(): Promise<void> {
    const { NeighbourViews } = await import('../neighbours/views.ts')
    if (this.sys.isActive()) this.#neighbours ??= new NeighbourViews(this)
  }

  /** Replaces the platforms: for the new year they are covered in snow. */
  #setWinter(winter: boolean): void {
    if (winter === this.#winter) return
    this.#winter = winter
    this.#replaceTiles()
  }

  #stairColour(stair: number): StairColour {
    const { player } = this.services.get(PlayerStore)
    return player ? stairColour(stair, player) : 'GREEN'
  }

  /** Draws all platforms again: they look different now. */
  #replaceTiles(): void {
    for (const view of this.#tiles.values()) view.destroy()
    this.#tiles.clear()
    this.#showTiles(this.services.get(RoadStore).tiles)
  }

  #showTiles(tiles: readonly Tile[]): void {
    const kept = new Set(tiles.map((tile) => tile.posY))
    for (const [posY, view] of this.#tiles) {
      if (kept.has(posY)) continue
      view.destroy()
      this.#tiles.delete(posY)
    }
    this.#tilesAhead = tiles
      .map((tile, i) => ({ tile, below: tiles[i - 1] ?? null, posY: tile.posY }))
      .filter(({ posY }) => !this.#tiles.has(posY))
      .sort(farFirst)
  }

  /** Creates what has become visible. Creating everything that is loaded would take too long for one frame. */
  #createVisible(): void {
    const end = this.#camera.coordinate + viewDistance
    for (let next = this.#tilesAhead.at(-1); next && next.posY <= end; next = this.#tilesAhead.at(-1)) {
      this.#tilesAhead.pop()
      const look = { winter: this.#winter, colour: this.#stairColour(next.tile.stair ?? 0) }
      this.#tiles.set(next.posY, new TileView(this, next.tile, next.below, look))
    }
    for (let place = this.#placesAhead.at(-1); place && place.posY <= end; place = this.#placesAhead.at(-1)) {
      this.#placesAhead.pop()
      this.#places.set(place.id, new PlaceView(this, place))
    }
  }

  #showPlaces(places: readonly Place[]): void {
    const now = new Map(places.map((place) => [place.id, place]))
    const { coordinate } = this.services.get(RoadStore)
    for (const [id, view] of this.#places) {
      const place = now.get(id)
      if (place === view.place) continue
      this.#places.delete(id)
      // Places that were won or taken are near and burst; places dropped behind only fade.
      const near = Math.abs(view.place.posY - coordinate) < BEHIND
      if (view.box.visible && (!place || place.used !== view.place.used)) view.leave(this, (x, y) => near && this.#particles.burst(x, y))
      else view.destroy()
    }
    this.#placesAhead = places.filter((place) => !this.#places.has(place.id) && !this.#gone(place)).sort(farFirst)
    void this.#loadMissingPictures()
  }

  /** A beaten guardian or an emptied heap is not shown; signs, gates and talkers are. */
  #gone(place: Place): boolean {
    return place.used && !['TURN', 'PORTAL', 'TALKER', 'POINTER'].includes(place.placeType)
  }

  /** Loads pictures of rarer creatures while the others are already shown. */
  async #loadMissingPictures(): Promise<void> {
    await this.loadAtlases().catch(() => {})
    if (!this.sys.isActive()) return
    for (const view of this.#places.values()) {
      if (!view.bare) continue
      view.destroy()
      this.#places.set(view.place.id, new PlaceView(this, view.place))
    }
  }

  /** Shows the squad, and again once the pictures of those who have just joined are loaded. */
  #showSquad(): void {
    const show = () => this.#squad.show(this.services.get(HeroStore).squad)
    show()
    if (!this.#squad.bare) return
    const showAgain = () => {
      if (this.sys.isActive()) show()
    }
    void this.loadAtlases().then(showAgain, () => {})
  }

  /** The visible places that the squad could hide. */
  #besideSquad(coordinate: number): readonly Obstacle[] {
    const found: Obstacle[] = []
    for (const { box, extent, place } of this.#places.values()) {
      const ahead = place.posY - coordinate
      if (box.visible && weightOf(ahead) > 0) found.push({ id: place.id, ahead, ...extent })
    }
    return found
  }

  /** Makes a gain fly to its counter. If that can't be shown, it counts at once. */
  async #flyGain({ id, gains, posX, posY }: FlyingGain): Promise<void> {
    if (this.#flying.has(id)) return
    this.#flying.add(id)
    const road = this.services.get(RoadStore)
    const point = toScreen(this.#camera, posX, posY)
    try {
      const { fly } = await import('./flight.ts')
      if (!this.sys.isActive()) return
      const flights = gains.map(({ kind, amount }, turn) =>
        fly(this, { kind, amount, turn }, point.x, point.y - 40).then(() => road.flying.landed(id, kind)),
      )
      await Promise.all(flights)
    } catch {
      for (const { kind } of gains) road.flying.landed(id, kind)
    }
  }
}
