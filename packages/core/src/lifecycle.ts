import { autorun, reaction } from 'mobx'
import type { RootStore } from './stores/root-store.ts'

/** Tells the platform how loading and play go, and follows its pauses and its sound switch. Returns what ends it. */
export function followPlatform(store: RootStore, onLoading: (pct: number) => void): () => void {
  const { lifecycle } = store.platform
  const stops = [
    lifecycle.onPause(() => store.ui.setPaused(true)),
    lifecycle.onResume(() => store.ui.setPaused(false)),
    lifecycle.onMute((muted) => store.settings.setOutsideMute(muted)),
    autorun(() => {
      lifecycle.loadingProgress(store.load.pct)
      onLoading(store.load.pct)
    }),
    reaction(
      () => store.load.phase === 'done' && !store.ui.blocked && (store.ui.scene === 'road' || store.ui.scene === 'battle'),
      (playing) => (playing ? lifecycle.gameplayStart() : lifecycle.gameplayStop()),
    ),
  ]
  return () => {
    for (const stop of stops) stop()
  }
}
