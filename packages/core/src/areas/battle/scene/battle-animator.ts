import type { BattleEvent } from '@skystair/contract'
import type { GameScene } from '../../../engine/scene/scene-base.ts'
import { errorText } from '../../../services/error-text.ts'
import { creatureName } from '../sides.ts'
import { BattleStore } from '../store.ts'
import type { Bursts } from './bursts.ts'
import type { CardView } from './card-view.ts'
import { hitSound, projectileOf } from './hit-style.ts'
import { depthOf } from './layout.ts'
import { showSlash, slashOf, swing } from './slashes.ts'
import { isLastHit, lastHit, melee, slow, speedFactor, timingOf } from './timing.ts'
import { voiceOf } from './voices.ts'

/** Colour, particles and sound of each effect. */
const looks = {
  FROZEN: { colour: 0xa0e4ff, spark: 'snow', sound: 'ice' },
  FIRED: { colour: 0xff8a2a, spark: 'flame', sound: 'fire' },
  HIDDEN: { colour: 0xc8dcf0, spark: 'smoke', sound: 'magic' },
  TOTEM: { colour: 0x8af06a, spark: 'leaf', sound: 'magic' },
  POISON: { colour: 0xa6f06a, spark: 'bubble', sound: 'poison' },
  POISONED: { colour: 0xa6f06a, spark: 'bubble', sound: 'poison' },
  STUNNED: { colour: 0xffe46a, spark: 'star', sound: 'block' },
  WEAKENED: { colour: 0xb06af0, spark: 'smoke', sound: 'magic' },
  STRENGTHENED: { colour: 0xffb04a, spark: 'star', sound: 'magic' },
  SHIELDED: { colour: 0x8fc0ff, spark: 'star', sound: 'block' },
} as const

export const lookOf = (what: string | null) =>
  looks[what as keyof typeof looks] ?? { colour: 0xffe9a0, spark: 'star', sound: 'magic' as const }

/** How far a critical hit shakes the camera, in virtual units. */
const shake = 10

/** Animates the events of a fight one after another on its cards. */
export class BattleAnimator {
  readonly #scene: GameScene
  readonly #cards: ReadonlyMap<number, CardView>
  readonly #bursts: Bursts
  #playing = false
  #ended = false

  constructor(scene: GameScene, cards: ReadonlyMap<number, CardView>, bursts: Bursts) {
    this.#scene = scene
    this.#cards = cards
    this.#bursts = bursts
    scene.onEnd(() => {
      this.#ended = true
    })
  }

  /** Animates everything in the queue, also events added meanwhile. */
  async play(): Promise<void> {
    if (this.#playing) return
    this.#playing = true
    const { ui } = this.#scene.services
    const battle = this.#scene.services.get(BattleStore)
    let played = 0
    try {
      while (!this.#ended && played < battle.queue.length) {
        const event = battle.queue[played++]
        if (event) await this.#playEvent(event, isLastHit(event, battle.queue.slice(played)))
      }
    } catch (error) {
      // An animation that fails must not stop the fight: it continues from its current state.
      ui.report(errorText(error))
    }
    this.#playing = false
    if (!this.#ended && played > 0) battle.played()
  }

  async #playEvent(event: BattleEvent, last: boolean): Promise<void> {
    const { t, ui } = this.#scene.services
    const battle = this.#scene.services.get(BattleStore)
    const factor = speedFactor[battle.speed]
    const by = event.by === null ? undefined : this.#cards.get(event.by)
    const on = event.on === null ? undefined : this.#cards.get(event.on)
    const projectile = by ? projectileOf(by.creature.class) : null
    if (factor === 0) {
      battle.apply(event)
      if (event.type === 'PHASE') ui.toast(`${creatureName(event.on, battle.shown, t)}. ${t(`battle.phase.${event.what}`)}`, 'bad')
      if (event.type === 'END') this.#playEnd()
      return
    }
    const { lead, rest } = timingOf(event, projectile !== null)
    if (lead > 0 && by && on) await this.#attack(by, on, lead * factor)
    if (this.#ended) return
    this.#show(event, by, on, factor)
    if (!this.#scene.still && (last || event.crit)) this.#slowDown(last ? lastHit : slow, factor)
    // Continues in the next frame: drawing cards and log as well would make this one too long.
    await this.#wait(0)
    if (this.#ended) return
    battle.apply(event)
    if (event.type === 'END') this.#playEnd()
    await this.#wait((rest + (last ? lastHit.rest : 0)) * factor)
  }

  /** Animates a melee attack or a projectile; resolves when it hits. */
  async #attack(by: CardView, on: CardView, ms: number): Promise<void> {
    const scene = this.#scene
    this.#say(by)
    const projectile = projectileOf(by.creature.class)
    if (projectile) {
      scene.engine.sound.play(projectile.sound)
      scene.tweens.add({ targets: by.offset, y: by.ally ? -10 : 10, duration: ms * 0.3, yoyo: true, ease: 'Quad.Out' })
      await this.#bursts.throw(
        { x: by.box.x, y: by.box.y - 14 },
        { x: on.box.x, y: on.box.y - 10 },
        projectile.spark,
        projectile.colour,
        ms,
      )
      return
    }
    by.box.setDepth(500)
    const way = { x: (on.seat.x - by.seat.x) * 0.78, y: (on.seat.y - by.seat.y) * 0.78 - (by.ally ? -40 : 40) }
    const part = ms / (melee.windUp + melee.dash)
    await this.#tween({ targets: by.offset, x: -way.x * 0.05, y: by.ally ? 14 : -14, duration: melee.windUp * part, ease: 'Quad.Out' })
    scene.engine.sound.play('slash', swing[slashOf(by.creature.class)])
    await this.#tween({ targets: by.offset, ...way, duration: melee.dash * part, ease: 'Expo.In' })
    const factor = speedFactor[scene.services.get(BattleStore).speed]
    scene.tweens.add({
      targets: by.offset,
      x: 0,
      y: 0,
      delay: melee.stop * factor,
      duration: melee.back * factor,
      ease: 'Cubic.Out',
      onComplete: () => by.box.setDepth(depthOf(by.seat)),
    })
  }

  /** Plays a creature's voice; `deep` lowers it. */
  #say(card: CardView | undefined, deep = 1): void {
    if (!card) return
    const { name, rate } = voiceOf(card.creature)
    this.#scene.engine.sound.play(name, rate * deep)
  }

  #show(event: BattleEvent, by: CardView | undefined, on: CardView | undefined, factor: number): void {
    const { engine } = this.#scene
    const target = on ?? by
    const at = { x: target?.box.x ?? this.#scene.view.width / 2, y: (target?.box.y ?? this.#scene.view.height / 2) - 12 }
    switch (event.type) {
      case 'HIT':
      case 'ANSWER':
        this.#wound(event, by, on, at, factor)
        break
      case 'MISS':
        engine.sound.play('arrow')
        if (on) this.#scene.tweens.add({ targets: on.offset, x: 22, duration: 110 * factor, yoyo: true, ease: 'Quad.Out' })
        this.#bursts.number('0', at.x, at.y - 30, '#d8dce8', 26)
        break
      case 'HEAL':
      case 'REVIVE':
        engine.sound.play('heal')
        this.#bursts.rising(at.x, at.y, 'plus', 0x7af08a)
        if (event.amount > 0) this.#bursts.number(`+${event.amount}`, at.x, at.y - 30, '#b8ffa0', 32)
        break
      case 'EFFECT_DAMAGE': {
        const effect = lookOf(event.what)
        engine.sound.play(effect.sound)
        this.#bursts.rising(at.x, at.y, effect.spark, effect.colour, 8)
        this.#bursts.number(`−${event.amount}`, at.x, at.y - 30, `#${effect.colour.toString(16).padStart(6, '0')}`, 30)
        on?.flash(80)
        break
      }
      case 'EFFECT': {
        const effect = lookOf(event.what)
        engine.sound.play(effect.sound)
        this.#bursts.rising(at.x, at.y, effect.spark, effect.colour)
        break
      }
      case 'BRACE':
        engine.sound.play('block')
        this.#bursts.ring(at.x, at.y, 0x8fc0ff, 170, 360)
        break
      case 'PHASE':
        engine.sound.play('lightning')
        this.#say(target, 0.7)
        this.#bursts.ring(at.x, at.y, 0xff5a3a, 320, 900)
        this.#bursts.light(at.x, at.y, 0xff5a3a, 420, 1200)
        this.#bursts.caption(this.#scene.services.t(`battle.phase.${event.what}`), factor)
        break
      case 'SKILL':
      case 'TRAIT':
      case 'CONSUMABLE': {
        engine.sound.play('magic')
        const colour = target?.colour ?? 0xffe9a0
        this.#bursts.ring(at.x, at.y, colour, 180, 420)
        this.#bursts.light(at.x, at.y, colour, 240, 420)
        break
      }
      case 'DEATH':
        engine.sound.play('death')
        this.#say(on, 0.8)
        if (on) this.#bursts.embers(at.x, at.y, on.colour)
        break
      case 'SURVIVE':
        engine.sound.play('level')
        this.#bursts.rising(at.x, at.y, 'star', 0xffe08a, 16)
        break
    }
  }

  #playEnd(): void {
    const { services, engine } = this.#scene
    engine.sound.play(services.get(BattleStore).won ? 'victory' : 'defeat')
  }

  #wound(event: BattleEvent, by: CardView | undefined, on: CardView | undefined, at: { x: number; y: number }, factor: number): void {
    const scene = this.#scene
    const colour = by ? by.colour : 0xffb04a
    const share = Math.min(1, (event.amount / Math.max(1, on?.creature.health.total ?? 1)) * 2)
    scene.engine.sound.play(event.crit ? 'crit' : hitSound(event.amount))
    this.#bursts.impact(at.x, at.y, colour, event.crit ? 1 : share)
    if (by && on && !projectileOf(by.creature.class)) {
      const turn = Math.atan2(on.seat.y - by.seat.y, on.seat.x - by.seat.x) + Math.PI / 2
      showSlash(scene, slashOf(by.creature.class), at.x, at.y, colour, turn)
    }
    this.#bursts.number(`−${event.amount}`, at.x + 14, at.y - 34, event.crit ? '#ffd24a' : '#fff2a0', event.crit ? 50 : 38)
    if (!on) return
    on.flash(20 + 40 * factor)
    if (scene.still) return
    scene.tweens.add({
      targets: on.offset,
      x: { from: -6, to: 6 },
      duration: 45 * factor + 1,
      yoyo: true,
      repeat: 1,
      onComplete: () => Object.assign(on.offset, { x: 0 }),
    })
    if (event.crit) {
      const { main } = scene.cameras
      // Phaser expects a part of the camera's size, which it then zooms.
      main.shake(220 * factor, shake / (Math.max(main.width, main.height) * main.zoom))
      const zoom = scene.engine.quality.pixels
      scene.tweens.add({ targets: main, zoom: { from: zoom * 1.04, to: zoom }, duration: 220 * factor + 1, ease: 'Quad.Out' })
    }
  }

  /** Slows the scene down for a moment. The scene's clock slows down too, so the delay is scaled. */
  #slowDown({ timeScale, ms }: { readonly timeScale: number; readonly ms: number }, factor: number): void {
    const { tweens, time } = this.#scene
    const setTimeScale = (value: number) => {
      tweens.timeScale = value
      time.timeScale = value
    }
    setTimeScale(timeScale)
    time.delayedCall(ms * factor * timeScale, () => setTimeScale(1))
  }

  #tween(config: Parameters<GameScene['tweens']['add']>[0]): Promise<void> {
    return new Promise((resolve) => {
      this.#scene.tweens.add({ ...(config as object), onComplete: () => resolve() } as never)
    })
  }

  #wait(ms: number): Promise<void> {
    return new Promise((resolve) => {
      this.#scene.time.delayedCall(ms, resolve)
    })
  }
}
