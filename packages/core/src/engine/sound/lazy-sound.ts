import { optional } from '../../services/load-module.ts'
import type { Services } from '../../services/services.ts'
import type { SoundName } from '../../services/sound-name.ts'
import type { Mood } from './mood.ts'
import type { Sound } from './sound.ts'

const gestures = ['pointerdown', 'keydown'] as const

/** The sound of a game, whose script is loaded later. What is played before that is not heard. */
export class LazySound {
  readonly #services: Services
  readonly #host: HTMLElement
  #sound: Sound | null = null
  #loading: Promise<void> | null = null
  #mood: Mood | null = null
  /** The player has touched the game: browsers allow sound from then on. */
  #touched = false
  #ended = false

  /** `host` contains everything of the game that can be pressed. */
  constructor(services: Services, host: HTMLElement) {
    this.#services = services
    this.#host = host
    for (const type of gestures) document.addEventListener(type, this.#gesture, { capture: true })
  }

  /** Loads the script and prepares the effects. Rejects only once the game is destroyed. */
  prepare(): Promise<void> {
    this.#loading ??= this.#load()
    return this.#loading
  }

  play(name: SoundName, rate?: number): void {
    this.#sound?.play(name, rate)
  }

  /** Sets the mood of the music. */
  mood(mood: Mood): void {
    this.#mood = mood
    this.#sound?.mood(mood)
  }

  intensity(value: number): void {
    this.#sound?.intensity(value)
  }

  destroy(): void {
    this.#ended = true
    this.#stopListening()
    this.#sound?.destroy()
  }

  async #load(): Promise<void> {
    const { Sound } = await this.#services.loadChunk(() => import('./sound.ts'), optional)
    if (this.#ended) return
    this.#stopListening()
    this.#sound = new Sound(this.#services, this.#host)
    if (this.#mood) this.#sound.mood(this.#mood)
    if (this.#touched) this.#sound.begin()
    await this.#sound.prepare()
  }

  #gesture = (): void => {
    this.#touched = true
  }

  #stopListening(): void {
    for (const type of gestures) document.removeEventListener(type, this.#gesture, { capture: true })
  }
}
