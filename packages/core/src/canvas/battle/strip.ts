import type { BattleCreature } from '@skystair/contract'
import type { GameObjects } from 'phaser'
import { backdropOf } from '../../ui/art/looks.ts'
import { creatureFrame } from '../kit/kinds.ts'
import { fonts, type StageScene } from '../kit/stage-scene.ts'

const tile = 40
const gap = 4

interface Portrait {
  box: GameObjects.Container
  dim: GameObjects.Rectangle
}

/** Who still has a move in this round: ours to the left of the round's number, theirs to the right. */
export class TurnStrip {
  readonly #scene: StageScene
  readonly #box: GameObjects.Container
  readonly #round: GameObjects.Text
  readonly #back: GameObjects.Image
  readonly #portraits = new Map<number, Portrait>()

  constructor(scene: StageScene) {
    this.#scene = scene
    const back = scene.painted('fade', 600, 84).setFlipY(true).setOrigin(0.5, 0).setAlpha(0.85)
    this.#back = back
    this.#round = scene
      .label('', 22, { fontFamily: fonts.title, fontStyle: 'normal', color: '#ffe9a0', stroke: '#2a0a12', strokeThickness: 4 })
      .setY(34)
    this.#box = scene.add.container(0, 0, [back, this.#round]).setDepth(600)
  }

  arrange(): void {
    const { left, width } = this.#scene.view
    this.#back.setDisplaySize(width, 84)
    this.#box.setPosition(left + 300, 0)
  }

  show(creatures: readonly BattleCreature[], side: string, round: number): void {
    this.#round.setText(String(Math.max(1, round)))
    for (const [id, { box }] of this.#portraits) {
      if (creatures.some((creature) => creature.id === id)) continue
      box.destroy()
      this.#portraits.delete(id)
    }
    for (const ours of [true, false]) {
      const some = creatures.filter((creature) => (creature.side === side) === ours)
      for (const [i, creature] of some.entries()) this.#place(creature, ours, i)
    }
  }

  #place(creature: BattleCreature, ours: boolean, i: number): void {
    let portrait = this.#portraits.get(creature.id)
    if (!portrait) {
      portrait = this.#portrait(creature, ours)
      this.#portraits.set(creature.id, portrait)
      this.#box.add(portrait.box)
    }
    const dead = creature.health.current <= 0
    portrait.box.setPosition((ours ? -1 : 1) * (46 + i * (tile + gap)), 34).setAlpha(dead ? 0.3 : 1)
    portrait.dim.setVisible(creature.struck || dead)
    portrait.box.setScale(creature.struck || dead ? 0.86 : 1)
  }

  #portrait(creature: BattleCreature, ours: boolean): Portrait {
    const scene = this.#scene
    const rim = scene.add.rectangle(0, 0, tile + 4, tile + 4, ours ? 0x6aa8f0 : 0xe0503e)
    const ground = scene.picture(backdropOf(creature.class), tile).setDisplaySize(tile, tile)
    const face = scene.picture(creatureFrame(creature.class), tile * 1.02)
    const dim = scene.add.rectangle(0, 0, tile, tile, 0x0a0614, 0.62)
    return { box: scene.add.container(0, 0, [rim, ground, face, dim]), dim }
  }
}
