import { makeAutoObservable } from 'mobx'

/** Id of the place or fighter whose button has the focus. The scene highlights it, because the button is elsewhere on the page. */
export class FocusedThing {
  id: number | null = null

  constructor() {
    makeAutoObservable(this, {}, { autoBind: true })
  }

  focus(id: number): void {
    this.id = id
  }

  /** Does nothing if another one has the focus by now. */
  blur(id: number): void {
    if (this.id === id) this.id = null
  }
}
