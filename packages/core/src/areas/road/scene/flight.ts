import { isResource, resourceFrame } from '../../../art/resource-frame.ts'
import { figures } from '../../../engine/render/figures.ts'
import { fonts, type GameScene } from '../../../engine/scene/scene-base.ts'
import { nearDepth } from '../../../engine/sky/sky.ts'
import { gainSound } from '../../../engine/sound/gain-sound.ts'

/** Durations of bursting and flying, in milliseconds, and the delay of each piece and of each kind after the one before it. */
const times = { burst: 480, way: 650, piece: 40, kind: 70 } as const

/** How many pictures fly for an amount: one to nine. */
const piecesOf = (amount: number): number => Math.min(9, Math.max(1, Math.round(Math.log2(amount + 1) * 1.4)))

interface Flying {
  readonly kind: string
  readonly amount: number
  /** Index among several kinds: each has its own line. */
  readonly turn: number
}

/**
 * Makes a gain burst where it was and fly to its counter. Resolves when the first piece arrives. Gains without a picture of their own fly as a star;
 * with reduced motion only the number is shown.
 */
export function fly(scene: GameScene, { kind, amount, turn }: Flying, x: number, y: number): Promise<void> {
  const delay = turn * times.kind
  scene.engine.sound.play(gainSound(kind))
  showAmount(scene, amount, x, y - 50 - turn * 30, delay)
  if (scene.still) return Promise.resolve()
  const frame = isResource(kind) ? resourceFrame(kind) : 'icon/star'
  const pieces = piecesOf(amount)
  const { x: homeX, y: homeY } = scene.services.ui.gainTarget(kind) ?? { x: scene.view.width / 2, y: 30 }
  return Promise.race(
    Array.from({ length: pieces }, (_, i) => {
      const piece = scene
        .picture(frame, 34)
        .setPosition(x, y)
        .setDepth(nearDepth + 10)
      const full = piece.scale
      piece.setScale(0)
      const angle = (i / pieces) * Math.PI * 2 + 0.6
      return new Promise<void>((resolve) => {
        scene.tweens.chain({
          targets: piece,
          tweens: [
            {
              x: x + Math.cos(angle) * (26 + pieces * 4),
              y: y - 34 + Math.sin(angle) * 24,
              scale: full,
              duration: times.burst,
              delay: delay + i * times.piece,
              ease: 'Back.Out',
            },
            { x: homeX, y: homeY, scale: full * 0.7, duration: times.way, ease: 'Cubic.In' },
          ],
          onComplete: () => {
            piece.destroy()
            resolve()
          },
        })
      })
    }),
  )
}

/** Shows the amount, rising and fading. */
function showAmount(scene: GameScene, amount: number, x: number, y: number, delay: number): void {
  const text = figures(scene, `+${amount}`, 34, { font: fonts.title, weight: 'normal', colour: '#fff2a0', stroke: '#5a2a08', thick: 5 })
    .setPosition(x, y)
    .setDepth(nearDepth + 11)
  scene.tweens.add({
    targets: text,
    y: scene.still ? y : y - 54,
    alpha: { from: 1, to: 0 },
    duration: 1100,
    delay,
    ease: 'Cubic.In',
    onComplete: () => text.destroy(),
  })
}
