import type { Participant } from '@skystair/contract'
import type { Layer } from '../../../engine/render/layer.ts'
import type { Picture } from '../../../engine/render/picture.ts'
import type { GameScene } from '../../../engine/scene/scene-base.ts'
import { companionFrame } from '../../hero/index.ts'
import { Stroll } from './stroll.ts'

const width = 50
/** Distance of one hop. */
const hop = 17

/** Returns the members whose companions are on the island: those who are playing, then those who gave most. */
export const strollersOf = (members: readonly Participant[], most: number): Participant[] =>
  [...members].sort((a, b) => Number(b.online) - Number(a.online) || b.merit - a.merit || a.playerId - b.playerId).slice(0, most)

/** The companion of a member, strolling. */
export class StrollerView {
  readonly box: Layer
  readonly walk: Stroll
  readonly #picture: Picture
  readonly #scale: number
  readonly #phase: number

  constructor(scene: GameScene, { playerId, characterAndCompanion }: Participant, index: number) {
    this.walk = new Stroll(playerId, index)
    this.#phase = playerId * 1.7
    this.#picture = scene.picture(companionFrame(characterAndCompanion), width).setOrigin(0.5, 0.93)
    this.#scale = this.#picture.scaleX
    this.box = scene.layer([scene.procedural('shadow', width * 0.7, width * 0.24), this.#picture])
  }

  update(ms: number, time: number): void {
    this.walk.go(ms)
    const { isWalking, facesLeft, way } = this.walk
    const stretch = isWalking ? 1 : 1 + 0.015 * Math.sin(time / 420 + this.#phase)
    this.#picture.setFlipX(facesLeft).setScale(this.#scale, this.#scale * stretch)
    this.#picture.y = isWalking ? -7 * Math.abs(Math.sin((way / hop) * Math.PI)) : 0
    this.#picture.setRotation(isWalking ? 0.05 * Math.sin((way / hop) * Math.PI) : 0)
  }
}
