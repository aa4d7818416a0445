import type { Creature } from '@skystair/contract'
import type { GameObjects } from 'phaser'
import { glowOf, motifOf } from '../../ui/art/looks.ts'
import { Air } from '../kit/air.ts'
import { creatureFrame } from '../kit/kinds.ts'
import { Motes } from '../kit/motes.ts'
import type { Services } from '../kit/services.ts'
import { StageScene } from '../kit/stage-scene.ts'
import { needsOf } from '../needs.ts'

/** One creature large in its own light, behind its profile. */
export class CreatureScene extends StageScene {
  #air!: Air
  #motes!: Motes
  #box!: GameObjects.Container
  #figure!: GameObjects.Image
  #light!: GameObjects.Image
  #rays!: GameObjects.Image
  #sigil!: GameObjects.Image
  #rank!: GameObjects.Image
  #vignette!: GameObjects.Image
  #time = 0

  constructor(services: Services) {
    super('creature', services)
  }

  protected override async ready(): Promise<void> {
    await this.services.art.load(needsOf('creature', this.root))
  }

  protected build(): void {
    this.#time = 0
    this.#air = new Air(this, 'night', { ground: false, front: true, clouds: 5 })
    this.#motes = new Motes(this)
    this.#rays = this.painted('sun', 760, 760).setBlendMode('ADD').setAlpha(0.5)
    this.#light = this.glow(0xffffff, 620, 0.7)
    this.#sigil = this.add.image(0, -10, '__DEFAULT').setBlendMode('ADD').setAlpha(0.2)
    const shadow = this.painted('shadow', 330, 90).setY(176)
    const base = this.picture('base/ally', 300).setOrigin(0.5, 0.42).setY(172)
    this.#figure = this.add.image(0, 0, '__DEFAULT').setOrigin(0.5, 0.94).setY(176)
    this.#rank = this.add.image(0, 0, '__DEFAULT').setOrigin(0.5, 0.94).setY(176).setVisible(false)
    this.#box = this.add.container(0, 0, [this.#rays, this.#sigil, this.#light, shadow, base, this.#figure, this.#rank]).setDepth(10)
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
    this.#time += ms
    this.#air.update(ms, this.#time * 0.003)
    this.#motes.tint(this.#air.now)
    this.#rays.setRotation(this.#time / 24000)
    this.#light.setAlpha(0.55 + 0.12 * Math.sin(this.#time / 700))
    this.#figure.y = 176 + Math.sin(this.#time / 460) * 3
    this.#rank.y = this.#figure.y
  }

  /** The one whose profile is open, else the first of the squad. */
  #creature(): Creature | null {
    const { player, ui } = this.root
    const id = ui.overlay?.props?.creatureId
    return player.player?.creatures.find((creature) => creature.id === id) ?? player.squad[0] ?? null
  }

  #show(creature: Creature | null): void {
    this.#figure.setVisible(creature !== null)
    this.#rank.setVisible((creature?.rank ?? 0) > 1)
    if (!creature) return
    this.dress(this.#figure, creatureFrame(creature.class), 310)
    if (creature.rank > 1) this.dress(this.#rank, `rank/${Math.min(6, creature.rank)}`, 310)
    const colour = Number(`0x${glowOf(creature.class).slice(1)}`)
    this.dress(this.#sigil, motifOf(creature.class), 430).setTint(colour)
    this.#light.setTint(colour)
    this.#rays.setTint(colour)
  }
}
