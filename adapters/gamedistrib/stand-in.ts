import type { HostMode, PurchaseMode, SimulatedControls } from '@skystair/platform/simulator'
import type { GdGlobals } from './sdk.ts'

/** Adverts without an end or a beginning happen with the real SDK, too. */
export type GdControls = SimulatedControls<'NO_END' | 'NO_BEGIN' | 'TWICE'>

/** The SDK as it behaves on the portal. Must not use anything outside itself: its source is what the page loads. */
export function gdStandIn(window: GdGlobals & { simulatedPortal?: GdControls }, mode: HostMode, purchase: PurchaseMode): void {
  const emit = (...names: string[]) => {
    for (const name of names) window.GD_OPTIONS?.onEvent({ name })
  }
  const controls: GdControls = {
    // Nothing is sold there.
    purchase,
    ad: 'WATCHED',
    calls: [],
    // The real SDK does so around its adverts.
    pause: () => emit('SDK_GAME_PAUSE'),
    resume: () => emit('SDK_GAME_START'),
  }
  window.simulatedPortal = controls
  window.gdsdk = {
    async showAd(type) {
      controls.calls.push(type)
      await new Promise((resolve) => setTimeout(resolve))
      const { ad } = controls
      if (ad === 'UNFILLED') throw new Error('The advertisement was requested too soon.')
      if (ad === 'SILENT') return new Promise<never>(() => {})
      if (ad !== 'NO_BEGIN') emit('SDK_GAME_PAUSE')
      if (type === 'rewarded' && ad !== 'CLOSED') emit('SDK_REWARDED_WATCH_COMPLETE')
      if (ad === 'TWICE') emit('SDK_GAME_PAUSE', 'SDK_REWARDED_WATCH_COMPLETE', 'SDK_GAME_START')
      if (ad !== 'NO_END') emit('SDK_GAME_START')
    },
  }
  if (mode === 'LYING') window.gdsdk = {} as never
  if (mode !== 'SLOW') setTimeout(() => emit(mode === 'THROWING' ? 'SDK_ERROR' : 'SDK_READY'))
}
