import { type GameObjects, Scene, type Tweens } from 'phaser'
import { cloudKinds, type ProceduralTextures } from '../texture/procedural-textures.ts'

/** Covers the view while one scene replaces another: black, or clouds that close from both sides. */
export class TransitionScene extends Scene {
  readonly #textures: ProceduralTextures
  readonly #size: () => { width: number; height: number }
  #black: GameObjects.Image | null = null
  #clouds: GameObjects.Image[] = []
  #closed = 1
  #moving: { tween: Tweens.Tween; done: () => void } | null = null
  #kind: 'black' | 'clouds' | 'haze' = 'black'

  /** `size` in canvas pixels. */
  constructor(textures: ProceduralTextures, size: () => { width: number; height: number }) {
    super({ key: 'transition' })
    this.#textures = textures
    this.#size = size
  }

  create(): void {
    this.#black = this.add.image(0, 0, '__WHITE').setOrigin(0)
    this.#draw()
  }

  get closed(): boolean {
    return this.#closed === 1
  }

  /** Closes; resolves when it covers the whole view. */
  close(kind: 'black' | 'clouds' | 'haze', ms: number): Promise<void> {
    this.#kind = kind
    return this.#run(1, ms)
  }

  /** Opens; resolves when the whole view is visible. */
  open(ms: number): Promise<void> {
    return this.#run(0, ms)
  }

  #run(to: number, ms: number): Promise<void> {
    // An open transition sleeps: Phaser would check in every frame whether it is visible.
    if (this.sys.isSleeping()) this.sys.wake()
    this.scene.bringToTop()
    // A running change counts as done: two tweens at once would work against each other.
    this.#moving?.tween.remove()
    this.#moving?.done()
    this.#moving = null
    if (this.#closed === to) return Promise.resolve()
    return new Promise((resolve) => {
      const from = this.#closed
      const tween = this.tweens.addCounter({
        from,
        to,
        duration: ms,
        ease: 'Sine.InOut',
        onUpdate: (tween) => {
          this.#closed = tween.getValue() ?? to
          this.#draw()
        },
        onComplete: () => {
          this.#closed = to
          this.#draw()
          this.#moving = null
          if (to === 0) this.sys.sleep()
          resolve()
        },
      })
      this.#moving = { tween, done: resolve }
    })
  }

  #draw(): void {
    const { width, height } = this.#size()
    const closed = this.#closed
    const cloudy = this.#kind === 'clouds'
    const solid = cloudy ? Math.max(0, closed * 2.2 - 1.2) : closed
    this.#black
      ?.setDisplaySize(width, height)
      .setTint(this.#kind === 'black' ? 0x0b0f1e : 0xdfe9f6)
      .setAlpha(solid)
      .setVisible(closed > 0)
    if (cloudy && this.#clouds.length === 0) {
      for (let i = 0; i < 14; i++) {
        const { texture, frame } = this.#textures.get(`cloud-${i % cloudKinds}`)
        this.#clouds.push(this.add.image(0, 0, texture, frame))
      }
    }
    this.#clouds.forEach((cloud, i) => {
      const side = i % 2 ? 1 : -1
      const row = Math.floor(i / 2)
      const size = Math.max(width, height * 0.55) * 1.1
      cloud
        .setVisible(cloudy && closed > 0)
        .setDisplaySize(size, size * 0.46)
        .setFlipX(side > 0)
        .setPosition(width / 2 + side * (size * 0.24 + (1 - closed) * (width / 2 + size * 0.45)), ((row + 0.4) / 7) * height)
        .setTint(0xffffff, 0xffffff, 0xb4c6e6, 0xb4c6e6)
    })
  }
}
