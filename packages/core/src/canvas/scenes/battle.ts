import type { Input } from 'phaser'
import { isAlive } from '../../stores/battle-events.ts'
import { OWN_SIDE } from '../../stores/battle-store.ts'
import { Bursts } from '../battle/bursts.ts'
import { type CardMark, CardView } from '../battle/card-view.ts'
import { ForecastView } from '../battle/forecast-view.ts'
import { cardHeight, cardWidth, seatsOf } from '../battle/layout.ts'
import { BattleStage } from '../battle/stage.ts'
import { TurnStrip } from '../battle/strip.ts'
import { lookOf, Teller } from '../battle/teller.ts'
import type { Services } from '../kit/services.ts'
import { StageScene } from '../kit/stage-scene.ts'
import { needsOf } from '../needs.ts'

/** How often a lasting effect gives a sign, in milliseconds. */
const signEvery = 420

/** The fight: two squads as cards on the ruined terrace. */
export class BattleScene extends StageScene {
  #stage!: BattleStage
  #strip!: TurnStrip
  #teller!: Teller
  #forecast!: ForecastView
  #bursts!: Bursts
  #cards = new Map<number, CardView>()
  #time = 0
  #signs = 0

  constructor(services: Services) {
    super('battle', services)
  }

  protected override async ready(): Promise<void> {
    await this.services.art.load(needsOf('battle', this.root))
  }

  protected build(): void {
    const { battle, road } = this.root
    const ground = road.tiles.findLast(({ posY }) => posY <= road.coordinate)?.kind ?? null
    this.#cards = new Map()
    this.#time = 0
    this.#stage = new BattleStage(this, battle.battle?.stair ?? road.stair, ground)
    this.#strip = new TurnStrip(this)
    this.#bursts = new Bursts(this)
    this.#forecast = new ForecastView(this)
    this.#teller = new Teller(this, this.#cards, this.#bursts)
    this.watch(
      () => battle.shown,
      () => this.#deal(),
    )
    this.watch(
      () => [battle.attackerId, battle.defenderId, battle.consumableId, battle.idle, battle.ask, battle.targets.join()],
      () => this.#mark(),
    )
    this.watch(
      () => battle.queue,
      (queue) => {
        if (queue.length > 0) void this.#teller.tell()
      },
    )
    this.input.on('pointerup', this.#press, this)
    this.#enter()
  }

  protected arrange(): void {
    this.#strip.arrange()
    this.#seat()
  }

  override update(_time: number, ms: number): void {
    if (!this.standing) return
    this.#time += ms
    this.#stage.update(ms)
    for (const card of this.#cards.values()) card.update(this.#time)
    this.#forecast.update(this.root.battle.forecast, this.#cards, this.#time)
    this.#signs += ms
    if (this.#signs > signEvery) {
      this.#signs = 0
      this.#sign()
    }
  }

  /** Both squads come in from their sides. */
  #enter(): void {
    if (this.still) return
    for (const card of this.#cards.values()) {
      card.offset.y = card.ally ? 300 : -300
      this.tweens.add({
        targets: card.offset,
        y: 0,
        duration: 520,
        delay: 60 * (card.creature.position % 3),
        ease: 'Back.Out',
        easeParams: [1.2],
      })
    }
  }

  #deal(): void {
    const { battle } = this.root
    const now = new Set(battle.shown.map(({ id }) => id))
    for (const [id, card] of this.#cards) {
      if (now.has(id)) continue
      card.destroy()
      this.#cards.delete(id)
    }
    for (const creature of battle.shown) {
      const card = this.#cards.get(creature.id)
      if (card) card.show(creature)
      else {
        const dealt = new CardView(this, creature, creature.side === OWN_SIDE)
        this.#cards.set(creature.id, dealt)
      }
    }
    this.#seat()
    this.#strip.show(battle.shown, OWN_SIDE, battle.battle?.round ?? 1)
    this.#mark()
    this.services.sound.intensity(1 - Math.min(...[true, false].map((ours) => this.#health(ours))))
  }

  #health(ours: boolean): number {
    const side = this.root.battle.shown.filter((creature) => (creature.side === OWN_SIDE) === ours)
    const total = side.reduce((sum, { health }) => sum + health.total, 0)
    return total === 0 ? 1 : side.reduce((sum, { health }) => sum + health.current, 0) / total
  }

  /** Seats everybody; where somebody came or went the others move up. */
  #seat(): void {
    const { height, left } = this.view
    const cards = [...this.#cards.values()]
    const positions = (ours: boolean) => cards.filter(({ ally }) => ally === ours).map(({ creature }) => creature.position)
    const seatOf = seatsOf(height, { allies: positions(true), enemies: positions(false) })
    for (const card of cards) {
      card.sit(seatOf(card.ally, card.creature.position), left)
      card.box.setDepth(card.seat.y)
    }
    const front = (ours: boolean) => {
      const ys = cards.filter(({ ally }) => ally === ours).map(({ seat }) => seat.y)
      return ours ? Math.min(...ys) : Math.max(...ys)
    }
    if (cards.length > 0) this.#stage.arrange((front(true) + front(false)) / 2)
  }

  #mark(): void {
    for (const card of this.#cards.values()) card.mark = this.#markOf(card)
  }

  #markOf(card: CardView): CardMark {
    const { battle } = this.root
    const { id } = card.creature
    if (!battle.idle) return 'none'
    if (id === battle.defenderId) return 'aimed'
    if (id === battle.attackerId) return 'acts'
    if (battle.targets.includes(id)) return card.ally ? 'mend' : 'target'
    return battle.consumableId === null && battle.ask?.attackers.includes(id) ? 'can-act' : 'none'
  }

  #press(pointer: Input.Pointer): void {
    const { battle, ui } = this.root
    if (ui.blocked) return
    for (const card of this.#cards.values()) {
      const { x, y, scale } = card.seat
      if (Math.abs(pointer.worldX - x) > (cardWidth / 2 + 8) * scale || Math.abs(pointer.worldY - y) > (cardHeight / 2 + 6) * scale)
        continue
      this.services.sound.play('tap')
      void battle.choose(card.creature.id)
      return
    }
  }

  /** Bubbles, flames and sparks over those on whom an effect lies. */
  #sign(): void {
    for (const card of this.#cards.values()) {
      if (!isAlive(card.creature)) continue
      for (const effect of card.creature.effects) {
        const { spark, colour } = lookOf(effect.type)
        this.#bursts.sign(card.box.x, card.box.y + 20, spark, colour)
        if (effect.type === 'TOTEM') this.#bursts.ring(card.box.x, card.box.y + 40, colour, 150, 1400, 0.4)
      }
      if (card.creature.rarity === 'LEGENDARY' && Math.random() < 0.12) this.#bursts.sign(card.box.x, card.box.y, 'star', 0xffe9a0)
    }
  }
}
