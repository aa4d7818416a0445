import type { Scene } from '@skystair/contract/enums'
import type { Game } from 'phaser'
import type { Services } from '../../services/services.ts'
import { fadeTime, type TransitionScene } from './transition.ts'

/** How long the road takes to appear when it is loaded: as the game begins, and after a journey. */
const roadTime = 2000

/** Shows one scene at a time: a lock keeps changes from overlapping, and a curtain hides each. */
export class SceneManager {
  readonly #game: Game
  readonly #root: Services
  readonly #curtain: TransitionScene
  readonly #seen = new Set<Scene>()
  readonly #bring: (scene: Scene) => Promise<void>
  readonly #before: () => void
  #shown: Scene | null = null
  /** The last that was looked at: boot and load scenes are not. */
  #last: Scene | null = null
  #lock: Promise<void> = Promise.resolve()
  #standing: { scene: Scene; resolve: () => void; reject: (error: unknown) => void } | null = null
  #gone = false

  /** `bring` loads a scene's script; `before` is called before a scene starts, while nothing of the old one is left. */
  constructor(game: Game, root: Services, curtain: TransitionScene, bring: (scene: Scene) => Promise<void>, before: () => void) {
    this.#game = game
    this.#root = root
    this.#curtain = curtain
    this.#bring = bring
    this.#before = before
  }

  /** Resolves when the scene stands (load scenes: when all is loaded) and begins to be seen. A start that fails is tried once more by 'boot fix'. */
  goTo(scene: Scene): Promise<void> {
    const turn = this.#lock.then(() => this.#change(scene))
    this.#lock = turn.catch(() => {})
    return turn
  }

  /** A scene says that it stands, or why it can't. */
  stands(scene: Scene, error?: unknown): void {
    const waiting = this.#standing
    if (waiting?.scene !== scene) return
    this.#standing = null
    if (error === undefined) waiting.resolve()
    else waiting.reject(error)
  }

  destroy(): void {
    this.#gone = true
    this.#standing?.resolve()
  }

  async #change(scene: Scene): Promise<void> {
    if (this.#gone) return
    const first = !this.#seen.has(scene)
    const kind = this.#root.ui.transition?.kind === 'clouds' ? (first && !this.#root.ui.reducedMotion ? 'clouds' : 'haze') : 'black'
    await Promise.all([this.#curtain.close(kind, fadeTime), this.#bring(scene)])
    if (this.#gone) return
    try {
      if (scene === 'road' && first) await this.#start('load')
      await this.#start(scene)
    } catch (error) {
      if (this.#gone) return
      await this.#start('boot fix')
      // The second failure is the caller's to answer: it reloads.
      await this.#start(scene).catch(() => {
        throw error
      })
    }
    if (this.#gone) return
    // The sounds are made while the first scene is already looked at.
    if (this.#seen.size === 1) this.#game.scene.start('music')
    this.#seen.add(scene)
    // Behind a load scene the curtain stays: what follows it opens it.
    if (scene.endsWith('load') || scene === 'boot') return
    const anew = this.#last === 'road' || (first && this.#root.ui.firstStart)
    this.#last = scene
    void this.#curtain.open(scene === 'road' && anew ? roadTime : fadeTime)
  }

  #start(scene: Scene): Promise<void> {
    const stood = new Promise<void>((resolve, reject) => {
      this.#standing = { scene, resolve, reject }
    })
    if (this.#shown !== null) this.#game.scene.stop(this.#shown)
    this.#before()
    this.#shown = scene
    this.#game.scene.start(scene)
    return stood
  }
}
