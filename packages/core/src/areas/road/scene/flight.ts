import { isResource, resourceFrame } from '../../../art/resource-frame.ts'
import { figures } from '../../../engine/render/figures.ts'
import { fonts, type GameScene } from '../../../engine/scene/scene-base.ts'
import { nearDepth } from '../../../engine/sky/sky.ts'
import { gainSound } from '../../../engine/sound/gain-sound.ts'

/** Bursting and flying, in milliseconds; each piece sets out a little after the one before it, and so does each kind. */
const times = { burst: 480, way: 650, piece: 40, kind: 70 } as const

/** How many pictures fly for an amount: enough to feel like more, never a swarm. */
const piecesOf = (amount: number): number => Math.min(9, Math.max(1, Math.round(Math.log2(amount + 1) * 1.4)))

interface Flying {
  readonly kind: string
  readonly amount: number
  /** Which of several kinds it is: each has a line of its own. */
  readonly turn: number
}

/**
 * Lets a gain burst where it lay and fly to where it is counted; resolves when the first piece arrives there. Things without a picture of their own
 * fly as a spark. Where motion is not wanted only its figure is seen.
 */
export function fly(scene: GameScene, { kind, amount, turn }: Flying, x: number, y: number): Promise<void> {
  const delay = turn * times.kind
  scene.services.sound.play(gainSound(kind))
  tell(scene, amount, x, y - 50 - turn * 30, delay)
  if (scene.still) return Promise.resolve()
  const frame = isResource(kind) ? resourceFrame(kind) : 'icon/star'
  const pieces = piecesOf(amount)
  const { x: homeX, y: homeY } = scene.root.ui.landing(kind) ?? { x: scene.view.width / 2, y: 30 }
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

/** How much it is, in figures that rise and fade. */
function tell(scene: GameScene, amount: number, x: number, y: number, delay: number): void {
  const told = figures(scene, `+${amount}`, 24, { font: fonts.title, weight: 'normal', colour: '#fff2a0', stroke: '#5a2a08', thick: 5 })
    .setPosition(x, y)
    .setDepth(nearDepth + 11)
  scene.tweens.add({
    targets: told,
    y: scene.still ? y : y - 54,
    alpha: { from: 1, to: 0 },
    duration: 1100,
    delay,
    ease: 'Cubic.In',
    onComplete: () => told.destroy(),
  })
}
