import type { Scene } from '@skystair/contract/enums'
import type { Bring } from '../../app/load-module.ts'
import type { RootStore } from '../../root-store.ts'
import type { SoundName } from './effects.ts'
import type { Sound } from './sound.ts'

const gestures = ['pointerdown', 'keydown'] as const

/** Stands for the sound until its chunk has come, which nobody waits for: what would be heard meanwhile is not made up for. */
export class LateSound {
  readonly #root: RootStore
  readonly #host: HTMLElement
  readonly #bring: Bring
  #sound: Sound | null = null
  #coming: Promise<void> | null = null
  #scene: Scene = 'boot'
  /** The player has touched the game: browsers let it be heard from then on. */
  #touched = false
  #ended = false

  /** `host` holds everything of the game that can be pressed. */
  constructor(root: RootStore, host: HTMLElement, bring: Bring) {
    this.#root = root
    this.#host = host
    this.#bring = bring
    for (const type of gestures) document.addEventListener(type, this.#gesture, { capture: true })
  }

  /** Brings the chunk and makes the effects ready. Rejects only once the game is destroyed. */
  prepare(): Promise<void> {
    this.#coming ??= this.#load()
    return this.#coming
  }

  play(name: SoundName, rate?: number): void {
    this.#sound?.play(name, rate)
  }

  /** Another scene has begun. */
  scene(scene: Scene): void {
    this.#scene = scene
    this.#sound?.scene(scene)
  }

  climb(stair: number): void {
    this.#sound?.climb(stair)
  }

  intensity(value: number): void {
    this.#sound?.intensity(value)
  }

  destroy(): void {
    this.#ended = true
    this.#deaf()
    this.#sound?.destroy()
  }

  async #load(): Promise<void> {
    const { Sound } = await this.#bring(() => import('./sound.ts'), 'spare')
    if (this.#ended) return
    this.#deaf()
    this.#sound = new Sound(this.#root, this.#host)
    this.#sound.scene(this.#scene)
    if (this.#touched) this.#sound.begin()
    await this.#sound.prepare()
  }

  #gesture = (): void => {
    this.#touched = true
  }

  #deaf(): void {
    for (const type of gestures) document.removeEventListener(type, this.#gesture, { capture: true })
  }
}
