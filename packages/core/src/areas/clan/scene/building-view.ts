import { figures } from '../../../engine/render/figures.ts'
import type { Layer } from '../../../engine/render/layer.ts'
import type { Picture } from '../../../engine/render/picture.ts'
import { fonts, type GameScene } from '../../../engine/scene/scene-base.ts'
import type { Stage } from '../building-picture.ts'
import type { Point, Standing } from './layout.ts'

const words = { font: fonts.body, colour: '#fff3d6', stroke: '#1a0d06', thick: 5 } as const
const chosenWords = { ...words, colour: '#ffdf6a' } as const
const numbers = { font: fonts.number, colour: '#fff3d6', stroke: '#2a0a3a', thick: 3 } as const
export const nameSize = 19
/** The part of a picture's height above its foot. */
const foot = 0.955

/** What a view is drawn from; `level` 0 shows no number. */
export interface BuildingLook extends Standing {
  readonly name: string
  readonly level: number
  readonly isInWork: boolean
  /** Whether the name is above the picture. */
  readonly isRear: boolean
  /** 0 an empty plot to 3. */
  readonly stage: Stage
}
/** Heights of the pictures of each stage, as parts of their width. */
const heights = [0.5, 0.64, 0.88, 1] as const
/** Height of the scaffold. */
const scaffoldHeight = 0.7

/** A building with its name and level; it can be pressed. While there is work it stands behind a scaffold. */
export class BuildingView {
  readonly look: BuildingLook
  readonly box: Layer
  /** Name and level, over everything else, and where they are. */
  readonly sign: Layer
  readonly signAt: Point
  /** Half of its width. */
  readonly signHalf: number
  readonly #light: Picture
  readonly #name: Picture
  readonly #chosenName: Picture

  constructor(scene: GameScene, look: BuildingLook, onPress: () => void, onHover: (isOver: boolean) => void) {
    this.look = look
    const { frame, width, name, level, isInWork, isRear, stage } = look
    this.#light = scene.glow(0xffe08a, width * 1.6, 0).setY(-width * 0.4)
    const picture = scene.picture(frame, width).setOrigin(0.5, foot)
    const shadow = scene.procedural('shadow', width * 0.98, width * 0.3).setPosition(4, -6)
    const scaffold = isInWork ? [scene.picture('building/scaffold', width).setOrigin(0.5, 0.93)] : []
    const gem = level > 0 ? [scene.picture('orb/level', 34), figures(scene, String(level), 16, numbers)] : []
    this.#name = figures(scene, name, nameSize, words)
    this.#chosenName = figures(scene, name, nameSize, chosenWords).setVisible(false)
    const half = this.#name.displayWidth / 2
    this.signHalf = half + (gem.length > 0 ? 20 : 0)
    for (const text of [this.#name, this.#chosenName]) text.setX(gem.length > 0 ? 15 : 0)
    for (const part of gem) part.setX(-half - 3)
    this.box = scene.layer([shadow, this.#light, picture, ...scaffold])
    this.sign = scene.layer([...gem, this.#name, this.#chosenName])
    const tall = width * Math.max(heights[stage], isInWork ? scaffoldHeight : 0)
    this.signAt = { x: look.x, y: look.y + (isRear ? -tall - 8 : 21) }
    const around = nameSize * 0.8
    const area = { left: -width * 0.45, right: width * 0.45, top: -tall - (isRear ? around + 8 : 0), bottom: isRear ? 8 : 21 + around }
    this.box.setInteractive({
      useHandCursor: true,
      hitArea: area,
      hitAreaCallback: ({ left, right, top, bottom }: typeof area, x: number, y: number) => x > left && x < right && y > top && y < bottom,
    })
    this.box.on('pointerup', onPress)
    this.box.on('pointerover', () => onHover(true))
    this.box.on('pointerout', () => onHover(false))
  }

  /** Lights the building if it is chosen. */
  update(isChosen: boolean, time: number): void {
    this.#light.setAlpha(isChosen ? 0.75 + 0.12 * Math.sin(time / 300) : 0)
    this.#name.setVisible(!isChosen)
    this.#chosenName.setVisible(isChosen)
  }
}
