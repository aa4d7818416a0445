import { Game, type Types } from 'phaser'
import { DrawnState } from './drawn-state.ts'

type AddedListener = [type: string, listener: EventListenerOrEventListenerObject, options?: boolean | AddEventListenerOptions]

/** What draws nothing and is undocumented. */
interface Inner {
  readonly pendingDestroy: boolean
  readonly scene: { isProcessing: boolean }
  runDestroy(): void
}

/** Phaser's game, changed to draw only what differs from the last frame, and to leave nothing on the page that showed it. */
export class TidyGame extends Game {
  /** Whether any of the canvas can be seen. */
  isSeen: () => boolean = () => true
  /** Called with each frame's time in milliseconds, and whether it was drawn. */
  onFrame: (time: number, isDrawn: boolean) => void = () => {}
  readonly #state = new DrawnState()
  #listeners: AddedListener[] = []
  #ended = false

  constructor(config: Types.Core.GameConfig) {
    super(config)
  }

  /** Phaser adds listeners to the document and handlers to the window that it never removes: they are recorded here, or undone at once. */
  protected override start(): void {
    const { onblur, onfocus } = window
    const add = document.addEventListener
    const added: AddedListener[] = []
    document.addEventListener = (...args: AddedListener) => {
      added.push(args)
      add.apply(document, args)
    }
    try {
      super.start()
    } finally {
      document.addEventListener = add
      window.onblur = onblur
      window.onfocus = onfocus
    }
    this.#listeners = added
    if (this.#ended) this.#cleanUp()
  }

  /** Makes the next frame be drawn even if nothing has moved: what was drawn is lost, or the pixels of a picture have changed. */
  redraw(): void {
    this.#state.forget()
  }

  /** Phaser's step, which draws each frame. */
  override step(time: number, delta: number): void {
    const { events, renderer, scene } = this
    if ((this as unknown as Inner).pendingDestroy || this.isPaused) {
      super.step(time, delta)
      return
    }
    for (const event of ['prestep', 'step']) events.emit(event, time, delta)
    scene.update(time, delta)
    events.emit('poststep', time, delta)
    const isDrawn = this.isSeen() && this.#state.isNew(scene)
    if (isDrawn) {
      renderer.preRender()
      events.emit('prerender', renderer, time, delta)
      scene.render(renderer)
      renderer.postRender()
      events.emit('postrender', renderer, time, delta)
    } else (this as unknown as Inner).scene.isProcessing = false
    this.onFrame(time, isDrawn)
  }

  /** Ends the game now, also while its loop sleeps because the page is hidden. */
  end(): void {
    if (this.#ended) return
    this.#ended = true
    // Phaser can't be destroyed before it has started: it stays invisible and is destroyed as soon as it has.
    if (this.isRunning) this.#cleanUp()
    else this.canvas?.remove()
  }

  #cleanUp(): void {
    const { renderer } = this
    const gl = renderer && 'gl' in renderer ? renderer.gl : null
    this.destroy(true)
    ;(this as unknown as Inner).runDestroy()
    for (const [type, listener, options] of this.#listeners) document.removeEventListener(type, listener, options)
    // Browsers keep only a few WebGL contexts; those of destroyed games shouldn't count.
    gl?.getExtension('WEBGL_lose_context')?.loseContext()
  }
}
