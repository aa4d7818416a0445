import type { Pointer } from '../../../engine/phaser-types.ts'
import type { EngineServices } from '../../../engine/scene/engine-services.ts'
import { GameScene } from '../../../engine/scene/scene-base.ts'
import { FocusedThing } from '../../../services/focused-thing.ts'
import { RoadStore } from '../../road/index.ts'
import { isAlive } from '../apply-event.ts'
import { OWN_SIDE, otherSides } from '../sides.ts'
import { BattleStore } from '../store.ts'
import { BattleBackdrop } from './backdrop.ts'
import { Banners } from './banners.ts'
import { BattleAnimator, lookOf } from './battle-animator.ts'
import { Bursts } from './bursts.ts'
import { type CardHighlight, CardView } from './card-view.ts'
import { drawCard } from './draw-card.ts'
import { ForecastView } from './forecast-view.ts'
import { cardHeight, cardWidth, depthOf, type Seat, seatsOf } from './layout.ts'
import { LookAt } from './look-at.ts'
import { lowSeatsOf } from './low-layout.ts'
import { hasSides, lowTeams } from './low-team-layout.ts'
import { OutcomeMarks } from './outcome-marks.ts'
import { playSheen } from './sheen.ts'
import { layoutTeams } from './team-layout.ts'
import { TurnStrip } from './turn-strip.ts'

/** How often a lasting effect shows particles, in milliseconds. */
const signEvery = 420
/** How long a totem's ring expands before the next one, in milliseconds. */
const totemBeat = 1400
/** How often legendary cards shine, in milliseconds. */
const shineEvery = 6000

/** The fight: two teams, or up to five, as cards on the ruined terrace. */
export class BattleScene extends GameScene {
  #backdrop!: BattleBackdrop
  #strip!: TurnStrip
  #banners!: Banners
  #animator!: BattleAnimator
  #forecast!: ForecastView
  #outcomes!: OutcomeMarks
  #bursts!: Bursts
  #cards = new Map<number, CardView>()
  #time = 0
  #signs = 0
  #shines = 0
  #totems = 0
  #look!: LookAt

  constructor(services: EngineServices) {
    super('battle', services)
  }

  protected override async ready(): Promise<void> {
    await this.loadAtlases()
  }

  protected build(): void {
    const battle = this.services.get(BattleStore)
    const road = this.services.get(RoadStore)
    const focused = this.services.get(FocusedThing)
    this.#cards = new Map()
    this.#time = 0
    this.engine.sound.mood(battle.shown.some(({ boss }) => boss) ? 'boss' : 'battle')
    this.#backdrop = new BattleBackdrop(this, battle.battle?.stair ?? road.stair, road.tileKind)
    this.#strip = new TurnStrip(this)
    this.#banners = new Banners(this)
    this.#bursts = new Bursts(this)
    this.#forecast = new ForecastView(this)
    this.#outcomes = new OutcomeMarks(this)
    this.#animator = new BattleAnimator(this, this.#cards, this.#bursts)
    this.watch(
      () => battle.shown,
      () => this.#deal(),
    )
    this.watch(
      () => [
        battle.attackerId,
        battle.defenderId,
        battle.consumableId,
        battle.idle,
        battle.ask,
        battle.targets.join(),
        battle.forecast,
        focused.id,
      ],
      () => this.#updateHighlights(),
    )
    this.watch(
      () => [battle.outcomes, battle.defenderId] as const,
      ([outcomes, aimed]) => this.#outcomes.show(outcomes, aimed),
    )
    this.watch(
      () => battle.queue,
      (queue) => {
        if (queue.length > 0) void this.#animator.play()
      },
    )
    // Team areas and turn strip show the names of the sides, which are loaded later and change with the language, and whose turn it is.
    this.watch(
      () => [battle.teams.title('TM2'), battle.teams.names, battle.teams.turn],
      () => this.#deal(),
    )
    this.#look = new LookAt(battle.look)
    const over = (pointer: Pointer) => this.#look.over(this.#cardAt(pointer)?.creature.id ?? null, this.time.now)
    this.input.on('pointerdown', over)
    this.input.on('pointermove', (pointer: Pointer) => {
      if (pointer.isDown || !pointer.wasTouch) over(pointer)
    })
    this.input.on('pointerup', this.#press, this)
    this.input.on('pointerupoutside', () => this.#look.end(true))
    this.#enter()
  }

  protected arrange(): void {
    this.#strip.arrange()
    this.#seat()
  }

  override update(_time: number, ms: number): void {
    if (!this.isBuilt) return
    if (!this.still) this.#time += ms
    this.#backdrop.update(ms)
    for (const card of this.#cards.values()) card.update(this.#time)
    this.#look.update(this.time.now)
    this.#forecast.update(this.services.get(BattleStore).forecast, this.#cards, this.#time)
    this.#outcomes.update(this.#cards)
    this.#totems += ms
    if (this.#totems > totemBeat) {
      this.#totems = 0
      this.#pulse()
    }
    this.#signs += ms
    if (this.#signs > signEvery) {
      this.#signs = 0
      this.#sign()
    }
    this.#shines += ms
    if (this.#shines > shineEvery) {
      this.#shines = 0
      if (!this.still) this.#shine()
    }
  }

  /** Shows the cards of all teams, row by row. */
  #enter(): void {
    this.engine.sound.play('open')
    for (const card of this.#cards.values()) this.#draw(card, 60 * card.creature.position)
  }

  #draw(card: CardView, delay = 0): void {
    if (!this.still) drawCard(this, card, this.#bursts, delay)
  }

  #deal(): void {
    const battle = this.services.get(BattleStore)
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
        if (this.isBuilt) this.#draw(dealt)
      }
    }
    this.#seat()
    this.#strip.show(battle.shown, battle.battle?.round ?? 1)
    this.#updateHighlights()
    this.engine.sound.intensity(1 - Math.min(...[true, false].map((ours) => this.#health(ours))))
  }

  #health(ours: boolean): number {
    const side = this.services.get(BattleStore).shown.filter((creature) => (creature.side === OWN_SIDE) === ours)
    const total = side.reduce((sum, { health }) => sum + health.total, 0)
    return total === 0 ? 1 : side.reduce((sum, { health }) => sum + health.current, 0) / total
  }

  /** Places all cards; the layout changes when creatures come or go. */
  #seat(): void {
    const { left } = this.view
    const cards = [...this.#cards.values()]
    const seatOf = this.#seats(cards)
    for (const card of cards) {
      card.sit(seatOf(card), left)
      card.box.setDepth(depthOf(card.seat))
    }
    const front = (ours: boolean) => {
      const ys = cards.filter(({ ally }) => ally === ours).map(({ seat }) => seat.y)
      return ours ? Math.min(...ys) : Math.max(...ys)
    }
    if (cards.length > 0) this.#backdrop.arrange(this.view.low ? this.view.height * 0.62 : (front(true) + front(false)) / 2)
  }

  /** Two teams face each other; of more, each enemy team has an area with its name. */
  #seats(cards: readonly CardView[]): (card: CardView) => Seat {
    const squad = (side: string) => ({
      side,
      positions: cards.filter(({ creature }) => creature.side === side).map(({ creature }) => creature.position),
    })
    const others = otherSides(cards.map(({ creature }) => creature)).map(squad)
    const own = squad(OWN_SIDE)
    const { areas, seatOf } =
      others.length > 1 ? (hasSides(this.view) ? lowTeams : layoutTeams)(this.view, own, others) : { areas: [], seatOf: null }
    this.#banners.show(areas, this.view.left)
    if (seatOf) return ({ creature }) => seatOf(creature.side, creature.position)
    const positions = { allies: own.positions, enemies: others[0]?.positions ?? [] }
    const facing = this.view.low ? lowSeatsOf(this.view, positions) : seatsOf(this.view.height, positions)
    return ({ ally, creature }) => facing(ally, creature.position)
  }

  #updateHighlights(): void {
    const { id } = this.services.get(FocusedThing)
    for (const card of this.#cards.values()) {
      card.highlight = this.#highlightOf(card)
      card.focused = card.creature.id === id
    }
  }

  #highlightOf(card: CardView): CardHighlight {
    const battle = this.services.get(BattleStore)
    const { id } = card.creature
    if (!battle.idle) return 'none'
    if (id === battle.defenderId) return 'aimed'
    if (id === battle.attackerId) return 'acts'
    if (battle.targets.includes(id)) return card.ally ? 'mend' : 'target'
    if (battle.forecast?.enemyNext?.defenderId === id) return 'danger'
    return battle.consumableId === null && battle.ask?.attackers.includes(id) ? 'can-act' : 'none'
  }

  #press(pointer: Pointer): void {
    const card = this.#cardAt(pointer)
    const looked = this.#look.end(pointer.wasTouch)
    if (this.services.ui.blocked || looked || !card) return
    this.engine.sound.play('tap')
    void this.services.get(BattleStore).choose(card.creature.id)
  }

  #cardAt({ worldX, worldY }: Pointer): CardView | undefined {
    return [...this.#cards.values()].find(
      ({ seat: { x, y, scale } }) =>
        Math.abs(worldX - x) <= (cardWidth / 2 + 8) * scale && Math.abs(worldY - y) <= (cardHeight / 2 + 6) * scale,
    )
  }

  /** Particles over creatures with a lasting effect. */
  #sign(): void {
    for (const card of this.#cards.values()) {
      if (!isAlive(card.creature)) continue
      for (const effect of card.creature.effects) {
        const { spark, colour } = lookOf(effect.type)
        this.#bursts.sign(card.box.x, card.box.y + 20, spark, colour)
      }
    }
  }

  /** Expanding rings under creatures with a totem. */
  #pulse(): void {
    if (this.still) return
    for (const { creature, box } of this.#cards.values()) {
      if (isAlive(creature) && creature.effects.some(({ type }) => type === 'TOTEM'))
        this.#bursts.ring(box.x, box.y + 40, lookOf('TOTEM').colour, 150, totemBeat, 0.4)
    }
  }

  /** Legendary cards shine, one after another. */
  #shine(): void {
    const legendary = [...this.#cards.values()].filter(({ creature }) => creature.rarity === 'LEGENDARY' && isAlive(creature))
    for (const [i, { box }] of legendary.entries()) playSheen(this, box, cardWidth, cardHeight, 620, i * 180)
  }
}
