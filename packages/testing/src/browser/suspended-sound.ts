/**
 * Keeps audio contexts suspended, as a browser does before the player's first gesture. The game then computes no sounds. Runs in a page before its
 * scripts, for tests that check no sound.
 */
export function suspendedSound(): void {
  window.AudioContext = class extends AudioContext {
    constructor() {
      super()
      void super.suspend()
    }
    /** Never resolves, as in a browser that still waits for a gesture. */
    override resume(): Promise<void> {
      return new Promise(() => {})
    }
  }
}
