import type { Creature } from '@skystair/contract'
import { healthColour } from '../../../art/health-colour.ts'
import { creatureFrame } from '../../../art/looks.ts'
import type { Layer } from '../../../engine/render/layer.ts'
import type { Picture } from '../../../engine/render/picture.ts'
import type { GameScene } from '../../../engine/scene/scene-base.ts'
import { hopAt } from './path.ts'
import { type Edges, type Obstacle, StandAside } from './stand-aside.ts'
import { depthAt, type RoadCamera, toScreen } from './view.ts'

/** Position of up to six figures around the squad's middle, and width, at full size. */
const formation: readonly (readonly [x: number, y: number, width: number])[] = [
  [28, 4, 88],
  [-30, 0, 84],
  [72, -13, 76],
  [-72, -13, 76],
  [0, -46, 72],
  [-56, -48, 66],
]

/** Depth changes in steps of this many road units: no two objects on the road are closer together. */
const apart = 20

interface Figure {
  box: Layer
  picture: Picture
  x: number
  y: number
  half: number
  landed: boolean
}

/** The player's squad on the road, hopping when it walks. */
export class SquadView {
  readonly #scene: GameScene
  readonly #light: Picture
  #figures: Figure[] = []
  #depth: number | null = null
  readonly #aside = new StandAside()
  /** 0 standing, 1 walking. */
  #walking = 0
  /** Called where a figure lands. */
  onLand: (x: number, y: number) => void = () => {}

  constructor(scene: GameScene) {
    this.#scene = scene
    this.#light = scene.glow(0xffe9a0, 300, 0.42)
  }

  /** Whether the picture of a figure is not loaded yet. */
  get bare(): boolean {
    return this.#figures.some(({ picture }) => picture.texture.key === '__DEFAULT')
  }

  show(squad: readonly Creature[]): void {
    for (const { box } of this.#figures) box.destroy()
    this.#depth = null
    this.#figures = squad.slice(0, formation.length).map((creature, i) => this.#figure(creature, i))
  }

  /** Draws the squad beside the `places` near it. */
  update(camera: RoadCamera, posX: number, coordinate: number, walking: number, ms: number, places: readonly Obstacle[]): void {
    const ground = toScreen(camera, posX, coordinate)
    const reach = (side: -1 | 1) => Math.max(0, ...this.#figures.map(({ x, half }) => x * side + half)) * ground.scale
    const standing = { x: ground.x, left: reach(-1), right: reach(1) }
    const point = { ...ground, x: ground.x + this.#aside.go(standing, places, this.#edges, this.#scene.still ? null : ms) }
    const hopping = walking !== 0 && !this.#scene.still
    this.#walking += (Number(hopping) - this.#walking) * Math.min(1, ms / 110)
    this.#light.setPosition(point.x, point.y - 26)
    this.#sort(depthAt(Math.round(coordinate / apart) * apart))
    this.#figures.forEach((figure, i) => {
      const hop = hopAt(coordinate, i * 0.07)
      const lift = hop.lift * this.#walking
      const squash = 1 + (hop.squash - 1) * this.#walking
      const pulse = 1 + Math.sin(camera.time / 640 + i * 1.9) * 0.012 * (1 - this.#walking)
      const x = point.x + figure.x * point.scale
      const y = point.y + figure.y * point.scale
      figure.box.setPosition(x, y).setScale(point.scale)
      figure.picture.y = -4 - lift
      figure.picture.scaleY = figure.picture.scaleX * squash * pulse
      figure.picture.setRotation(Math.sin((coordinate / 120 - i * 0.07) * Math.PI * 2) * 0.045 * this.#walking)
      if (hop.landed && !figure.landed && walking !== 0) this.onLand(x, y)
      figure.landed = hop.landed
    })
  }

  /** On a wide view, boxes stand on both sides of the stage. */
  get #edges(): Edges {
    const { left, width } = this.#scene.view
    return { from: left, to: width - left }
  }

  /** Changing a depth makes Phaser sort everything on the road. */
  #sort(depth: number): void {
    if (depth === this.#depth) return
    this.#depth = depth
    this.#light.setDepth(depth + 2)
    for (const { box, y } of this.#figures) box.setDepth(depth + 3 + y / 100)
  }

  /** The health bar of a wounded hero, on the rim of the base. */
  #health({ current, total }: Creature['health'], width: number): Picture[] {
    if (current === 0 || current >= total) return []
    const full = width * 0.6
    const bar = (w: number, h: number, colour: number) => this.#scene.block(w, h, colour, 1).setOrigin(0, 0.5)
    const part = current / total
    return [bar(full + 3, 8, 0x12040a).setPosition(-full / 2 - 1.5, 11), bar(full * part, 5, healthColour(part)).setPosition(-full / 2, 11)]
  }

  #figure(creature: Creature, i: number): Figure {
    const [x, y, width] = formation[i] ?? [0, 0, 80]
    const scene = this.#scene
    const base = scene.picture('base/ally', width * 0.92).setOrigin(0.5, 0.42)
    const picture = scene.picture(creatureFrame(creature), width).setOrigin(0.5, 0.9)
    // Fallen heroes are grey as stone: transparent ones would blur into the background.
    if (creature.health.current === 0) picture.setAlpha(0.85).setTint(0x5a6480)
    const shadow = scene.procedural('shadow', width * 0.95, width * 0.32).setPosition(3, 3)
    const box = scene.layer([shadow, base, picture, ...this.#health(creature.health, width)])
    return { box, picture, x, y, half: width * 0.42, landed: true }
  }
}
