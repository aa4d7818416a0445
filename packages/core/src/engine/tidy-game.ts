import { Game, type Types } from 'phaser'

type Listening = [type: string, listener: EventListenerOrEventListenerObject, options?: boolean | AddEventListenerOptions]

/** Phaser's game, made to leave nothing on the page that it was shown on. */
export class TidyGame extends Game {
  #listening: Listening[] = []
  #over = false

  constructor(config: Types.Core.GameConfig) {
    super(config)
  }

  /** Phaser puts listeners on the document and handlers on the window that it never takes away: they are noted here, or undone at once. */
  protected override start(): void {
    const { onblur, onfocus } = window
    const add = document.addEventListener
    const noted: Listening[] = []
    document.addEventListener = (...args: Listening) => {
      noted.push(args)
      add.apply(document, args)
    }
    try {
      super.start()
    } finally {
      document.addEventListener = add
      window.onblur = onblur
      window.onfocus = onfocus
    }
    this.#listening = noted
    if (this.#over) this.#leave()
  }

  /** Ends the game now, also while its loop sleeps because the page is hidden. */
  end(): void {
    if (this.#over) return
    this.#over = true
    // Phaser can't be taken down before it stands: then it goes as soon as it does, and isn't seen meanwhile.
    if (this.isRunning) this.#leave()
    else this.canvas?.remove()
  }

  #leave(): void {
    const { renderer } = this
    const gl = renderer && 'gl' in renderer ? renderer.gl : null
    this.destroy(true)
    ;(this as unknown as { runDestroy(): void }).runDestroy()
    for (const [type, listener, options] of this.#listening) document.removeEventListener(type, listener, options)
    // Browsers keep only a few contexts; those of games that have gone shouldn't count.
    gl?.getExtension('WEBGL_lose_context')?.loseContext()
  }
}
