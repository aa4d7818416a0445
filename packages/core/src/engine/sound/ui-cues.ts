import { reaction } from 'mobx'
import type { Services } from '../../services/services.ts'
import type { PlaySound } from '../../services/sound-name.ts'
import { stopAll } from '../../services/stop-all.ts'

/** Plays the sounds of windows, questions and messages. Returns the function that stops it. */
export function followUiCues({ ui }: Services, play: PlaySound): () => void {
  let lastPlayed = ui.toasts.at(-1)?.id ?? 0
  return stopAll(
    reaction(
      () => (ui.question ? 'question' : (ui.overlay?.name ?? null)),
      (open) => play(open ? 'open' : 'close'),
    ),
    reaction(
      () => ui.toasts.at(-1),
      (toast) => {
        if (!toast || toast.id <= lastPlayed) return
        lastPlayed = toast.id
        if (toast.tone !== 'plain') play(toast.tone === 'bad' ? 'block' : 'heal')
      },
    ),
  )
}
