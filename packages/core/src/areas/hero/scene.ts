import type { Creature } from '@skystair/contract'
import { creatureFrame, glowOf, motifOf } from '../../art/looks.ts'
import { movesOf } from '../../art/moving-parts.ts'
import type { Layer } from '../../engine/render/layer.ts'
import { lit } from '../../engine/render/lit.ts'
import { MovingFigure } from '../../engine/render/moving-figure.ts'
import type { Picture } from '../../engine/render/picture.ts'
import type { EngineServices } from '../../engine/scene/engine-services.ts'
import { emptyFrame, GameScene } from '../../engine/scene/scene-base.ts'
import { AmbientParticles } from '../../engine/sky/ambient-particles.ts'
import { Sky } from '../../engine/sky/sky.ts'
import { PlayerStore } from '../player/index.ts'
import { HeroStore } from './store.ts'

/** Width of the creature, in virtual units. */
const wide = 310

/** One creature, large, in the light of its class. */
export class CreatureScene extends GameScene {
  #sky!: Sky
  #particles!: AmbientParticles
  #box!: Layer
  #figure!: Picture
  #moving: MovingFigure | null = null
  #light!: Picture
  #rays!: Picture
  #sigil!: Picture
  #rank!: Picture
  #vignette!: Picture
  #time = 0

  constructor(services: EngineServices) {
    super('creature', services)
  }

  protected override async ready(): Promise<void> {
    await this.loadAtlases()
  }

  protected build(): void {
    this.#time = 0
    this.#moving = null
    this.#sky = new Sky(this, 'night', { landscape: false, front: true, clouds: 5 })
    this.#particles = new AmbientParticles(this)
    this.#rays = lit(this.procedural('sun', 760, 760)).setAlpha(0.5)
    this.#light = this.glow(0xffffff, 620, 0.7)
    this.#sigil = lit(this.image(emptyFrame).setY(-10)).setAlpha(0.2)
    const shadow = this.procedural('shadow', 330, 90).setY(176)
    const base = this.picture('base/ally', 300).setOrigin(0.5, 0.42).setY(172)
    this.#figure = this.image(emptyFrame).setOrigin(0.5, 0.94).setY(176)
    this.#rank = this.image(emptyFrame).setOrigin(0.5, 0.94).setY(176).setVisible(false)
    this.#box = this.layer([this.#rays, this.#sigil, this.#light, shadow, base, this.#figure, this.#rank]).setDepth(10)
    this.#vignette = this.procedural('vignette', 1, 1).setOrigin(0).setDepth(5)
    this.watch(
      () => this.#creature(),
      (creature) => this.#show(creature),
    )
  }

  protected arrange(): void {
    const { width, height, left } = this.view
    this.#sky.arrange()
    this.#particles.arrange()
    this.#box.setPosition(left + 300, height * 0.34)
    this.#vignette.setDisplaySize(width, height)
  }

  override update(_time: number, ms: number): void {
    if (!this.isBuilt) return
    if (!this.still) this.#time += ms
    this.#sky.update(ms, this.#time * 0.003)
    this.#particles.tint(this.#sky.now)
    this.#rays.setRotation(this.#time / 24000)
    this.#light.setAlpha(0.55 + 0.12 * Math.sin(this.#time / 700))
    this.#figure.y = 176 + Math.sin(this.#time / 460) * 3
    this.#rank.y = this.#figure.y
    if (this.engine.quality.particles === 0) this.#moving?.rest()
    else this.#moving?.update(this.#time)
  }

  /** The creature to show, else the first of the squad. */
  #creature(): Creature | null {
    const { ui } = this.services
    const player = this.services.get(PlayerStore)
    return player.player?.creatures.find(({ id }) => id === ui.shownCreatureId) ?? this.services.get(HeroStore).squad[0] ?? null
  }

  #show(creature: Creature | null): void {
    this.#figure.setVisible(creature !== null)
    this.#rank.setVisible((creature?.rank ?? 0) > 1)
    if (!creature) return
    this.setFrame(this.#figure, creatureFrame(creature), wide)
    this.#move(creature)
    void this.#refine(creature)
    if (creature.rank > 1) this.setFrame(this.#rank, `rank/${Math.min(6, creature.rank)}`, wide)
    const colour = Number(`0x${glowOf(creature.class).slice(1)}`)
    this.setFrame(this.#sigil, motifOf(creature.class), 430).setTint(colour)
    this.#light.setTint(colour)
    this.#rays.setTint(colour)
  }

  /** Lets the parts move that the row of its kind names, as in a battle. */
  #move(creature: Creature): void {
    this.#moving?.rest()
    for (const part of [...(this.#moving?.parts ?? []), ...(this.#moving?.lids ?? [])]) part.destroy()
    const moves = movesOf(creature)
    this.#moving = moves ? new MovingFigure(this, this.#figure, moves) : null
    if (!this.#moving) return
    this.#box.addAt([...this.#moving.parts], this.#box.getIndex(this.#figure))
    this.#box.addAt([...this.#moving.lids], this.#box.getIndex(this.#figure) + 1)
  }

  /** Replaces the small picture by the portrait once that is loaded. Creatures with a face of their own are large already. */
  async #refine(creature: Creature): Promise<void> {
    const frame = creatureFrame(creature)
    if (!frame.startsWith('creature/')) return
    const key = await this.engine.art.portrait(frame.slice('creature/'.length)).catch(() => null)
    if (key && this.sys.isActive() && this.#creature()?.id === creature.id) this.#figure.setTexture(key).setScale(wide / this.#figure.width)
  }
}
