import type { Pointer } from '../../../engine/phaser-types.ts'
import type { GameScene } from '../../../engine/scene/scene-base.ts'
import { approach } from '../approach.ts'
import { STEP } from '../next-action.ts'
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
  /** Where it has pulled the squad, or null if it does not pull. */
  readonly pulled: number | null
}

/** Whether a mouse moves without a button: it was released over something else than the canvas. */
const isReleased = ({ event }: Pointer): boolean => 'buttons' in event && event.buttons === 0

/**
 * Walking by finger or mouse: pull the road or turn the wheel to walk as far, hold to walk until it is released, tap to go somewhere, tap a place to
 * go there and act (to a fight, the first tap only leads), tap a player to open the profile.
 */
export class Steering {
  readonly #scene: GameScene
  readonly #camera: () => RoadCamera
  readonly #places: () => Iterable<PlaceView>
  #held: Held | null = null
  /** What the wheel was turned without leading the squad yet, in road units. */
  #turned = 0

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
    if (this.#held.pulled !== null || this.#scene.time.now - this.#held.since < holding) return
    const direction = this.#held.y > this.#camera().projection.nearY + 70 ? -1 : 1
    if (this.#road.walking !== direction) this.#road.walk(direction)
  }

  get #road(): RoadStore {
    return this.#scene.services.get(RoadStore)
  }

  #down(pointer: Pointer): void {
    if (this.#scene.services.ui.blocked) return
    const { worldX: x, worldY: y, id } = pointer
    this.#held = { x, y, since: this.#scene.time.now, id, fromY: y, from: this.#road.coordinate, pulled: null }
  }

  #move(pointer: Pointer): void {
    if (this.#held?.id !== pointer.id || this.#scene.services.ui.blocked) return
    if (isReleased(pointer)) this.#letGo(this.#held)
    else this.#pull({ ...this.#held, x: pointer.worldX, y: pointer.worldY })
  }

  #pull(held: Held): void {
    this.#held = held
    if (held.pulled === null && Math.abs(held.y - held.fromY) < pulling) return
    const pulled = this.#pullOf(held)
    // Each arrival is saved: the squad is led by whole steps.
    if (held.pulled !== null && Math.abs(pulled - held.pulled) < STEP) return
    this.#held = { ...held, pulled }
    this.#road.walkTo(pulled)
  }

  /** Where a pointer pulls the squad: the height at which it took the road comes to the pointer. */
  #pullOf({ from, fromY, y }: Held): number {
    const { projection } = this.#camera()
    return Math.round(from + aheadAt(projection, fromY) - aheadAt(projection, y))
  }

  #wheel(_pointer: Pointer, _over: unknown, _deltaX: number, deltaY: number): void {
    if (this.#scene.services.ui.blocked || this.#held || deltaY === 0) return
    this.#turned -= deltaY * wheelStep
    const steps = Math.trunc(this.#turned / STEP) * STEP
    if (steps === 0) return
    this.#turned -= steps
    this.#road.walkTo((this.#road.goal ?? this.#road.coordinate) + steps)
  }

  #up(pointer: Pointer): void {
    const held = this.#held
    if (held?.id !== pointer.id) return
    const isTap = held.pulled === null && this.#scene.time.now - held.since < holding
    if (isTap) this.#tap(held)
    else this.#letGo(held)
  }

  #tap(held: Held): void {
    this.#held = null
    if (this.#scene.services.ui.blocked) return
    const hit = this.#hit(held.x, held.y)
    // A place comes before a player who stands in front of it.
    const neighbour = hit ? null : this.#neighbourAt(held.x, held.y)
    if (hit) void approach(this.#scene.services, hit.place)
    else if (neighbour !== null) this.#scene.services.ui.openPage('player', { playerId: neighbour })
    else this.#road.walkTo(this.#camera().coordinate + aheadAt(this.#camera().projection, held.y))
  }

  /** Ends pulling or holding. */
  #letGo(held: Held): void {
    this.#held = null
    if (this.#scene.services.ui.blocked) return
    const goal = this.#pullOf(held)
    if (held.pulled === null) this.#road.stop()
    else if (goal !== held.pulled) this.#road.walkTo(goal)
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
