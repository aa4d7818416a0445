import type { GameScene } from '../../../engine/scene/scene-base.ts'
import type { Bursts } from './bursts.ts'
import type { CardView } from './card-view.ts'
import { cardHeight, cardWidth } from './layout.ts'
import { playSheen } from './sheen.ts'

/** Turns a card over from its back, with a sheen and a few sparks. */
export function drawCard(scene: GameScene, card: CardView, bursts: Bursts, delay: number): void {
  const back = scene.layer([
    scene.picture('panel/wood', cardWidth).setDisplaySize(cardWidth, cardHeight),
    scene.picture('medallion', cardWidth * 0.72),
    scene.picture('icon/star', cardWidth * 0.4),
  ])
  card.box.add(back)
  scene.tweens.addCounter({
    from: 0,
    to: 1,
    duration: 420,
    delay,
    ease: 'Sine.InOut',
    onUpdate: (tween) => {
      const turn = tween.getValue() ?? 1
      card.face.wide = Math.abs(Math.cos(turn * Math.PI))
      back.setVisible(turn < 0.5)
    },
    onComplete: () => {
      // The card may have been destroyed meanwhile.
      if (!back.active) return
      back.destroy()
      playSheen(scene, card.box, cardWidth, cardHeight, 300)
      bursts.scatter(card.box.x, card.box.y, card.colour)
    },
  })
}
