import { makeAutoObservable } from 'mobx'

/** The thing in the scene whose button has the focus, by its id: the scene marks it, as the button itself lies elsewhere. */
export class FocusedThing {
  id: number | null = null

  constructor() {
    makeAutoObservable(this, {}, { autoBind: true })
  }

  focus(id: number): void {
    this.id = id
  }

  /** Does nothing if another thing has the focus by now. */
  blur(id: number): void {
    if (this.id === id) this.id = null
  }
}
