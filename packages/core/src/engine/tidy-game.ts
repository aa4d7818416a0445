import { Game, type Types } from 'phaser'

type AddedListener = [type: string, listener: EventListenerOrEventListenerObject, options?: boolean | AddEventListenerOptions]

/** Phaser's game, changed to leave nothing on the page that showed it. */
export class TidyGame extends Game {
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
    ;(this as unknown as { runDestroy(): void }).runDestroy()
    for (const [type, listener, options] of this.#listeners) document.removeEventListener(type, listener, options)
    // Browsers keep only a few WebGL contexts; those of destroyed games shouldn't count.
    gl?.getExtension('WEBGL_lose_context')?.loseContext()
  }
}
