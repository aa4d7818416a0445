import type { CharacterAndCompanion, Scene } from '@skystair/contract/enums'
import { PlatformError } from '@skystair/platform'
import { makeAutoObservable, observableRef, observableShallow, runInAction } from 'mobx'
import { CallError } from '../net/call-error.ts'
import { errorText } from './error-text.ts'
import { NotLoaded } from './load-module.ts'
import { platformReport } from './platform-report.ts'
import type { ReloadCause } from './reload-guard.ts'
import { type Translate, textKey } from './texts.ts'

/** The name of a window of an area. */
export type OverlayName = string
export type OverlayProps = Readonly<Record<string, unknown>>
export interface OpenOverlay {
  readonly name: OverlayName
  readonly props: OverlayProps | null
  /** The one that it was opened over, to which `back` returns. */
  readonly below?: OpenOverlay | null
}
export type ToastTone = 'plain' | 'good' | 'bad'
export interface Toast {
  readonly id: number
  readonly text: string
  readonly tone: ToastTone
}
/** A text for screen readers only. */
interface Announcement {
  readonly id: number
  readonly text: string
}
type GainTarget = (kind: string) => { x: number; y: number } | null

/** `gain` is true if the player gains by agreeing, as by a purchase: otherwise the button warns. */
export interface Question {
  readonly title: string
  readonly text: string
  readonly ok: string
  readonly cancel: string
  readonly gain?: boolean
}
export interface Transition {
  readonly kind: 'black' | 'clouds'
  readonly phase: 'in' | 'out'
}

/** Shows scenes. `goTo` shows exactly the given scene and resolves once it is shown; load scenes resolve when everything is loaded. */
export interface SceneController {
  goTo(scene: Scene): Promise<void>
}

/** Scenes that are entered through a load scene of their own. */
const loadSceneOf: Partial<Record<Scene, Scene>> = { road: 'load', battle: 'battle load', creature: 'creature load', clan: 'clan load' }
const TOASTS = 4
/** Windows that the page of a player or of a clan closes. */
const closedByPages: readonly OverlayName[] = ['rating', 'chat', 'mail']
/** So many messages can be read again. */
const LAST_TOASTS = 20
/** After so many milliseconds an announcement is removed from the page: by then every screen reader has read it. */
const ANNOUNCED = 3000

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

/** The cause of a pause: the page around the game, the platform, or an advert. */
export type PauseCause = 'PAGE' | 'PLATFORM' | 'ADVERT'

/** Which scene, window and question is shown. */
export class UiStore {
  scene: Scene = 'boot'
  transition: Transition | null = null
  overlay: OpenOverlay | null = null
  toasts: Toast[] = []
  /** The last messages, the newest first, to be read again. */
  lastToasts: readonly Toast[] = []
  /** What screen readers are told, the newest last. */
  announcements: readonly Announcement[] = []
  /** The open question; the ui answers it with `answer`. */
  question: Question | null = null
  reducedMotion = false
  /** The player's first means of pointing is a finger. */
  touch = false
  /** Number of calls that the player is waiting for. */
  attempts = 0
  /** The page, the platform or an advert has paused the game. */
  paused = false
  /** True from the page's start until the first walk: the road then appears slowly. */
  firstStart = true
  /** The creature that is shown alone. */
  shownCreatureId: number | null = null
  /** The hero that is selected in the choice of a character. */
  character: CharacterAndCompanion = 'MAN_1'
  /** Texts of the page's header and footer, from the server; not HTML. */
  header = ''
  footer = ''
  readonly #deps: UiDeps
  readonly #pauses = new Set<PauseCause>()
  /** Where gains fly to; see `gainTarget`. */
  #gainTarget: GainTarget = () => null
  #scenes: SceneController | null = null
  #wanted: Scene | null = null
  /** Functions to run while the transition covers the view. */
  #whileCovered: (() => unknown)[] = []
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
        announcements: observableRef,
        lastToasts: observableRef,
        question: observableRef,
        attach: false,
        gainTarget: false,
        setGainTarget: false,
      },
      { autoBind: true },
    )
  }

  /** True while an overlay or a question is open or the game is paused: the canvas takes no input. */
  get blocked(): boolean {
    return this.overlay !== null || this.question !== null || this.paused
  }

  attach(scenes: SceneController | null): void {
    this.#scenes = scenes
  }

  /** Sets the function that returns where a kind of gain is counted; null removes it. */
  setGainTarget(target: GainTarget | null): void {
    this.#gainTarget = target ?? (() => null)
  }

  /** Returns the position of the counter for a kind of gain, in virtual units of the view; null if no counter is shown. */
  gainTarget(kind: string): { x: number; y: number } | null {
    return this.#gainTarget(kind)
  }

  setPageTexts(header: string, footer: string): void {
    this.header = header
    this.footer = footer
  }

  chooseCharacter(character: CharacterAndCompanion): void {
    this.character = character
  }

  /** The first walk has begun. */
  endFirstStart(): void {
    this.firstStart = false
  }

  /** Pauses the game for this cause, or ends its pause: the game continues once every cause has ended. */
  setPaused(paused: boolean, cause: PauseCause = 'PAGE'): void {
    if (paused) this.#pauses.add(cause)
    else this.#pauses.delete(cause)
    this.paused = this.#pauses.size > 0
  }

  setTouch(touch: boolean): void {
    this.touch = touch
  }

  setReducedMotion(reduced: boolean): void {
    this.reducedMotion = reduced
  }

  /**
   * Shows a scene. Returns whether it is shown; otherwise the page is reloaded. During a change, the latest request waits for its end. `whileCovered`
   * runs while a load scene covers the view.
   */
  goTo(scene: Scene, whileCovered: () => unknown = () => {}): Promise<boolean> {
    this.#wanted = scene
    this.#whileCovered.push(whileCovered)
    this.#moving ??= this.#move()
    return this.#moving
  }

  /** Shows one creature alone. */
  showCreature(id: number): Promise<boolean> {
    this.shownCreatureId = id
    this.overlay = null
    return this.goTo('creature')
  }

  /** Opens an overlay in place of the one that is open. */
  open(name: OverlayName, props: OverlayProps | null = null): void {
    this.overlay = { name, props }
  }

  /** Opens an overlay over the one that is open. */
  openOver(name: OverlayName, props: OverlayProps | null = null): void {
    this.overlay = { name, props, below: this.overlay }
  }

  /** Opens the page of a player or of a clan: in place of ratings, chat and mail, and over every other window. */
  openPage(name: 'player' | 'clanPage', props: OverlayProps): void {
    if (this.overlay && closedByPages.includes(this.overlay.name)) this.open(name, props)
    else this.openOver(name, props)
  }

  /** Closes the overlay, and returns to the one that it was opened over. */
  back(): void {
    this.overlay = this.overlay?.below ?? null
  }

  /** Closes the overlay and all below it. */
  close(): void {
    this.overlay = null
  }

  /** Shows a short message; `dismiss` removes it. */
  toast(text: string, tone: ToastTone = 'plain'): void {
    this.#toastId += 1
    const toast = { id: this.#toastId, text, tone }
    this.lastToasts = [toast, ...this.lastToasts].slice(0, LAST_TOASTS)
    // A message that is still shown is shown once.
    const shown = this.toasts.findIndex((one) => one.text === text)
    if (shown >= 0) this.toasts.splice(shown, 1)
    this.toasts.push(toast)
    if (this.toasts.length > TOASTS) this.toasts.shift()
  }

  dismiss(id: number): void {
    const index = this.toasts.findIndex((toast) => toast.id === id)
    if (index >= 0) this.toasts.splice(index, 1)
  }

  /** Tells screen readers a text. What is seen says it by itself. */
  announce(text: string): void {
    this.#toastId += 1
    const id = this.#toastId
    this.announcements = [...this.announcements, { id, text }]
    const remove = () => {
      this.announcements = this.announcements.filter((one) => one.id !== id)
    }
    setTimeout(() => runInAction(remove), ANNOUNCED)
  }

  /** Asks the player a question. A question that is already open counts as answered with no. */
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

  /**
   * Shows the player why something failed. A dialog of the platform that the player closed is no failure. Errors without a code are ours, and
   * reported.
   */
  fail(error: unknown): void {
    if (error instanceof CallError) {
      const { code, field, limit } = error
      const { t } = this.#deps
      if (code !== 'DESTROYED') this.toast(limit === undefined ? t(textKey(code, field)) : t('message.offerLimit', { count: limit }), 'bad')
      return
    }
    if (error instanceof PlatformError) {
      if (error.code === 'SDK_UNAVAILABLE') this.#deps.report(platformReport(error))
      if (error.code !== 'CANCELLED') this.toast(this.#deps.t(`platform.${error.code}`), error.code === 'UNFILLED' ? 'plain' : 'bad')
      return
    }
    this.#deps.report(errorText(error))
    this.toast(this.#deps.t('error.INTERNAL'), 'bad')
  }

  /** Reports an error to the server without showing it. */
  report(message: string): void {
    this.#deps.report(message)
  }

  /** Runs `work`. If it fails, shows the player why and resolves with null. */
  async attempt<T>(work: () => Promise<T>): Promise<T | null> {
    try {
      return await this.during(work)
    } catch (error) {
      this.fail(error)
      return null
    }
  }

  /** Runs `work`, which the player waits for: a busy indicator is shown meanwhile. */
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
    try {
      // #scenes may be null after any wait: the game was destroyed.
      while (this.#wanted !== null) {
        const scene: Scene = this.#wanted
        this.#wanted = null
        const kind = scene === 'road' || scene === 'character selection' ? 'clouds' : 'black'
        runInAction(() => {
          this.transition = { kind, phase: 'in' }
        })
        try {
          await this.#deps.prepare(scene)
          const load = loadSceneOf[scene]
          if (load) await this.#scenes?.goTo(load)
          for (const work of this.#whileCovered.splice(0)) await work()
          await this.#scenes?.goTo(scene)
        } catch (error) {
          if (error instanceof NotLoaded && scene !== 'road') {
            this.toast(this.#deps.t('common.notLoaded'), 'bad')
            this.#wanted = 'road'
            continue
          }
          this.#deps.report(`Scene ${scene} failed: ${errorText(error)}`)
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
    } finally {
      // Before the transition ends: a request that its end causes begins a change of its own.
      this.#moving = null
    }
    runInAction(() => {
      this.transition = null
    })
    return true
  }
}
