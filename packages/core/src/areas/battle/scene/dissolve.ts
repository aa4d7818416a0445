import { layered } from '../../../engine/paint/noise.ts'
import type { Layer } from '../../../engine/render/layer.ts'
import type { Picture } from '../../../engine/render/picture.ts'
import type { GameScene } from '../../../engine/scene/scene-base.ts'

/** Pieces per side. */
const pieces = 7
/** Duration of one piece, as a part of the whole. */
const pieceTime = 0.3

/** Dissolves a picture of a layer: its pieces fade one after another in the order of a noise, the upper ones sooner, and drift upwards. */
export function dissolve(scene: GameScene, picture: Picture, box: Layer, ms: number): void {
  const { width, height } = picture
  const at = box.getIndex(picture)
  const parts = Array.from({ length: pieces * pieces }, (_, i) => {
    const column = i % pieces
    const row = Math.floor(i / pieces)
    const part = scene
      .image({ texture: picture.texture.key, frame: picture.frame.name })
      .setPosition(picture.x, picture.y)
      .setOrigin(picture.originX, picture.originY)
      .setScale(picture.scaleX, picture.scaleY)
      .setCrop((column * width) / pieces, (row * height) / pieces, width / pieces, height / pieces)
    box.addAt(part, at + 1)
    const from = layered(column * 0.7, row * 0.7, 2) * 0.5 + (row / pieces) * 0.4
    return { part, from: Math.max(0, Math.min(1 - pieceTime, from)), aside: (layered(row * 1.3, column * 1.3 + 9, 1) - 0.5) * 40 }
  })
  const { x, y } = picture
  scene.tweens.addCounter({
    from: 0,
    to: 1,
    duration: ms,
    onUpdate: (tween) => {
      const t = tween.getValue() ?? 1
      for (const { part, from, aside } of parts) {
        const gone = Math.max(0, Math.min(1, (t - from) / pieceTime))
        part.setPosition(x + aside * gone, y - 26 * gone * gone).setAlpha(1 - gone)
      }
    },
    onComplete: () => {
      for (const { part } of parts) part.destroy()
    },
  })
}
