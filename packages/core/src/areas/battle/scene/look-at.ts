/** A finger that rests on a card this long, or a mouse that stays over it, asks who that is; in milliseconds. */
const RESTS = 400

/** Decides when a pointer rests on a card long enough to show whose it is. Times are in milliseconds. */
export class LookAt {
  readonly #show: (id: number | null) => void
  #over: { readonly id: number; readonly since: number } | null = null
  #shown = false

  constructor(show: (id: number | null) => void) {
    this.#show = show
  }

  /** The pointer is over this card now, or over none. */
  over(id: number | null, now: number): void {
    if ((this.#over?.id ?? null) === id) return
    this.#over = id === null ? null : { id, since: now }
    this.#hide()
  }

  /** Shows the card once the pointer has rested on it. */
  update(now: number): void {
    if (this.#shown || !this.#over || now - this.#over.since < RESTS) return
    this.#shown = true
    this.#show(this.#over.id)
  }

  /** A press ends. Returns true if it was for looking and not for choosing; until the pointer leaves the card, it is not shown again. */
  end(isTouch: boolean): boolean {
    const looked = isTouch && this.#shown
    if (this.#over) this.#over = { ...this.#over, since: Number.POSITIVE_INFINITY }
    if (isTouch) this.#over = null
    this.#hide()
    return looked
  }

  #hide(): void {
    if (!this.#shown) return
    this.#shown = false
    this.#show(null)
  }
}
