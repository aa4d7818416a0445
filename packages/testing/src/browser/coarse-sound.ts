/**
 * Makes audio contexts compute fewer samples: sound takes a tenth of a processor otherwise. Runs in a page before its scripts, for tests that
 * do not listen.
 */
export function coarseSound(): void {
  window.AudioContext = class extends AudioContext {
    constructor() {
      super({ sampleRate: 8000 })
    }
  }
}
