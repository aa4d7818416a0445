import type { ArenaLeague } from '@skystair/contract/enums'
import type { Layer } from '../../../engine/render/layer.ts'
import type { GameScene } from '../../../engine/scene/scene-base.ts'
import type { banners } from './layout.ts'

const width = 50
const ownWidth = 66

/** The banner of a league, hanging from the wall; the player's own is larger and shines. */
export class BannerView {
  readonly box: Layer
  readonly league: ArenaLeague
  readonly #cloth: Layer
  readonly #phase: number

  constructor(scene: GameScene, { league, colour, x }: (typeof banners)[number], isOwn: boolean, onPress: () => void) {
    this.league = league
    this.#phase = x / 60
    const wide = isOwn ? ownWidth : width
    const pennant = scene.picture('arena/pennant', wide).setOrigin(0.5, 0.06).setTint(colour)
    const tall = pennant.displayHeight
    const crest = scene.picture(`league/${league}`, wide * 0.86).setPosition(0, tall * 0.42)
    this.#cloth = scene.layer([pennant, crest])
    const light = isOwn ? [scene.glow(0xffe9a0, wide * 3, 0.8).setY(tall * 0.4)] : []
    this.box = scene.layer([...light, this.#cloth])
    this.box.setInteractive({
      useHandCursor: true,
      hitArea: { wide, tall },
      hitAreaCallback: (area: { wide: number; tall: number }, px: number, py: number) =>
        Math.abs(px) < area.wide / 2 && py > -6 && py < area.tall,
    })
    this.box.on('pointerup', onPress)
  }

  update(time: number): void {
    this.#cloth.setRotation(0.02 * Math.sin(time / 620 + this.#phase)).setScale(1, 1 + 0.015 * Math.sin(time / 470 + this.#phase))
  }
}
