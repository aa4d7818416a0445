import type { Scene } from '@skystair/contract/enums'
import type { Game } from 'phaser'
import type { Services } from '../../services/services.ts'
import type { TransitionScene } from './transition.ts'

const fadeTime = 350
/** How long the road takes to appear at the start and after travelling, in milliseconds. */
const roadTime = 2000

/** Shows one scene at a time: a lock keeps changes from overlapping, and a transition covers each. */
export class SceneManager {
  readonly #game: Game
  readonly #services: Services
  readonly #transition: TransitionScene
  readonly #seen = new Set<Scene>()
  readonly #loadScene: (scene: Scene) => Promise<void>
  readonly #beforeStart: () => void
  #shown: Scene | null = null
  /** The last scene that was visible: boot and load scenes are not. */
  #last: Scene | null = null
  #lock: Promise<void> = Promise.resolve()
  #starting: { scene: Scene; resolve: () => void; reject: (error: unknown) => void } | null = null
  #destroyed = false

  /** `loadScene` loads a scene's script; `beforeStart` is called before a scene starts, when the previous one has stopped. */
  constructor(
    game: Game,
    services: Services,
    transition: TransitionScene,
    loadScene: (scene: Scene) => Promise<void>,
    beforeStart: () => void,
  ) {
    this.#game = game
    this.#services = services
    this.#transition = transition
    this.#loadScene = loadScene
    this.#beforeStart = beforeStart
  }

  /**
   * Resolves when the scene is built (load scenes: when everything is loaded) and fades in. A start that fails is retried once after 'boot fix'.
   */
  goTo(scene: Scene): Promise<void> {
    const turn = this.#lock.then(() => this.#change(scene))
    this.#lock = turn.catch(() => {})
    return turn
  }

  /** Called by a scene once it is built, or with the error that kept it from being built. */
  sceneReady(scene: Scene, error?: unknown): void {
    const waiting = this.#starting
    if (waiting?.scene !== scene) return
    this.#starting = null
    if (error === undefined) waiting.resolve()
    else waiting.reject(error)
  }

  destroy(): void {
    this.#destroyed = true
    this.#starting?.resolve()
  }

  async #change(scene: Scene): Promise<void> {
    if (this.#destroyed) return
    const first = !this.#seen.has(scene)
    const kind = this.#services.ui.transition?.kind === 'clouds' ? (first && !this.#services.ui.reducedMotion ? 'clouds' : 'haze') : 'black'
    await Promise.all([this.#transition.close(kind, fadeTime), this.#loadScene(scene)])
    if (this.#destroyed) return
    try {
      if (scene === 'road' && first) await this.#start('load')
      await this.#start(scene)
    } catch (error) {
      if (this.#destroyed) return
      await this.#start('boot fix')
      // The caller handles the second failure: it reloads the page.
      await this.#start(scene).catch(() => {
        throw error
      })
    }
    if (this.#destroyed) return
    // The sounds are generated while the first scene is already shown.
    if (this.#seen.size === 1) this.#game.scene.start('music')
    this.#seen.add(scene)
    // A load scene stays covered: the scene after it opens the transition.
    if (scene.endsWith('load') || scene === 'boot') return
    const slowly = this.#last === 'road' || (first && this.#services.ui.firstStart)
    this.#last = scene
    void this.#transition.open(scene === 'road' && slowly ? roadTime : fadeTime)
  }

  #start(scene: Scene): Promise<void> {
    const ready = new Promise<void>((resolve, reject) => {
      this.#starting = { scene, resolve, reject }
    })
    if (this.#shown !== null) this.#game.scene.stop(this.#shown)
    this.#beforeStart()
    this.#shown = scene
    this.#game.scene.start(scene)
    return ready
  }
}
