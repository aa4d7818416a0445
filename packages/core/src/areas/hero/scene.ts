import type { Creature } from '@skystair/contract'
import { creatureFrame, glowOf, motifOf } from '../../art/looks.ts'
import type { Layer } from '../../engine/render/layer.ts'
import { lit } from '../../engine/render/lit.ts'
import type { Picture } from '../../engine/render/picture.ts'
import { GameScene, nothing } from '../../engine/scene/scene-base.ts'
import type { SceneServices } from '../../engine/scene/scene-services.ts'
import { AmbientParticles } from '../../engine/sky/ambient-particles.ts'
import { Sky } from '../../engine/sky/sky.ts'
import { PlayerStore } from '../player/index.ts'
import { HeroStore } from './store.ts'

/** How wide the creature is, in virtual units. */
const wide = 310

/** One creature large in its own light. */
export class CreatureScene extends GameScene {
  #air!: Sky
  #motes!: AmbientParticles
  #box!: Layer
  #figure!: Picture
  #light!: Picture
  #rays!: Picture
  #sigil!: Picture
  #rank!: Picture
  #vignette!: Picture
  #time = 0

  constructor(services: SceneServices) {
    super('creature', services)
  }

  protected override async ready(): Promise<void> {
    await this.loadAtlases()
  }

  protected build(): void {
    this.#time = 0
    this.#air = new Sky(this, 'night', { ground: false, front: true, clouds: 5 })
    this.#motes = new AmbientParticles(this)
    this.#rays = lit(this.painted('sun', 760, 760)).setAlpha(0.5)
    this.#light = this.glow(0xffffff, 620, 0.7)
    this.#sigil = lit(this.image(nothing).setY(-10)).setAlpha(0.2)
    const shadow = this.painted('shadow', 330, 90).setY(176)
    const base = this.picture('base/ally', 300).setOrigin(0.5, 0.42).setY(172)
    this.#figure = this.image(nothing).setOrigin(0.5, 0.94).setY(176)
    this.#rank = this.image(nothing).setOrigin(0.5, 0.94).setY(176).setVisible(false)
    this.#box = this.board([this.#rays, this.#sigil, this.#light, shadow, base, this.#figure, this.#rank]).setDepth(10)
    this.#vignette = this.painted('vignette', 1, 1).setOrigin(0).setDepth(5)
    this.watch(
      () => this.#creature(),
      (creature) => this.#show(creature),
    )
  }

  protected arrange(): void {
    const { width, height, left } = this.view
    this.#air.arrange()
    this.#motes.arrange()
    this.#box.setPosition(left + 300, height * 0.34)
    this.#vignette.setDisplaySize(width, height)
  }

  override update(_time: number, ms: number): void {
    if (!this.standing) return
    if (!this.still) this.#time += ms
    this.#air.update(ms, this.#time * 0.003)
    this.#motes.tint(this.#air.now)
    this.#rays.setRotation(this.#time / 24000)
    this.#light.setAlpha(0.55 + 0.12 * Math.sin(this.#time / 700))
    this.#figure.y = 176 + Math.sin(this.#time / 460) * 3
    this.#rank.y = this.#figure.y
  }

  /** The one that is looked at, else the first of the squad. */
  #creature(): Creature | null {
    const { ui } = this.root
    const player = this.root.get(PlayerStore)
    return player.player?.creatures.find(({ id }) => id === ui.looked) ?? this.root.get(HeroStore).squad[0] ?? null
  }

  #show(creature: Creature | null): void {
    this.#figure.setVisible(creature !== null)
    this.#rank.setVisible((creature?.rank ?? 0) > 1)
    if (!creature) return
    this.dress(this.#figure, creatureFrame(creature), wide)
    void this.#refine(creature)
    if (creature.rank > 1) this.dress(this.#rank, `rank/${Math.min(6, creature.rank)}`, wide)
    const colour = Number(`0x${glowOf(creature.class).slice(1)}`)
    this.dress(this.#sigil, motifOf(creature.class), 430).setTint(colour)
    this.#light.setTint(colour)
    this.#rays.setTint(colour)
  }

  /** Its portrait comes a little later than its small picture. Who has a face of their own is large already. */
  async #refine(creature: Creature): Promise<void> {
    if (creatureFrame(creature) !== `creature/${creature.class}`) return
    const key = await this.services.art.portrait(creature.class).catch(() => null)
    if (key && this.sys.isActive() && this.#creature()?.id === creature.id) this.#figure.setTexture(key).setScale(wide / this.#figure.width)
  }
}
