import type { HostMode } from '@skystair/platform'
import type { GdGlobals } from './sdk.ts'

/** What a test or a portal page may move about the stand-in. */
export interface GdControls {
  /** How the next advert goes; NO_END and NO_BEGIN are of the real SDK too. */
  ad: 'WATCHED' | 'SKIPPED' | 'TOO_SOON' | 'NO_END' | 'NO_BEGIN' | 'SILENT' | 'TWICE'
  readonly told: string[]
}

/** The SDK as it behaves on the portal. Stands by itself: its source is what the page loads. */
export function gdStandIn(window: GdGlobals & { gdControls?: GdControls }, mode: HostMode): void {
  const controls: GdControls = { ad: 'WATCHED', told: [] }
  window.gdControls = controls
  const emit = (...names: string[]) => {
    for (const name of names) window.GD_OPTIONS?.onEvent({ name })
  }
  window.gdsdk = {
    async showAd(type) {
      controls.told.push(type)
      await new Promise((resolve) => setTimeout(resolve))
      const { ad } = controls
      if (ad === 'TOO_SOON') throw new Error('The advertisement was requested too soon.')
      if (ad === 'SILENT') return new Promise<never>(() => {})
      if (ad !== 'NO_BEGIN') emit('SDK_GAME_PAUSE')
      if (type === 'rewarded' && ad !== 'SKIPPED') emit('SDK_REWARDED_WATCH_COMPLETE')
      if (ad === 'TWICE') emit('SDK_GAME_PAUSE', 'SDK_REWARDED_WATCH_COMPLETE', 'SDK_GAME_START')
      if (ad !== 'NO_END') emit('SDK_GAME_START')
    },
  }
  if (mode === 'LYING') window.gdsdk = {} as never
  if (mode !== 'SLOW') setTimeout(() => emit(mode === 'THROWING' ? 'SDK_ERROR' : 'SDK_READY'))
}
