import type { Place, Tile } from '@skystair/contract'
import type { GameObjects } from 'phaser'
import { whenIdle } from '../../boot/when-idle.ts'
import { Air, nearDepth } from '../kit/air.ts'
import { Motes } from '../kit/motes.ts'
import type { Services } from '../kit/services.ts'
import { StageScene } from '../kit/stage-scene.ts'
import { needsOf } from '../needs.ts'
import { zoneAt } from '../paint/zones.ts'
import { fly } from '../road/flight.ts'
import type { Garland } from '../road/garland.ts'
import { Islands } from '../road/islands.ts'
import { acrossAt } from '../road/path.ts'
import { PlaceView } from '../road/place-view.ts'
import { projectionFor } from '../road/projection.ts'
import { SquadView } from '../road/squad-view.ts'
import { Steering } from '../road/steering.ts'
import { TileView } from '../road/tile-view.ts'
import { type Eye, spotOf } from '../road/view.ts'

/** How long the view takes to catch up with the squad, in milliseconds. */
const follow = 320

/** The road: platforms receding upwards into the sky, what stands on them, and the squad that climbs. */
export class RoadScene extends StageScene {
  #air!: Air
  #motes!: Motes
  #islands!: Islands
  #squad!: SquadView
  #steering!: Steering
  #arrow!: GameObjects.Image
  #vignette!: GameObjects.Image
  #tiles = new Map<number, TileView>()
  #places = new Map<number, PlaceView>()
  #flying = new Set<number>()
  #eye!: Eye
  #garland: Garland | null = null

  constructor(services: Services) {
    super('road', services)
  }

  protected override async ready(): Promise<void> {
    await this.services.art.load(needsOf('road', this.root))
  }

  protected build(): void {
    const { road, player } = this.root
    this.#tiles = new Map()
    this.#places = new Map()
    this.#flying = new Set()
    this.#eye = {
      projection: projectionFor(600, 900),
      coordinate: road.coordinate,
      turn: acrossAt(road.tiles, road.coordinate) * 0.4,
      haze: 0,
      time: 0,
    }
    this.#air = new Air(this, this.#zone(), { front: true })
    this.#motes = new Motes(this)
    this.#islands = new Islands(this)
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
      () => [...road.places.values()],
      (places) => this.#stand(places),
    )
    this.watch(
      () => player.squad,
      (squad) => this.#squad.show(squad),
    )
    this.watch(
      () => [...road.gains],
      (gains) => {
        for (const gain of gains) void this.#reward(gain)
      },
    )
    this.watch(
      () => road.stair,
      (stair) => this.services.sound.climb(stair),
    )
    this.watch(
      () => this.root.settings.season === 'NEW_YEAR',
      (winter) => void this.#dress(winter),
    )
    this.onEnd(() => {
      this.#garland = null
    })
    // The next thing that happens on the road is a fight. Where this fails the game is being destroyed.
    this.onEnd(whenIdle(() => this.services.bringScene('battle').catch(() => {})))
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
    const { road } = this.root
    road.tick(ms)
    const eye = this.#eye
    eye.time += ms
    this.#steering.update(eye.time)
    const across = acrossAt(road.tiles, road.coordinate)
    const jump = Math.abs(road.coordinate - eye.coordinate) > 1200
    const catchUp = jump || this.still ? 1 : 1 - Math.exp(-ms / follow)
    eye.coordinate += (road.coordinate - eye.coordinate) * catchUp
    eye.turn += (across * 0.4 - eye.turn) * catchUp
    this.#air.show(this.#zone(), jump)
    this.#air.update(ms, eye.coordinate)
    eye.haze = this.#air.now.haze
    this.#motes.tint(this.#air.now)
    this.#garland?.update(eye.time)
    this.#islands.update(eye.coordinate, eye.time, this.#air.now.cloudLit)
    for (const tile of this.#tiles.values()) tile.update(eye)
    const barred = road.blockedBy?.id
    for (const place of this.#places.values()) place.update(eye, place.place.id === barred)
    this.#squad.update(eye, across, road.coordinate, road.walking, ms)
    this.#point(road.near)
  }

  #zone() {
    const { road } = this.root
    const under = road.tiles.findLast((tile) => tile.posY <= road.coordinate) ?? road.tiles[0]
    return zoneAt(road.stair, under?.kind ?? null)
  }

  /** Hangs the garland up, or takes it down. Without its chunk the road is as good. */
  async #dress(winter: boolean): Promise<void> {
    this.#garland?.destroy()
    this.#garland = null
    if (!winter) return
    const { Garland } = await import('../road/garland.ts')
    if (this.sys.isActive() && this.root.settings.season === 'NEW_YEAR') this.#garland ??= new Garland(this)
  }

  #lay(tiles: readonly Tile[]): void {
    const kept = new Set(tiles.map((tile) => tile.posY))
    for (const [posY, view] of this.#tiles) {
      if (kept.has(posY)) continue
      view.destroy()
      this.#tiles.delete(posY)
    }
    tiles.forEach((tile, i) => {
      if (!this.#tiles.has(tile.posY)) this.#tiles.set(tile.posY, new TileView(this, tile, tiles[i - 1] ?? null))
    })
  }

  #stand(places: readonly Place[]): void {
    const now = new Map(places.map((place) => [place.id, place]))
    const held = this.root.road.tiles[0]?.posY ?? 0
    for (const [id, view] of this.#places) {
      const place = now.get(id)
      if (place === view.place) continue
      this.#places.delete(id)
      // What is dropped far behind just goes; what was won or taken is seen going.
      const watched = view.box.visible && view.place.posY >= held
      if (watched && (!place || place.used !== view.place.used)) view.leave(this, (x, y) => this.#motes.burst(x, y))
      else view.destroy()
    }
    for (const place of places) {
      if (this.#places.has(place.id) || this.#gone(place)) continue
      this.#places.set(place.id, new PlaceView(this, place))
    }
    void this.#fetchLate()
  }

  /** A beaten guardian or an emptied heap leaves nothing to see; signs, gates and talkers stay. */
  #gone(place: Place): boolean {
    return place.used && !['TURN', 'PORTAL', 'TALKER', 'POINTER'].includes(place.placeType)
  }

  /** Pictures of rarer creatures are fetched while the first ones are already shown. */
  async #fetchLate(): Promise<void> {
    const needs = needsOf('road', this.root)
    const missing = [...this.#places.values()].filter((view) => view.bare)
    if (missing.length === 0) return
    await this.services.art.load(needs).catch(() => {})
    if (!this.sys.isActive()) return
    for (const view of missing) {
      if (this.#places.get(view.place.id) !== view) continue
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

  async #reward(gain: { id: number; gains: readonly { kind: string; amount: number }[]; posX: number; posY: number }): Promise<void> {
    if (this.#flying.has(gain.id)) return
    this.#flying.add(gain.id)
    const spot = spotOf(this.#eye, gain.posX, gain.posY)
    this.services.sound.play('coin')
    await Promise.all(gain.gains.map(({ kind, amount }, i) => fly(this, kind, amount, spot.x, spot.y - 40, i * 160)))
    this.root.road.gainShown(gain.id)
  }
}
