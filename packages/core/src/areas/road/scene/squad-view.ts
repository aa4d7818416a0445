import type { Creature } from '@skystair/contract'
import { creatureFrame } from '../../../art/looks.ts'
import type { Layer } from '../../../engine/render/layer.ts'
import type { Picture } from '../../../engine/render/picture.ts'
import type { GameScene } from '../../../engine/scene/scene-base.ts'
import { hopAt } from './path.ts'
import { depthAt, type Eye, spotOf } from './view.ts'

/** Where each of up to six stands around the squad's middle, and how wide it is, at full size. */
const stands: readonly (readonly [x: number, y: number, width: number])[] = [
  [28, 4, 88],
  [-30, 0, 84],
  [72, -13, 76],
  [-72, -13, 76],
  [0, -24, 72],
  [-44, -34, 64],
]

/** Nothing that one passes between stands closer together, in units of the road. */
const apart = 20

interface Figure {
  box: Layer
  picture: Picture
  x: number
  y: number
  landed: boolean
}

/** The player's squad on the road, hopping when it walks. */
export class SquadView {
  readonly #scene: GameScene
  readonly #light: Picture
  #figures: Figure[] = []
  #depth: number | null = null
  /** 0 standing, 1 walking at full pace. */
  #pace = 0
  /** Called where a figure lands. */
  onLand: (x: number, y: number) => void = () => {}

  constructor(scene: GameScene) {
    this.#scene = scene
    this.#light = scene.glow(0xffe9a0, 300, 0.42)
  }

  show(squad: readonly Creature[]): void {
    for (const { box } of this.#figures) box.destroy()
    this.#depth = null
    this.#figures = squad.slice(0, stands.length).map((creature, i) => this.#figure(creature, i))
  }

  /** Where the squad is seen, for what follows it. */
  update(eye: Eye, posX: number, coordinate: number, walking: number, ms: number): { x: number; y: number } {
    const spot = spotOf(eye, posX, coordinate)
    const hopping = walking !== 0 && !this.#scene.still
    this.#pace += (Number(hopping) - this.#pace) * Math.min(1, ms / 110)
    this.#light.setPosition(spot.x, spot.y - 26)
    this.#sort(depthAt(Math.round(coordinate / apart) * apart))
    this.#figures.forEach((figure, i) => {
      const hop = hopAt(coordinate, i * 0.07)
      const lift = hop.lift * this.#pace
      const squash = 1 + (hop.squash - 1) * this.#pace
      const breath = 1 + Math.sin(eye.time / 640 + i * 1.9) * 0.012 * (1 - this.#pace)
      const x = spot.x + figure.x * spot.scale
      const y = spot.y + figure.y * spot.scale
      figure.box.setPosition(x, y).setScale(spot.scale)
      figure.picture.y = -4 - lift
      figure.picture.scaleY = figure.picture.scaleX * squash * breath
      figure.picture.setRotation(Math.sin((coordinate / 120 - i * 0.07) * Math.PI * 2) * 0.045 * this.#pace)
      if (hop.landed && !figure.landed && walking !== 0) this.onLand(x, y)
      figure.landed = hop.landed
    })
    return spot
  }

  /** All that is on the road is sorted anew with each new depth. */
  #sort(depth: number): void {
    if (depth === this.#depth) return
    this.#depth = depth
    this.#light.setDepth(depth + 2)
    for (const { box, y } of this.#figures) box.setDepth(depth + 3 + y / 100)
  }

  #figure(creature: Creature, i: number): Figure {
    const [x, y, width] = stands[i] ?? [0, 0, 80]
    const scene = this.#scene
    const base = scene.picture('base/ally', width * 0.92).setOrigin(0.5, 0.42)
    const picture = scene.picture(creatureFrame(creature), width).setOrigin(0.5, 0.9)
    // Who has fallen goes along as a shade.
    if (creature.health.current === 0) picture.setAlpha(0.45).setTint(0x8090b0)
    const shadow = scene.painted('shadow', width * 0.95, width * 0.32).setPosition(3, 3)
    return { box: scene.board([shadow, base, picture]), picture, x, y, landed: true }
  }
}
