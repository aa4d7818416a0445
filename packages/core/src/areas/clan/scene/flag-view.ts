import type { Layer } from '../../../engine/render/layer.ts'
import type { GameScene } from '../../../engine/scene/scene-base.ts'
import { flagOf } from './flag.ts'

const clothWidth = 74
const poleWidth = 46

/** A clan's flag on its pole. */
export class FlagView {
  readonly box: Layer
  readonly #cloth: Layer

  constructor(scene: GameScene, clanId: number) {
    const { field, charge, ground, second, metal } = flagOf(clanId)
    const pole = scene.picture('clan/pole', poleWidth).setOrigin(0.5, 0.97)
    const at = (frame: string, width: number, tint: number) =>
      scene
        .picture(frame, width)
        .setPosition(clothWidth / 2, 0)
        .setTint(tint)
    this.#cloth = scene.layer([
      at('flag/cloth', clothWidth, ground),
      at(field, clothWidth, second),
      at(charge, clothWidth * 0.46, metal).setPosition(clothWidth / 2, -4),
    ])
    this.#cloth.setPosition(1, -pole.displayHeight * 0.72)
    const shadow = scene.procedural('shadow', 64, 22).setPosition(4, -2)
    this.box = scene.layer([shadow, this.#cloth, pole])
  }

  update(time: number): void {
    this.#cloth.setScale(0.96 + 0.04 * Math.sin(time / 420), 1 + 0.015 * Math.sin(time / 310)).setRotation(0.03 * Math.sin(time / 530))
  }
}
