import { type GameObjects, Scene, type Tweens } from 'phaser'
import { cloudKinds, type Painted } from '../texture/painted.ts'

export const fadeTime = 350

/** What covers the view while one scene gives way to another: black, or clouds that close from both sides. */
export class TransitionScene extends Scene {
  readonly #painted: Painted
  readonly #size: () => { width: number; height: number }
  #black: GameObjects.Image | null = null
  #clouds: GameObjects.Image[] = []
  #shut = 1
  #moving: { tween: Tweens.Tween; done: () => void } | null = null
  #kind: 'black' | 'clouds' | 'haze' = 'black'

  /** `size` in canvas pixels. */
  constructor(painted: Painted, size: () => { width: number; height: number }) {
    super({ key: 'curtain' })
    this.#painted = painted
    this.#size = size
  }

  create(): void {
    this.#black = this.add.image(0, 0, '__WHITE').setOrigin(0)
    this.#draw()
  }

  get shut(): boolean {
    return this.#shut === 1
  }

  /** Closes; resolves when nothing can be seen through it. */
  close(kind: 'black' | 'clouds' | 'haze', ms: number): Promise<void> {
    this.#kind = kind
    return this.#run(1, ms)
  }

  /** Opens; resolves when all can be seen. */
  open(ms: number): Promise<void> {
    return this.#run(0, ms)
  }

  #run(to: number, ms: number): Promise<void> {
    // An open curtain sleeps: it would be asked in every frame whether there is anything of it to see.
    if (this.sys.isSleeping()) this.sys.wake()
    this.scene.bringToTop()
    // A change of mind: what was under way counts as done, or the two would pull at the curtain together.
    this.#moving?.tween.remove()
    this.#moving?.done()
    this.#moving = null
    if (this.#shut === to) return Promise.resolve()
    return new Promise((resolve) => {
      const from = this.#shut
      const tween = this.tweens.addCounter({
        from,
        to,
        duration: ms,
        ease: 'Sine.InOut',
        onUpdate: (tween) => {
          this.#shut = tween.getValue() ?? to
          this.#draw()
        },
        onComplete: () => {
          this.#shut = to
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
    const shut = this.#shut
    const cloudy = this.#kind === 'clouds'
    const solid = cloudy ? Math.max(0, shut * 2.2 - 1.2) : shut
    this.#black
      ?.setDisplaySize(width, height)
      .setTint(this.#kind === 'black' ? 0x0b0f1e : 0xdfe9f6)
      .setAlpha(solid)
      .setVisible(shut > 0)
    if (cloudy && this.#clouds.length === 0) {
      for (let i = 0; i < 14; i++) {
        const { texture, frame } = this.#painted.get(`cloud-${i % cloudKinds}`)
        this.#clouds.push(this.add.image(0, 0, texture, frame))
      }
    }
    this.#clouds.forEach((cloud, i) => {
      const side = i % 2 ? 1 : -1
      const row = Math.floor(i / 2)
      const size = Math.max(width, height * 0.55) * 1.1
      cloud
        .setVisible(cloudy && shut > 0)
        .setDisplaySize(size, size * 0.46)
        .setFlipX(side > 0)
        .setPosition(width / 2 + side * (size * 0.24 + (1 - shut) * (width / 2 + size * 0.45)), ((row + 0.4) / 7) * height)
        .setTint(0xffffff, 0xffffff, 0xb4c6e6, 0xb4c6e6)
    })
  }
}
