import type { Services } from '../../services/services.ts'
import type { SoundName } from '../../services/sound-name.ts'
import type { Mood } from './mood.ts'
import type { Sound } from './sound.ts'

const gestures = ['pointerdown', 'keydown'] as const

/** The sound of a game, whose chunk is loaded later. What would be heard before that is not played. */
export class LazySound {
  readonly #root: Services
  readonly #host: HTMLElement
  #sound: Sound | null = null
  #coming: Promise<void> | null = null
  #mood: Mood | null = null
  /** The player has touched the game: browsers let it be heard from then on. */
  #touched = false
  #ended = false

  /** `host` holds everything of the game that can be pressed. */
  constructor(root: Services, host: HTMLElement) {
    this.#root = root
    this.#host = host
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

  /** What the music is like from now on. */
  mood(mood: Mood): void {
    this.#mood = mood
    this.#sound?.mood(mood)
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
    const { Sound } = await this.#root.bring(() => import('./sound.ts'), 'spare')
    if (this.#ended) return
    this.#deaf()
    this.#sound = new Sound(this.#root, this.#host)
    if (this.#mood) this.#sound.mood(this.#mood)
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
