import { creatureClasses } from '@skystair/contract/creature-classes'
import type { CreatureClass } from '@skystair/contract/enums'
import { paintSlash, type SlashName } from '../../../engine/paint/slashes.ts'
import { lit } from '../../../engine/render/lit.ts'
import type { GameScene } from '../../../engine/scene/scene-base.ts'

const isSlash = (attack: string): attack is SlashName => attack in swing

/** Returns the slash that the hands, teeth or weapon of a class leave. */
export const slashOf = (creatureClass: CreatureClass): SlashName => {
  const { attack } = creatureClasses[creatureClass]
  return isSlash(attack) ? attack : 'cut'
}

/** Playback rate of the swing's sound: higher for light weapons. */
export const swing: Readonly<Record<SlashName, number>> = { cut: 1, claws: 1.25, bite: 0.85, crush: 0.7 }

/** Shows a slash for a moment, rotated in the direction of the hit; a bite closes. */
export function showSlash(scene: GameScene, name: SlashName, x: number, y: number, colour: number, from: number): void {
  const at = scene.engine.textures.getOrPaint(`slash-${name}`, () => paintSlash(name))
  const size = name === 'crush' ? 150 : 128
  const piece = (half: -1 | 0 | 1) => {
    const image = lit(scene.image(at))
      .setPosition(x, y + half * 46)
      .setDisplaySize(size, size)
      .setFlipY(half > 0)
      .setTint(0xffffff, 0xffffff, colour, colour)
      .setRotation(half === 0 ? from : 0)
      .setDepth(712)
    const full = image.scale
    const way = half === 0 ? { scale: { from: full * 0.6, to: full * 1.06 } } : { y: y + half * 6 }
    scene.tweens.add({ targets: image, ...way, duration: 130, ease: 'Expo.Out' })
    scene.tweens.add({ targets: image, alpha: 0, delay: 110, duration: 190, ease: 'Quad.In', onComplete: () => image.destroy() })
  }
  for (const half of name === 'bite' ? ([-1, 1] as const) : ([0] as const)) piece(half)
}
