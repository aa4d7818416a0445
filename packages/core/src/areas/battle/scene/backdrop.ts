import { paintFloor } from '../../../engine/paint/floor.ts'
import { type ZoneName, zoneAt } from '../../../engine/paint/zones.ts'
import type { Layer } from '../../../engine/render/layer.ts'
import { lit } from '../../../engine/render/lit.ts'
import type { Picture } from '../../../engine/render/picture.ts'
import type { GameScene } from '../../../engine/scene/scene-base.ts'
import { AmbientParticles } from '../../../engine/sky/ambient-particles.ts'
import { Sky } from '../../../engine/sky/sky.ts'

interface Stone {
  dark: number
  lit: number
  haze: number
  column: number
  rune: number
  beam: number
}

/** Fights take place at dusk, except in the zones night, snow and hell. */
const stones: Record<'dusk' | 'night' | 'snow' | 'hell', Stone> = {
  dusk: { dark: 0x261a3a, lit: 0xf0b684, haze: 0xeb9668, column: 0xa8788c, rune: 0xffb05a, beam: 0xffd9a0 },
  night: { dark: 0x10142e, lit: 0x93a2e0, haze: 0x6a70b8, column: 0x6470ac, rune: 0x7ab0ff, beam: 0xc8d8ff },
  snow: { dark: 0x1e3a64, lit: 0xe4f2fc, haze: 0xbfe0f4, column: 0xa8c8e8, rune: 0x8ae4ff, beam: 0xe0f6ff },
  hell: { dark: 0x16080c, lit: 0xd8804e, haze: 0xe0571f, column: 0x8a4a40, rune: 0xff5a2a, beam: 0xffa05a },
}

const duskOf = (zone: ZoneName): keyof typeof stones => (zone === 'dawn' || zone === 'noon' ? 'dusk' : zone)

/** The battlefield behind the cards: sky, ruined columns, flagstones, the rune circle and beams of light. */
export class BattleBackdrop {
  readonly particles: AmbientParticles
  readonly #scene: GameScene
  readonly #sky: Sky
  readonly #floor: Picture
  readonly #columns: Picture[]
  readonly #circle: Layer
  readonly #ring: Picture
  readonly #beams: Picture[]
  readonly #vignette: Picture
  #time = 0

  constructor(scene: GameScene, stair: number, tileKind: string | null) {
    this.#scene = scene
    const zone = duskOf(zoneAt(stair, tileKind))
    const stone = stones[zone]
    const { textures } = scene.engine
    this.#sky = new Sky(scene, zone, { clouds: 6, horizon: 0.56 })
    this.#floor = scene
      .image(textures.getOrPaint(`floor-${zone}`, (detail) => paintFloor(600 * detail, 470 * detail, stone.dark, stone.lit, stone.haze)))
      .setOrigin(0.5, 0)
      .setDepth(-40)
    this.#columns = [0, 1, 0, 1].map((kind, i) =>
      scene
        .procedural(kind ? 'column-1' : 'column-0', 1, 1)
        .setOrigin(0.5, 1)
        .setFlipX(i > 1)
        .setTint(stone.column)
        .setDepth(i === 1 || i === 3 ? -39.8 : -39.6),
    )
    this.#ring = lit(scene.procedural('circle', 500, 500)).setTint(stone.rune)
    this.#circle = scene.layer([this.#ring]).setDepth(-39)
    this.#beams = [0.22, 0.5, 0.78].map(() =>
      lit(scene.procedural('cone', 1, 1))
        .setOrigin(0.5, 0)
        .setTint(stone.beam)
        .setDepth(-38),
    )
    this.#vignette = scene.procedural('vignette', 1, 1).setOrigin(0).setDepth(-37)
    this.particles = new AmbientParticles(scene)
  }

  /** `middle`: height between the two front rows. */
  arrange(middle: number): void {
    const { width, height, left } = this.#scene.view
    const horizon = height * 0.46
    this.#sky.arrange()
    this.particles.arrange()
    this.#floor.setPosition(width / 2, horizon).setDisplaySize(Math.max(width, 600) * 1.02, height - horizon + 2)
    const far = Math.max(0, left)
    const spots = [
      [left + 40 - far * 0.35, 0.5, 0.55, 58],
      [left + 128 - far * 0.1, 0.4, 0.48, 36],
      [left + 560 + far * 0.35, 0.5, 0.55, 58],
      [left + 474 + far * 0.1, 0.42, 0.48, 36],
    ] as const
    this.#columns.forEach((column, i) => {
      const [x, tall, foot, wide] = spots[i] ?? spots[0]
      column.setPosition(x, height * foot).setDisplaySize(wide, height * tall)
    })
    this.#circle.setPosition(width / 2, middle + height * 0.05).setScale(1, 0.5)
    for (const [i, beam] of this.#beams.entries())
      beam.setPosition(left + 130 + i * 170, -20).setDisplaySize(i === 1 ? 330 : 290, height * 0.86)
    this.#vignette.setDisplaySize(width, height)
  }

  update(ms: number): void {
    if (!this.#scene.still) this.#time += ms
    this.#sky.update(ms, 0)
    this.particles.tint({ ...this.#sky.now, embers: this.#sky.now.flakes > 0.5 ? 0 : 1 })
    this.#ring.setRotation(this.#time / 26000).setAlpha(0.42 + 0.1 * Math.sin(this.#time / 1900))
    for (const [i, beam] of this.#beams.entries())
      beam.setAlpha(0.2 + 0.05 * Math.sin(this.#time / 2100 + i * 2)).setRotation(Math.sin(this.#time / 5200 + i * 2.1) * 0.03)
  }
}
