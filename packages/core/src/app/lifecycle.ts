import { autorun, reaction } from 'mobx'
import type { Services } from '../services/services.ts'

/** Tells the platform how loading and play go, and follows its pauses and its sound switch. Returns what ends it. */
export function followPlatform(store: Services, onLoading: (pct: number) => void): () => void {
  const { lifecycle } = store.platform
  const stops = [
    lifecycle.onPause(() => store.ui.setPaused(true)),
    lifecycle.onResume(() => store.ui.setPaused(false)),
    lifecycle.onMute((muted) => store.preferences.setOutsideMute(muted)),
    autorun(() => {
      lifecycle.loadingProgress(store.load.pct)
      onLoading(store.load.pct)
    }),
    reaction(
      () => {
        const { load, ui, connection } = store
        return load.phase === 'done' && !ui.blocked && connection.state === 'ok' && (ui.scene === 'road' || ui.scene === 'battle')
      },
      (playing) => (playing ? lifecycle.gameplayStart() : lifecycle.gameplayStop()),
    ),
  ]
  return () => {
    for (const stop of stops) stop()
  }
}
