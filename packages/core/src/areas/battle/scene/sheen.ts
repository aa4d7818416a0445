import { paintSheen, sheenWidth } from '../../../engine/paint/sheen.ts'
import type { Layer } from '../../../engine/render/layer.ts'
import { lit } from '../../../engine/render/lit.ts'
import type { GameScene } from '../../../engine/scene/scene-base.ts'

/** Moves a band of light once over a layer, from left to right. It is cropped to the layer: the crop moves against the picture. */
export function playSheen(scene: GameScene, box: Layer, width: number, height: number, ms: number, delay = 0): void {
  const at = scene.engine.textures.getOrPaint('sheen', paintSheen)
  const band = lit(scene.image(at)).setOrigin(0, 0.5)
  const part = width / sheenWidth
  band.setScale(part, height / band.height).setVisible(false)
  box.add(band)
  scene.tweens.addCounter({
    from: 2 * sheenWidth,
    to: 0,
    duration: ms,
    delay,
    ease: 'Sine.InOut',
    onUpdate: (tween) => {
      // The layer may be destroyed meanwhile, and the band with it.
      if (!band.active) return
      const from = tween.getValue() ?? 0
      band
        .setVisible(true)
        .setCrop(from, 0, sheenWidth, band.height)
        .setX(-width / 2 - from * part)
    },
    onComplete: () => band.destroy(),
  })
}
