import type { Frame, Page } from 'playwright'

type Sounds = { readonly contexts: AudioContext[] }

/** Runs in a page before its scripts: records all audio contexts. */
export function recordAudioContexts(): void {
  const sounds = Object.assign(window, { contexts: [] } satisfies Sounds) as Window & Sounds
  window.AudioContext = class extends AudioContext {
    constructor() {
      super()
      sounds.contexts.push(this)
    }
  }
}

/** Returns true if a page or frame whose audio contexts are recorded plays sound. */
export const isSounding = (game: Page | Frame): Promise<boolean> =>
  game.evaluate(() => (window as unknown as Sounds).contexts.some((context) => context.state === 'running'))
