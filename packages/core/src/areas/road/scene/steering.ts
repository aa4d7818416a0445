import type { Pointer } from '../../../engine/phaser-types.ts'
import type { GameScene } from '../../../engine/scene/scene-base.ts'
import { approach } from '../approach.ts'
import { RoadStore } from '../store.ts'
import type { PlaceView } from './place-view.ts'
import { aheadAt } from './projection.ts'
import type { RoadCamera } from './view.ts'

/** A press longer than this is holding, a shorter one a tap; milliseconds. */
const holding = 240
/** A pointer that has moved this far up or down pulls the road, in virtual units. */
const pulling = 24
/** Road units that a turn of the wheel by one pixel leads. */
const wheelStep = 1.2

interface Held {
  readonly x: number
  readonly y: number
  readonly since: number
  readonly id: number
  /** Where it was pressed, and where the squad was then. */
  readonly fromY: number
  readonly from: number
  /** Whether it pulls the road. */
  readonly pulls: boolean
}

/**
 * Walking by finger or mouse: pull the road or turn the wheel to walk as far, hold to walk until it is released, tap to go somewhere, tap a place to
 * go there and act (to a fight, the first tap only leads), tap a player to open the profile.
 */
export class Steering {
  readonly #scene: GameScene
  readonly #camera: () => RoadCamera
  readonly #places: () => Iterable<PlaceView>
  #held: Held | null = null

  readonly #neighbourAt: (x: number, y: number) => number | null

  constructor(
    scene: GameScene,
    camera: () => RoadCamera,
    places: () => Iterable<PlaceView>,
    neighbourAt: (x: number, y: number) => number | null,
  ) {
    this.#scene = scene
    this.#camera = camera
    this.#places = places
    this.#neighbourAt = neighbourAt
    scene.input.on('pointerdown', this.#down, this)
    scene.input.on('pointermove', this.#move, this)
    scene.input.on('pointerup', this.#up, this)
    scene.input.on('pointerupoutside', this.#up, this)
    scene.input.on('wheel', this.#wheel, this)
  }

  /** Keeps walking while the pointer is held. */
  update(): void {
    if (!this.#held) return
    if (this.#scene.services.ui.blocked) {
      this.#held = null
      return
    }
    if (this.#held.pulls || this.#scene.time.now - this.#held.since < holding) return
    const direction = this.#held.y > this.#camera().projection.nearY + 70 ? -1 : 1
    if (this.#road.walking !== direction) this.#road.walk(direction)
  }

  get #road(): RoadStore {
    return this.#scene.services.get(RoadStore)
  }

  #down(pointer: Pointer): void {
    if (this.#scene.services.ui.blocked) return
    const { worldX: x, worldY: y, id } = pointer
    this.#held = { x, y, since: this.#scene.time.now, id, fromY: y, from: this.#road.coordinate, pulls: false }
  }

  /** Pulls the road: the height at which it was taken comes to the pointer. */
  #move(pointer: Pointer): void {
    const held = this.#held
    if (held?.id !== pointer.id || this.#scene.services.ui.blocked) return
    const { worldX: x, worldY: y } = pointer
    const pulls = held.pulls || Math.abs(y - held.fromY) >= pulling
    this.#held = { ...held, x, y, pulls }
    if (!pulls || (held.pulls && y === held.y)) return
    const { projection } = this.#camera()
    this.#road.walkTo(held.from + aheadAt(projection, held.fromY) - aheadAt(projection, y))
  }

  #wheel(_pointer: Pointer, _over: unknown, _deltaX: number, deltaY: number): void {
    if (this.#scene.services.ui.blocked || this.#held || deltaY === 0) return
    this.#road.walkTo((this.#road.goal ?? this.#road.coordinate) - deltaY * wheelStep)
  }

  #up(pointer: Pointer): void {
    const held = this.#held
    if (held?.id !== pointer.id) return
    this.#held = null
    if (held.pulls || this.#scene.services.ui.blocked) return
    if (this.#scene.time.now - held.since >= holding) {
      this.#road.stop()
      return
    }
    const hit = this.#hit(held.x, held.y)
    // A place comes before a player who stands in front of it.
    const neighbour = hit ? null : this.#neighbourAt(held.x, held.y)
    if (hit) void approach(this.#scene.services, hit.place)
    else if (neighbour !== null) this.#scene.services.ui.open('player', { playerId: neighbour })
    else this.#road.walkTo(this.#camera().coordinate + aheadAt(this.#camera().projection, held.y))
  }

  /** Returns the nearest place whose picture is under a point. */
  #hit(x: number, y: number): PlaceView | null {
    let best: PlaceView | null = null
    for (const view of this.#places()) {
      const { box, tall } = view
      if (!box.visible) continue
      const half = Math.max(26, tall * 0.5 * box.scaleX)
      const inside = Math.abs(x - box.x) < half && y < box.y + half * 0.4 && y > box.y - Math.max(48, tall * box.scaleY)
      if (inside && (!best || view.place.posY < best.place.posY)) best = view
    }
    return best
  }
}
