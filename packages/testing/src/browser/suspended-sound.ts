/**
 * Makes audio contexts stay suspended, as a browser does that allows no sound: the game computes none. Runs in a page before its scripts, for
 * tests that do not listen.
 */
export function suspendedSound(): void {
  window.AudioContext = class extends AudioContext {
    constructor() {
      super()
      void super.suspend()
    }
    /** Never resolves, like that of a browser that waits for a gesture. */
    override resume(): Promise<void> {
      return new Promise(() => {})
    }
  }
}
