import { nearDepth } from '../kit/air.ts'
import type { StageScene } from '../kit/stage-scene.ts'

/** What a gain looks like while it flies; things without a picture of their own fly as a spark. */
const icons: Readonly<Record<string, string>> = {
  gold: 'res/GOLD',
  crystal: 'res/CRYSTAL',
  blueCrystal: 'res/BLUE_CRYSTAL',
  elixir: 'res/ELIXIR',
  mithril: 'res/MITHRIL',
  sulfur: 'res/SULFUR',
  caviar: 'res/CAVIAR',
  amethysts: 'res/AMETHYST',
  tickets: 'res/TICKETS',
  tokens: 'res/TOKEN',
  gears: 'res/GEARS',
  bonusPoints: 'res/BONUS',
  eventCurrency: 'res/EVENT_CURRENCY',
}

/** How many pictures fly for an amount: enough to feel like more, never a swarm. */
export const piecesOf = (amount: number): number => Math.min(9, Math.max(1, Math.round(Math.log2(amount + 1) * 1.4)))

/** Lets a gain burst where it lay and fly up to the resources at the top; resolves when the last piece has arrived. */
export function fly(scene: StageScene, kind: string, amount: number, x: number, y: number, delay: number): Promise<void> {
  const { width, left } = scene.view
  const frame = icons[kind] ?? 'icon/star'
  const pieces = scene.still ? 1 : piecesOf(amount)
  const flights = Array.from({ length: pieces }, (_, i) => {
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
            duration: 480,
            delay: delay + i * 40,
            ease: 'Back.Out',
          },
          { x: Math.min(width - 60, left + 300), y: 30, scale: full * 0.6, duration: 650, ease: 'Cubic.In' },
        ],
        onComplete: () => {
          piece.destroy()
          resolve()
        },
      })
    })
  })
  const told = scene
    .label(`+${amount}`, 24, {
      fontFamily: '"Ruslan Display", serif',
      fontStyle: 'normal',
      color: '#fff2a0',
      stroke: '#5a2a08',
      strokeThickness: 5,
    })
    .setPosition(x, y - 50)
    .setDepth(nearDepth + 11)
  scene.tweens.add({
    targets: told,
    y: y - 104,
    alpha: { from: 1, to: 0 },
    duration: 1100,
    delay,
    ease: 'Cubic.In',
    onComplete: () => told.destroy(),
  })
  return Promise.all(flights).then(() => {})
}
