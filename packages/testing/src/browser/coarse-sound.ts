/**
 * Makes audio contexts compute as few samples as a browser permits, and send them to no device: sound takes a tenth of a processor otherwise. Runs
 * in a page before its scripts, for tests that do not listen.
 */
export function coarseSound(): void {
  window.AudioContext = class extends AudioContext {
    constructor() {
      super({ sampleRate: 3000, sinkId: { type: 'none' } } as AudioContextOptions)
    }
  }
}
