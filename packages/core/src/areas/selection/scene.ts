import type { CharacterAndCompanion } from '@skystair/contract/enums'
import { CharacterAndCompanion as pairs } from '@skystair/contract/enums'
import type { Layer } from '../../engine/render/layer.ts'
import type { Picture } from '../../engine/render/picture.ts'
import type { EngineServices } from '../../engine/scene/engine-services.ts'
import { GameScene } from '../../engine/scene/scene-base.ts'
import { AmbientParticles } from '../../engine/sky/ambient-particles.ts'
import { Sky } from '../../engine/sky/sky.ts'

interface Pair {
  name: CharacterAndCompanion
  box: Layer
  light: Picture
  hero: Picture
  companion: Picture
  /** 0 behind, 1 in front. */
  forward: number
  /** Distance from the island's middle. */
  x: number
}

/** Positions of the heroes that aren't chosen. */
const waitingAt = [-206, -124, 206]

/** The islands: the chosen hero's in front, the others' behind it. */
const islands = [
  { frame: 'stair/meadow-b', width: 220, x: -168, down: -34, depth: 8 },
  { frame: 'stair/meadow-b', width: 150, x: 208, down: -34, depth: 8 },
  { frame: 'stair/meadow-a', width: 300, x: 0, down: 8, depth: 10 },
]

const frameOf = (name: CharacterAndCompanion): string => name.toLowerCase().replace('_', '')

/** The choice of a hero: four heroes with their companions on sky islands, the chosen one in front. The lower half is left to the text about them. */
export class SelectionScene extends GameScene {
  #sky!: Sky
  #particles!: AmbientParticles
  #islands: { image: Picture; x: number; down: number }[] = []
  #vignette!: Picture
  #pairs: Pair[] = []
  #time = 0

  constructor(services: EngineServices) {
    super('character selection', services)
  }

  protected override async ready(): Promise<void> {
    const { load } = this.services
    await this.loadAtlases((part) => {
      if (load.phase !== 'done') load.set(45 + 50 * part, 'pictures')
    })
  }

  protected build(): void {
    this.#time = 0
    this.#sky = new Sky(this, 'dawn', { front: true })
    this.#particles = new AmbientParticles(this)
    this.#islands = islands.map(({ frame, width, x, down, depth }) => ({
      image: this.picture(frame, width).setOrigin(0.5, 0.13).setDepth(depth),
      x,
      down,
    }))
    this.#vignette = this.procedural('vignette', 1, 1).setOrigin(0).setDepth(4)
    this.#pairs = pairs.map((name) => this.#pair(name))
  }

  protected arrange(): void {
    const { width, height } = this.view
    this.#sky.arrange()
    this.#particles.arrange()
    for (const { image, x } of this.#islands) image.setX(this.#middle + x)
    this.#vignette.setDisplaySize(width, height)
  }

  override update(_time: number, ms: number): void {
    if (!this.isBuilt) return
    if (!this.still) this.#time += ms
    this.#sky.update(ms, this.#time * 0.004)
    this.#particles.tint(this.#sky.now)
    const chosen = this.services.ui.character
    const middle = this.#middle
    const baseline = this.#baseline + Math.sin(this.#time / 1500) * 4
    for (const { image, x, down } of this.#islands) image.y = baseline + down + Math.sin((this.#time + x * 9) / 1300) * 2
    let waiting = 0
    this.#pairs.forEach((pair, i) => {
      const goal = pair.name === chosen ? 1 : 0
      const home = goal ? 0 : (waitingAt[waiting++] ?? 0)
      const step = this.still ? 1 : Math.min(1, ms / 130)
      pair.forward += (goal - pair.forward) * step
      pair.x += (home - pair.x) * step
      const f = pair.forward
      pair.box
        .setPosition(middle + pair.x, baseline - 16 + f * 44)
        .setScale(0.54 + f * 0.52)
        .setDepth(20 + i + f * 10)
      pair.light.setAlpha(0.12 + f * 0.6)
      pair.hero.y = Math.sin(this.#time / 480 + i * 1.6) * 2.4
      pair.companion.y = -6 + Math.sin(this.#time / 430 + i) * 4
      const shade = Math.round(255 * (0.8 + f * 0.2))
      pair.hero.setTint((shade << 16) | (shade << 8) | Math.min(255, shade + 14))
      pair.companion.setAlpha(f)
    })
  }

  /** Where the chosen hero's island is: on a low view left of the panel. */
  get #middle(): number {
    return this.services.layout.low ? this.view.width * 0.23 : this.view.left + 300
  }

  /** Where the islands begin: on a low view under the title, else above the panel, which reaches higher the lower the view is. */
  get #baseline(): number {
    const { height } = this.view
    return this.services.layout.low ? height * 0.76 : height * 0.42 - Math.max(0, 1000 - height) * 0.2
  }

  #pair(name: CharacterAndCompanion): Pair {
    const frame = frameOf(name)
    const light = this.glow(0xffe9a0, 330, 0.2).setY(-90)
    const shadow = this.procedural('shadow', 190, 56).setY(2)
    const base = this.picture('base/ally', 170).setOrigin(0.5, 0.42)
    const hero = this.picture(`avatar/${frame}`, 178).setOrigin(0.5, 0.96)
    const companion = this.picture(`companion/${frame}`, 84).setOrigin(0.5, 0.95).setX(72)
    const box = this.layer([light, shadow, base, hero, companion]).setSize(150, 200)
    box.setInteractive({ useHandCursor: true, hitArea: { x: -10, y: -80, width: 150, height: 200 }, hitAreaCallback: inside })
    box.on('pointerup', () => {
      if (this.services.ui.blocked) return
      this.engine.sound.play('tap')
      this.services.ui.chooseCharacter(name)
    })
    return { name, box, light, hero, companion, forward: 0, x: 0 }
  }
}

const inside = (area: { x: number; y: number; width: number; height: number }, x: number, y: number): boolean =>
  x >= area.x && x <= area.x + area.width && y >= area.y && y <= area.y + area.height
