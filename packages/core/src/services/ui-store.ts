import type { CharacterAndCompanion, Scene } from '@skystair/contract/enums'
import { makeAutoObservable, observableRef, observableShallow, runInAction } from 'mobx'
import { CallError } from '../net/call-error.ts'
import type { ReloadCause } from './reload-guard.ts'
import { type Translate, textKey } from './texts.ts'

/** The name of a window: areas say which they have. */
export type OverlayName = string
export type OverlayProps = Readonly<Record<string, unknown>>
export interface OpenOverlay {
  readonly name: OverlayName
  readonly props: OverlayProps | null
}
export type Tone = 'plain' | 'good' | 'bad'
export interface Toast {
  readonly id: number
  readonly text: string
  readonly tone: Tone
}
type Landing = (kind: string) => { x: number; y: number } | null

export interface Question {
  readonly title: string
  readonly text: string
  readonly ok: string
  readonly cancel: string
}
export interface Transition {
  readonly kind: 'black' | 'clouds'
  readonly phase: 'in' | 'out'
}

/** What shows scenes. `goTo` shows exactly the scene it is given and resolves once it stands; the load scenes resolve when all is loaded. */
export interface SceneStage {
  goTo(scene: Scene): Promise<void>
}

/** Scenes that are entered through a load scene of their own. */
const through: Partial<Record<Scene, Scene>> = { road: 'load', battle: 'battle load', creature: 'creature load', clan: 'clan load' }
const TOASTS = 4

interface UiDeps {
  readonly t: Translate
  /** Reports an error of ours to the server. */
  readonly report: (message: string) => void
  readonly reload: (cause: ReloadCause) => void
  /** Runs before a scene is shown. */
  readonly prepare: (scene: Scene) => Promise<void>
  /** Called with each scene once it is shown. */
  readonly onScene: (scene: Scene) => void
}

/** Which scene, window and question is shown. */
export class UiStore {
  scene: Scene = 'boot'
  transition: Transition | null = null
  overlay: OpenOverlay | null = null
  toasts: Toast[] = []
  /** The question being asked, for the `dialog` of the ui to answer with `answer`. */
  question: Question | null = null
  reducedMotion = false
  /** How much that the player wants is being attempted now. */
  attempts = 0
  /** The page or the platform has paused the game. */
  paused = false
  /** True from the page's start until the first walk: the road greets a player then. */
  firstStart = true
  /** The creature that is looked at alone. */
  looked: number | null = null
  /** Who is put forward at the choice of a character. */
  character: CharacterAndCompanion = 'MAN_1'
  /** Markup-free texts of the page's header and footer, from the server. */
  header = ''
  footer = ''
  readonly #deps: UiDeps
  /** Where gains fly to; see `land`. */
  #landing: Landing = () => null
  #stage: SceneStage | null = null
  #wanted: Scene | null = null
  /** What changes while nothing is seen. */
  #unseen: (() => unknown)[] = []
  #moving: Promise<boolean> | null = null
  #answer: ((yes: boolean) => void) | null = null
  #toastId = 0

  constructor(deps: UiDeps) {
    this.#deps = deps
    makeAutoObservable<this>(
      this,
      {
        transition: observableRef,
        overlay: observableRef,
        toasts: observableShallow,
        question: observableRef,
        attach: false,
        landing: false,
        setLanding: false,
      },
      { autoBind: true },
    )
  }

  /** True while an overlay or a question is open or the game is paused: the canvas takes no input. */
  get blocked(): boolean {
    return this.overlay !== null || this.question !== null || this.paused
  }

  attach(stage: SceneStage | null): void {
    this.#stage = stage
  }

  /** Says where a gain of a kind is counted; null where nothing counts gains any more. */
  setLanding(landing: Landing | null): void {
    this.#landing = landing ?? (() => null)
  }

  /** Where a gain of a kind is counted, in virtual units of the view; null where nothing counts it now. */
  landing(kind: string): { x: number; y: number } | null {
    return this.#landing(kind)
  }

  setPageTexts(header: string, footer: string): void {
    this.header = header
    this.footer = footer
  }

  chooseCharacter(character: CharacterAndCompanion): void {
    this.character = character
  }

  /** The first walk has begun. */
  greeted(): void {
    this.firstStart = false
  }

  setPaused(paused: boolean): void {
    this.paused = paused
  }

  setReducedMotion(reduced: boolean): void {
    this.reducedMotion = reduced
  }

  /**
   * Shows a scene; answers whether it is shown, for where it can't be the page is loaded anew. While a change is under way the latest wish waits for
   * its end. `unseen` is done once the scene before is covered, where a load scene stands between them.
   */
  goTo(scene: Scene, unseen: () => unknown = () => {}): Promise<boolean> {
    this.#wanted = scene
    this.#unseen.push(unseen)
    this.#moving ??= this.#move().finally(() => {
      this.#moving = null
    })
    return this.#moving
  }

  /** Shows one creature alone. */
  lookAt(id: number): Promise<boolean> {
    this.looked = id
    this.overlay = null
    return this.goTo('creature')
  }

  /** Opens an overlay in place of the one that is open. */
  open(name: OverlayName, props: OverlayProps | null = null): void {
    this.overlay = { name, props }
  }

  close(): void {
    this.overlay = null
  }

  /** Shows a short message; `dismiss` takes it away. */
  toast(text: string, tone: Tone = 'plain'): void {
    this.#toastId += 1
    this.toasts.push({ id: this.#toastId, text, tone })
    if (this.toasts.length > TOASTS) this.toasts.shift()
  }

  dismiss(id: number): void {
    const index = this.toasts.findIndex((toast) => toast.id === id)
    if (index >= 0) this.toasts.splice(index, 1)
  }

  /** Asks the player; a question asked meanwhile counts as answered with no. */
  ask(question: Question): Promise<boolean> {
    this.answer(false)
    this.question = question
    return new Promise((resolve) => {
      this.#answer = resolve
    })
  }

  answer(yes: boolean): void {
    this.question = null
    this.#answer?.(yes)
    this.#answer = null
  }

  /** Tells the player why something failed. Errors without a code are ours, and reported. */
  fail(error: unknown): void {
    if (error instanceof CallError) {
      if (error.code === 'DESTROYED') return
      this.toast(this.#deps.t(textKey(error.code)), 'bad')
      return
    }
    this.#deps.report(error instanceof Error ? (error.stack ?? error.message) : String(error))
    this.toast(this.#deps.t('error.INTERNAL'), 'bad')
  }

  /** Tells the server of an error, not the player. */
  report(message: string): void {
    this.#deps.report(message)
  }

  /** Does something; where it fails the player is told and null comes back. */
  async attempt<T>(work: () => Promise<T>): Promise<T | null> {
    try {
      return await this.during(work)
    } catch (error) {
      this.fail(error)
      return null
    }
  }

  /** Does something that the player waits for: a sign of it is shown meanwhile. */
  async during<T>(work: () => Promise<T>): Promise<T> {
    this.attempts += 1
    try {
      return await work()
    } finally {
      runInAction(() => {
        this.attempts -= 1
      })
    }
  }

  async #move(): Promise<boolean> {
    // The stage may be gone after any wait: the game was destroyed.
    while (this.#wanted !== null) {
      const scene: Scene = this.#wanted
      this.#wanted = null
      const kind = scene === 'road' || scene === 'character selection' ? 'clouds' : 'black'
      runInAction(() => {
        this.transition = { kind, phase: 'in' }
      })
      try {
        await this.#deps.prepare(scene)
        const load = through[scene]
        if (load) await this.#stage?.goTo(load)
        for (const work of this.#unseen.splice(0)) await work()
        await this.#stage?.goTo(scene)
      } catch (error) {
        this.#deps.report(`Scene ${scene} failed: ${error instanceof Error ? (error.stack ?? error.message) : String(error)}`)
        this.#deps.reload('failed')
        return false
      }
      runInAction(() => {
        this.scene = scene
        if (scene !== 'boot' && scene !== 'road') this.firstStart = false
        this.transition = { kind, phase: 'out' }
      })
      this.#deps.onScene(scene)
    }
    runInAction(() => {
      this.transition = null
    })
    return true
  }
}
