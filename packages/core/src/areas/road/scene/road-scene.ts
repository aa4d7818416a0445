import type { Place, Tile } from '@skystair/contract'
import { storyMarker } from '@skystair/contract/areas/education/markers'
import { parts } from '@skystair/world/areas/story/rows'
import { type ZoneName, zoneAt } from '../../../engine/paint/zones.ts'
import type { Picture } from '../../../engine/render/picture.ts'
import { GameScene } from '../../../engine/scene/scene-base.ts'
import type { SceneServices } from '../../../engine/scene/scene-services.ts'
import { AmbientParticles } from '../../../engine/sky/ambient-particles.ts'
import { nearDepth, Sky } from '../../../engine/sky/sky.ts'
import { moodOf } from '../../../engine/sound/mood.ts'
import { whenIdle } from '../../../services/when-idle.ts'
import { HeroStore } from '../../hero/index.ts'
import { PlayerStore } from '../../player/index.ts'
import { partAt } from '../../story/index.ts'
import type { FlyingGain } from '../store.ts'
import { RoadStore } from '../store.ts'
import type { Decorations } from './decorations.ts'
import { Follow } from './follow.ts'
import { Islands } from './islands.ts'
import { acrossAt } from './path.ts'
import { PlaceView } from './place-view.ts'
import { projectionFor, sight } from './projection.ts'
import { SquadView } from './squad-view.ts'
import { Steering } from './steering.ts'
import { TileView } from './tile-view.ts'
import { type Eye, spotOf } from './view.ts'

/** Which part of the road's own bend the look follows: the rest is seen. */
const following = 0.7
const farFirst = (a: { readonly posY: number }, b: { readonly posY: number }) => b.posY - a.posY

/** The road: platforms receding upwards into the sky, what stands on them, and the squad that climbs. */
export class RoadScene extends GameScene {
  #air!: Sky
  #motes!: AmbientParticles
  #islands!: Islands
  #squad!: SquadView
  #steering!: Steering
  #arrow!: Picture
  #vignette!: Picture
  #tiles = new Map<number, TileView>()
  #places = new Map<number, PlaceView>()
  /** What is held and not in sight yet, the nearest last. */
  #tilesAhead: { tile: Tile; below: Tile | null; posY: number }[] = []
  #placesAhead: Place[] = []
  #flying = new Set<number>()
  #eye!: Eye
  /** Where the view is on its way after the squad. */
  #view!: Follow
  #garland: Decorations | null = null
  #zone: ZoneName = 'dawn'
  #winter = false

  constructor(services: SceneServices) {
    super('road', services)
  }

  /** Whether the beginning of the part of the story that a stair belongs to was told. */
  #isTold(stair: number): boolean {
    const part = partAt(parts, stair)
    return part !== undefined && this.root.get(PlayerStore).hasMarker(storyMarker(part.id, 'intro'))
  }

  protected override async ready(): Promise<void> {
    await this.loadAtlases()
  }

  protected build(): void {
    const road = this.root.get(RoadStore)
    const player = this.root.get(PlayerStore)
    this.watch(
      () => zoneAt(road.stair, road.ground),
      (zone) => {
        this.#zone = zone
      },
    )
    this.#tiles = new Map()
    this.#places = new Map()
    this.#flying = new Set()
    this.#eye = {
      projection: projectionFor(600, 900),
      coordinate: road.coordinate,
      turn: acrossAt(road.tiles, road.coordinate) * following,
      haze: 0,
      time: 0,
    }
    this.#view = new Follow(road.coordinate)
    this.#winter = this.root.preferences.season === 'NEW_YEAR'
    this.#air = new Sky(this, this.#zone, { front: true })
    this.#motes = new AmbientParticles(this)
    this.#islands = new Islands(this, this.#beside())
    this.#squad = new SquadView(this)
    this.#squad.onLand = (x, y) => {
      this.#motes.dust(x, y)
      this.services.sound.play('step')
    }
    this.#arrow = this.picture('pointer', 30).setDepth(nearDepth - 1)
    this.#vignette = this.painted('vignette', 1, 1)
      .setOrigin(0)
      .setDepth(nearDepth + 1)
    this.#steering = new Steering(
      this,
      () => this.#eye,
      () => this.#places.values(),
    )
    this.watch(
      () => road.tiles,
      (tiles) => this.#lay(tiles),
    )
    this.watch(
      () => road.all,
      (places) => this.#stand(places),
    )
    this.watch(
      () => this.root.get(HeroStore).squad,
      (squad) => this.#squad.show(squad),
    )
    this.watch(
      () => [...road.gains],
      (gains) => {
        for (const gain of gains) void this.#reward(gain)
      },
    )
    this.watch(
      () => moodOf(road.stair, road.ground, player.player?.bestVictoryStair, this.#isTold(road.stair)),
      (mood) => this.services.sound.mood(mood),
    )
    this.watch(
      () => this.root.preferences.season === 'NEW_YEAR',
      (winter) => {
        this.#freeze(winter)
        void this.#dress(winter)
      },
    )
    this.onEnd(() => {
      this.#garland = null
    })
    // The next thing that happens on the road is a find or a fight. What fails here is tried again when it is needed.
    this.onEnd(
      whenIdle(() => {
        void import('./flight.ts').catch(() => {})
        void this.services.bringScene('battle').catch(() => {})
      }),
    )
  }

  protected arrange(): void {
    const { width, height } = this.view
    this.#eye.projection = projectionFor(width, height)
    this.#air.arrange()
    this.#motes.arrange()
    this.#garland?.arrange()
    this.#vignette.setDisplaySize(width, height)
  }

  override update(_time: number, ms: number): void {
    if (!this.standing) return
    const road = this.root.get(RoadStore)
    road.tick(ms)
    const eye = this.#eye
    if (!this.still) eye.time += ms
    this.#steering.update()
    const across = acrossAt(road.tiles, road.coordinate)
    const jump = Math.abs(road.coordinate - eye.coordinate) > 1200
    if (jump || this.still) this.#view.jump(road.coordinate)
    eye.coordinate = this.#view.go(road.coordinate, ms)
    eye.turn = acrossAt(road.tiles, eye.coordinate) * following
    this.#air.show(this.#zone, jump)
    this.#islands.show(this.#beside(), jump)
    this.#air.update(ms, eye.coordinate)
    eye.haze = this.#air.now.haze
    this.#motes.tint(this.#air.now)
    this.#garland?.update(eye.time)
    this.#raise()
    this.#islands.update(eye.coordinate, eye.time, this.#air.now)
    for (const tile of this.#tiles.values()) tile.update(eye)
    const barred = road.blockedBy?.id
    for (const place of this.#places.values()) place.update(eye, place.place.id === barred)
    this.#squad.update(eye, across, road.coordinate, road.walking, ms)
    this.#point(road.near)
  }

  /** The air that the islands beside the road belong to: for the new year snow lies on them too. */
  #beside(): ZoneName {
    return this.#winter && this.#zone !== 'hell' ? 'snow' : this.#zone
  }

  /** Hangs the garland up, or takes it down. Without its chunk the road is as good. */
  async #dress(winter: boolean): Promise<void> {
    this.#garland?.destroy()
    this.#garland = null
    if (!winter) return
    const { Decorations } = await import('./decorations.ts')
    if (this.sys.isActive() && this.root.preferences.season === 'NEW_YEAR') this.#garland ??= new Decorations(this)
  }

  /** For the new year snow lies on the platforms. */
  #freeze(winter: boolean): void {
    if (winter === this.#winter) return
    this.#winter = winter
    for (const view of this.#tiles.values()) view.destroy()
    this.#tiles.clear()
    this.#lay(this.root.get(RoadStore).tiles)
  }

  #lay(tiles: readonly Tile[]): void {
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

  /** Makes what has come in sight. All that a load brings would take too long for one frame. */
  #raise(): void {
    const end = this.#eye.coordinate + sight
    for (let next = this.#tilesAhead.at(-1); next && next.posY <= end; next = this.#tilesAhead.at(-1)) {
      this.#tilesAhead.pop()
      this.#tiles.set(next.posY, new TileView(this, next.tile, next.below, this.#winter))
    }
    for (let place = this.#placesAhead.at(-1); place && place.posY <= end; place = this.#placesAhead.at(-1)) {
      this.#placesAhead.pop()
      this.#places.set(place.id, new PlaceView(this, place))
    }
  }

  #stand(places: readonly Place[]): void {
    const now = new Map(places.map((place) => [place.id, place]))
    const held = this.root.get(RoadStore).tiles[0]?.posY ?? 0
    for (const [id, view] of this.#places) {
      const place = now.get(id)
      if (place === view.place) continue
      this.#places.delete(id)
      // What is dropped far behind just goes; what was won or taken is seen going.
      const watched = view.box.visible && view.place.posY >= held
      if (watched && (!place || place.used !== view.place.used)) view.leave(this, (x, y) => this.#motes.burst(x, y))
      else view.destroy()
    }
    this.#placesAhead = places.filter((place) => !this.#places.has(place.id) && !this.#gone(place)).sort(farFirst)
    void this.#fetchLate()
  }

  /** A beaten guardian or an emptied heap leaves nothing to see; signs, gates and talkers stay. */
  #gone(place: Place): boolean {
    return place.used && !['TURN', 'PORTAL', 'TALKER', 'POINTER'].includes(place.placeType)
  }

  /** Pictures of rarer creatures are fetched while the first ones are already shown. */
  async #fetchLate(): Promise<void> {
    await this.loadAtlases().catch(() => {})
    if (!this.sys.isActive()) return
    for (const view of this.#places.values()) {
      if (!view.bare) continue
      view.destroy()
      this.#places.set(view.place.id, new PlaceView(this, view.place))
    }
  }

  #point(near: Place | null): void {
    const view = near ? this.#places.get(near.id) : undefined
    this.#arrow.setVisible(view !== undefined)
    if (!view) return
    const bob = Math.abs(Math.sin(this.#eye.time / 330)) * 10
    this.#arrow.setPosition(view.box.x, view.box.y - (view.tall + 22) * view.box.scaleY - bob)
  }

  /** Lets what was gained fly to where it is counted. Where it can't be shown it is counted all the same. */
  async #reward({ id, gains, posX, posY }: FlyingGain): Promise<void> {
    if (this.#flying.has(id)) return
    this.#flying.add(id)
    const road = this.root.get(RoadStore)
    const spot = spotOf(this.#eye, posX, posY)
    try {
      const { fly } = await import('./flight.ts')
      if (!this.sys.isActive()) return
      const flights = gains.map(({ kind, amount }, turn) =>
        fly(this, { kind, amount, turn }, spot.x, spot.y - 40).then(() => road.landed(id, kind)),
      )
      await Promise.all(flights)
    } catch {
      for (const { kind } of gains) road.landed(id, kind)
    }
  }
}
