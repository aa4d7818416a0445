import type { BattleCreature, BattleSide } from '@skystair/contract'
import { backdropOf, creatureFrame } from '../../../art/looks.ts'
import type { Label } from '../../../engine/phaser-types.ts'
import type { Layer } from '../../../engine/render/layer.ts'
import type { Picture } from '../../../engine/render/picture.ts'
import { fonts, type GameScene } from '../../../engine/scene/scene-base.ts'
import { type BitmapLayer, bake } from '../../../engine/texture/bake.ts'
import { OWN_SIDE, otherSides, sideColour } from '../sides.ts'

const tile = 40
const gap = 4

interface Portrait {
  box: Layer
  dim: Picture
}

/** A side's colour as a CSS colour. */
const hex = (colour: number) => `#${colour.toString(16).padStart(6, '0')}`

/**
 * Who still has a move in this round: own creatures to the left of the round's number, enemies to the right. Several enemy sides are too many for
 * portraits: each is shown by its name and how many of it have yet to move.
 */
export class TurnStrip {
  readonly #scene: GameScene
  readonly #box: Layer
  readonly #round: Label
  readonly #back: Picture
  readonly #portraitLayer: Layer
  readonly #bitmap: BitmapLayer
  #shownKey = ''
  readonly #portraits = new Map<number, Portrait>()
  readonly #sides: Label[] = []

  constructor(scene: GameScene) {
    this.#scene = scene
    const back = scene.procedural('fade', 600, 84).setFlipY(true).setOrigin(0.5, 0).setAlpha(0.85)
    this.#back = back
    this.#round = scene
      .label('', 22, { fontFamily: fonts.title, fontStyle: 'normal', color: '#ffe9a0', stroke: '#2a0a12', strokeThickness: 4 })
      .setY(34)
    this.#portraitLayer = scene.layer()
    this.#bitmap = bake(scene, 'turns', { parts: [this.#portraitLayer], width: 600, height: tile + 6 })
    this.#box = scene.layer([back, this.#bitmap.image.setY(34), this.#round]).setDepth(600)
  }

  arrange(): void {
    const { left, width } = this.#scene.view
    this.#back.setDisplaySize(width, 84)
    this.#box.setPosition(left + 300, 0)
  }

  show(creatures: readonly BattleCreature[], round: number): void {
    this.#round.setText(String(Math.max(1, round)))
    const others = otherSides(creatures)
    const many = others.length > 1
    this.#showSides(creatures, many ? others : [])
    const key = creatures.map(({ id, struck, health }) => `${id} ${struck} ${health.current <= 0}`).join()
    if (key === this.#shownKey) return
    this.#shownKey = key
    for (const [id, { box }] of this.#portraits) {
      if (creatures.some((creature) => creature.id === id)) continue
      box.destroy()
      this.#portraits.delete(id)
    }
    for (const ours of many ? [true] : [true, false]) {
      const some = creatures.filter((creature) => (creature.side === OWN_SIDE) === ours)
      for (const [i, creature] of some.entries()) this.#place(creature, ours, i)
    }
    this.#bitmap.paint()
  }

  /** Names of the enemy sides in two columns to the right. */
  #showSides(creatures: readonly BattleCreature[], others: readonly BattleSide[]): void {
    const { t } = this.#scene.services
    for (const text of this.#sides.splice(0)) text.destroy()
    for (const [i, side] of others.entries()) {
      const left = creatures.filter((creature) => creature.side === side && creature.health.current > 0 && !creature.struck).length
      const text = this.#scene
        .label(`${t(`battle.side.${side}`)} · ${left}`, 17, { color: hex(sideColour(side)), stroke: '#1a0610', strokeThickness: 4 })
        .setOrigin(0, 0.5)
        .setPosition(46 + (i % 2) * 132, others.length > 2 ? 22 + Math.trunc(i / 2) * 25 : 34)
      this.#sides.push(text)
      this.#box.add(text)
    }
  }

  #place(creature: BattleCreature, ours: boolean, i: number): void {
    let portrait = this.#portraits.get(creature.id)
    if (!portrait) {
      portrait = this.#portrait(creature)
      this.#portraits.set(creature.id, portrait)
      this.#portraitLayer.add(portrait.box)
    }
    const dead = creature.health.current <= 0
    portrait.box.setPosition((ours ? -1 : 1) * (46 + i * (tile + gap)), 0).setAlpha(dead ? 0.3 : 1)
    portrait.dim.setVisible(creature.struck || dead)
    portrait.box.setScale(creature.struck || dead ? 0.86 : 1)
  }

  #portrait(creature: BattleCreature): Portrait {
    const scene = this.#scene
    const rim = scene.block(tile + 4, tile + 4, sideColour(creature.side))
    const backdrop = scene.picture(backdropOf(creature.class), tile).setDisplaySize(tile, tile)
    const face = scene.picture(creatureFrame(creature), tile * 1.02)
    const dim = scene.block(tile, tile, 0x0a0614, 0.62)
    return { box: scene.layer([rim, backdrop, face, dim]), dim }
  }
}
