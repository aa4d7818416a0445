import { autorun, reaction } from 'mobx'
import type { Services } from '../services/services.ts'
import { stopAll } from '../services/stop-all.ts'

/** Reports loading and gameplay to the platform, and follows its pauses and its mute. Returns the function that stops it. */
export function followPlatform(services: Services, onLoading: (pct: number) => void): () => void {
  const { lifecycle } = services.platform
  return stopAll(
    lifecycle.onPause(() => services.ui.setPaused(true, 'PLATFORM')),
    lifecycle.onResume(() => services.ui.setPaused(false, 'PLATFORM')),
    lifecycle.onMute((muted) => services.preferences.setOutsideMute(muted)),
    autorun(() => {
      lifecycle.loadingProgress(services.load.pct)
      onLoading(services.load.pct)
    }),
    reaction(
      () => {
        const { load, ui, connection } = services
        return load.phase === 'done' && !ui.blocked && connection.state === 'ok' && (ui.scene === 'road' || ui.scene === 'battle')
      },
      (playing) => (playing ? lifecycle.gameplayStart() : lifecycle.gameplayStop()),
    ),
  )
}
