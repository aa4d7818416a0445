import type { BattleCreature } from '@skystair/contract'
import { backdropOf, creatureFrame, glowOf, motifOf, secondPhaseFrame } from '../../../art/looks.ts'
import { movesOf } from '../../../art/moving-parts.ts'
import type { Label } from '../../../engine/phaser-types.ts'
import type { Layer, LayerPart } from '../../../engine/render/layer.ts'
import { lit } from '../../../engine/render/lit.ts'
import { MovingFigure } from '../../../engine/render/moving-figure.ts'
import type { Picture } from '../../../engine/render/picture.ts'
import { TintMode } from '../../../engine/render/tint.ts'
import type { GameScene } from '../../../engine/scene/scene-base.ts'
import { type BitmapLayer, bake } from '../../../engine/texture/bake.ts'
import { dissolve } from './dissolve.ts'
import { HealthBar } from './health-bar.ts'
import { cardHeight, cardWidth, type Seat } from './layout.ts'

/** What the player may do with a card now. */
export type CardHighlight = 'none' | 'can-act' | 'acts' | 'target' | 'aimed' | 'mend' | 'danger'

const outlines: Record<CardHighlight, { colour: number; alpha: number; beat: number }> = {
  none: { colour: 0, alpha: 0, beat: 0 },
  'can-act': { colour: 0xffe9b0, alpha: 0.5, beat: 0.25 },
  acts: { colour: 0xffe18c, alpha: 1, beat: 0 },
  target: { colour: 0xff6a4a, alpha: 0.7, beat: 0.3 },
  aimed: { colour: 0xff4a3a, alpha: 1, beat: 0 },
  mend: { colour: 0x7af08a, alpha: 0.75, beat: 0.25 },
  danger: { colour: 0xff2a2a, alpha: 0.6, beat: 0.35 },
}

/** Outline of the card whose button has the focus. A card that acts or is aimed at stays raised. */
const focusOutline = { colour: 0xffffff, alpha: 0.85, beat: 0.15 }

/** Maximum width of a name; longer ones get smaller letters. */
const nameWidth = 128

/** One fighter as a card: backdrop, sigil, frame, the creature in front of it, and its numbers. */
export class CardView {
  creature: BattleCreature
  readonly box: Layer
  readonly figure: Picture
  readonly ally: boolean
  readonly colour: number
  /** The card's own motion (dash, shake) on top of its seat. */
  readonly offset = { x: 0, y: 0 }
  /** Part of its width that is visible while it is turned over. */
  readonly face = { wide: 1 }
  highlight: CardHighlight = 'none'
  focused = false
  readonly bar: HealthBar
  readonly #scene: GameScene
  readonly #light: Picture
  readonly #outline: Picture
  readonly #frame: Picture
  readonly #ice: Picture
  readonly #shade: Picture
  readonly #crack: Picture
  readonly #flash: Picture
  readonly #status: Layer
  readonly #brace: Picture
  readonly #moving: MovingFigure | null
  readonly #front: BitmapLayer
  readonly #over: BitmapLayer
  readonly #attack: Label
  readonly #defence: Label
  readonly #name: Label
  readonly #phase: number
  #seat: Seat = { x: 0, y: 0, scale: 1 }
  #lift = 0
  #statusKey = ''
  #frontKey = ''
  #figuresKey = ''
  #transformed = false
  #dead = false

  constructor(scene: GameScene, creature: BattleCreature, ally: boolean) {
    this.#scene = scene
    this.creature = creature
    this.ally = ally
    this.#phase = (creature.id * 1.37) % 6.28
    this.colour = Number(`0x${glowOf(creature.class).slice(1)}`)
    const inner = { width: cardWidth - 10, height: cardHeight - 10 }
    const shadow = scene.procedural('shadow', cardWidth * 1.5, cardHeight * 1.28).setPosition(2, 12)
    const backdrop = scene.picture(backdropOf(creature.class), inner.width).setDisplaySize(inner.width, inner.height)
    const sigil = lit(scene.picture(motifOf(creature.class), 92))
      .setY(-16)
      .setTint(this.colour)
      .setAlpha(0.34)
    const fade = scene
      .procedural('fade', inner.width, inner.height * 0.56)
      .setOrigin(0.5, 1)
      .setY(inner.height / 2)
    const frame = () => scene.picture(`frame/${creature.rarity.toLowerCase()}`, cardWidth + 4).setDisplaySize(cardWidth + 4, cardHeight + 4)
    this.#frame = frame().setVisible(false)
    this.#light = scene.glow(this.colour, cardWidth * 1.28, 0.5).setY(-20)
    this.figure = scene
      .picture(creatureFrame(creature), cardWidth * 1.04)
      .setOrigin(0.5, 1)
      .setY(38)
    this.#flash = scene
      .picture(creatureFrame(creature), cardWidth * 1.04)
      .setOrigin(0.5, 1)
      .setY(38)
      .setTint(0xffffff)
      .setTintMode(TintMode.FILL)
      .setAlpha(0)
    const rank = Math.min(6, creature.rank)
    const layers: LayerPart[] = []
    if (creature.premium)
      layers.push(
        lit(scene.picture('premium/halo', cardWidth * 1.04))
          .setY(-22)
          .setAlpha(0.5),
      )
    const moves = movesOf(creature)
    this.#moving = moves ? new MovingFigure(scene, this.figure, moves) : null
    layers.push(this.#light, ...(this.#moving?.parts ?? []), this.figure, ...(this.#moving?.lids ?? []))
    if (rank > 1)
      layers.push(
        scene
          .picture(`rank/${rank}`, cardWidth * 1.04)
          .setOrigin(0.5, 1)
          .setY(38),
      )
    this.#ice = scene.procedural('ice', inner.width, inner.height).setVisible(false)
    this.#crack = scene.spark('crack').setPosition(0, -10).setDisplaySize(96, 96).setTint(0x0a0614).setVisible(false)
    this.#shade = scene.block(inner.width, inner.height, 0x0a0614, 0.42).setVisible(false)
    this.#outline = lit(scene.procedural('outline', cardWidth + 38, cardHeight + 38)).setVisible(false)
    this.bar = new HealthBar(scene, creature.boss)
    for (const part of [...this.bar.background, ...this.bar.moving, ...this.bar.foreground]) part.y += 60
    const orb = (kind: 'attack' | 'defence', x: number) => {
      const picture = scene.picture(`orb/${kind}`, 34).setPosition(x, 33)
      const text = scene.label('', 13, { color: '#ffffff', stroke: '#1a0610', strokeThickness: 3 }).setPosition(x, 33)
      return { picture, text }
    }
    const attack = orb('attack', -cardWidth / 2 + 4)
    const defence = orb('defence', cardWidth / 2 - 4)
    this.#attack = attack.text
    this.#defence = defence.text
    const gem = scene.picture('orb/level', 27).setPosition(-cardWidth / 2 + 7, -cardHeight / 2 + 8)
    const level = scene.label(String(creature.level), 12, { stroke: '#2a0a3a', strokeThickness: 3 }).setPosition(gem.x, gem.y)
    const stars = Array.from({ length: Math.min(6, creature.rank) }, (_, i, all = Math.min(6, creature.rank)) =>
      scene.picture('icon/star', 14).setPosition((i - (all - 1) / 2) * 12, 46),
    )
    this.#status = scene
      .layer()
      .setPosition(cardWidth / 2 - 4, -cardHeight / 2 + 14)
      .setVisible(false)
    this.#brace = scene
      .picture('icon/shield', 30)
      .setPosition(0, -cardHeight / 2 + 4)
      .setVisible(false)
    this.#name = scene.label('', 15, { color: '#fff3d6', stroke: '#1a0610', strokeThickness: 4 }).setY(75)
    const figures = [...stars, ...this.bar.foreground, attack.picture, attack.text, defence.picture, defence.text, gem, level, this.#name]
    const background = bake(scene, `background ${creature.id}`, {
      parts: [shadow, backdrop, sigil, frame()],
      width: cardWidth * 1.56,
      height: cardHeight * 1.5,
    })
    this.#front = bake(scene, `front ${creature.id}`, {
      parts: [fade, this.#shade, this.#ice, this.#crack, ...this.bar.background],
      width: cardWidth,
      height: cardHeight,
    })
    this.#over = bake(scene, `over ${creature.id}`, { parts: figures, width: cardWidth * 1.4, height: cardHeight * 1.2 })
    this.box = scene.layer([
      background.image,
      this.#outline,
      this.#frame,
      ...layers,
      this.#flash,
      this.#front.image,
      ...this.bar.moving,
      this.#over.image,
      this.#brace,
      this.#status,
    ])
    this.box.setSize(cardWidth, cardHeight)
    this.show(creature)
  }

  /** Shows a boss in its second phase, which begins at half of its health and does not end. */
  #transform(): void {
    this.#transformed = true
    // The parts that its row names are those of its first picture.
    this.#moving?.rest()
    for (const picture of [this.figure, this.#flash]) this.#scene.setFrame(picture, secondPhaseFrame(this.creature), cardWidth * 1.04)
  }

  /** Shows another state of the same creature. */
  show(creature: BattleCreature): void {
    this.creature = creature
    this.bar.show(creature.health.current, creature.health.total)
    this.#attack.setText(String(creature.attack))
    this.#defence.setText(String(creature.defence))
    const name = this.#scene.services.t(`creature.${creature.imageId}.name`)
    this.#name.setText(name).setScale(1)
    this.#name.setScale(Math.min(1, nameWidth / Math.max(1, this.#name.width)))
    const figuresKey = [creature.attack, creature.defence, creature.health.current, name].join()
    if (figuresKey !== this.#figuresKey) this.#over.paint()
    this.#figuresKey = figuresKey
    if (creature.boss && !this.#transformed && creature.health.current * 2 <= creature.health.total) this.#transform()
    const has = (type: string) => creature.effects.some((effect) => effect.type === type && effect.movesRemain > 0)
    const frozen = has('FROZEN')
    this.figure.setAlpha(has('HIDDEN') ? 0.45 : 1)
    this.#brace.setVisible(creature.braced)
    const dead = creature.health.current <= 0
    const frontKey = [creature.health.current, frozen, dead, creature.struck].join()
    if (frontKey !== this.#frontKey) {
      this.#ice.setVisible(frozen)
      this.#crack.setVisible(dead)
      this.#shade.setVisible(!dead && creature.struck)
      this.#front.paint()
    }
    this.#frontKey = frontKey
    if (dead !== this.#dead) this.#fall(dead)
    const key = creature.effects.map((effect) => effect.type).join()
    if (key === this.#statusKey) return
    this.#statusKey = key
    this.#status.removeAll(true).setVisible(key !== '')
    creature.effects.slice(0, 4).forEach((effect, i) => {
      const disc = this.#scene
        .procedural('glow', 40, 40)
        .setTint(0x0d0716)
        .setAlpha(0.9)
        .setY(i * 27)
      this.#status.add([
        disc,
        this.#scene.picture(effect.type === 'STRENGTHENED' ? 'skill/ATTACK' : `effect/${effect.type}`, 27).setY(i * 27),
      ])
    })
  }

  get dead(): boolean {
    return this.#dead
  }

  sit(seat: Seat, left: number): void {
    this.#seat = { ...seat, x: seat.x + left }
  }

  get seat(): Seat {
    return this.#seat
  }

  update(time: number): void {
    const { x, y, scale } = this.#seat
    const up = this.highlight === 'acts' || this.highlight === 'aimed' ? 1 : 0
    this.#lift += (up - this.#lift) * 0.2
    const size = scale * (1 + this.#lift * 0.05)
    this.box.setPosition(x + this.offset.x, y + this.offset.y - this.#lift * 5).setScale(size * this.face.wide, size)
    const pulse = this.#dead ? 0 : Math.sin(time / 430 + this.#phase)
    this.figure.y = 38 + pulse * 2
    this.#flash.y = this.figure.y
    if (this.#dead || this.#transformed || this.#scene.engine.quality.particles === 0) this.#moving?.rest()
    else this.#moving?.update(time + this.#phase * 1000)
    this.#light.setAlpha(this.#dead ? 0 : 0.44 + 0.08 * pulse)
    const { colour, alpha, beat } = this.focused ? focusOutline : outlines[this.highlight]
    const outlined = alpha > 0 && !this.#dead
    // The outline is under the frame, so the frame is part of the background's bitmap only while there is no outline.
    this.#frame.setVisible(outlined)
    this.#outline.setVisible(outlined)
    if (outlined) this.#outline.setTint(colour).setAlpha(alpha + Math.sin(time / 240) * beat)
  }

  /** Turns white for a moment. */
  flash(ms: number): void {
    this.#flash.setAlpha(0.9)
    this.#scene.tweens.add({ targets: this.#flash, alpha: 0, duration: ms, delay: 40 })
  }

  destroy(): void {
    this.box.destroy()
  }

  #fall(dead: boolean): void {
    this.#dead = dead
    const scene = this.#scene
    const duration = scene.still ? 1 : 520
    if (dead && scene.engine.quality.particles > 0) {
      dissolve(scene, this.figure, this.box, duration)
      // A faded picture remains.
      this.figure.setAlpha(0)
      scene.tweens.add({ targets: this.figure, alpha: 1, delay: 200, duration: 320 })
    }
    this.figure.setTint(dead ? 0x4a5068 : 0xffffff)
    const way = { angle: dead ? (this.ally ? -8 : 8) : 0, alpha: dead ? 0.42 : 1 }
    scene.tweens.add({ targets: this.box, ...way, duration, ease: 'Cubic.Out' })
    scene.tweens.add({ targets: this.offset, y: dead ? 18 : 0, duration, ease: 'Cubic.Out' })
  }
}
