import type { PlatformAds, Signal, Subscriptions } from '@skystair/platform'
import { PlatformError } from '@skystair/platform'
import { callSdk, notifySdk } from '@skystair/platform/sdk'
import type { KongAdEvent, KongApi } from './sdk.ts'

/** Adverts last as long as the player looks at them, milliseconds. */
const SHOWN_LIMIT = 300_000

export interface KongAds {
  readonly available: () => boolean
  /** Checks for adverts once the API is available. */
  readonly look: (api: KongApi) => void
  readonly rewarded: PlatformAds['rewarded']
}

/** Kongregate's incentivised adverts: there are none until the portal reports some. */
export function kongAds(listening: Subscriptions, pause: Signal<void>, resume: Signal<void>): KongAds {
  let ready: KongApi | null = null
  const hear = (api: KongApi, event: KongAdEvent, fn: () => void) =>
    listening.add(() => {
      notifySdk(() => api.mtx.addEventListener?.(event, fn))
      return () => notifySdk(() => api.mtx.removeEventListener?.(event, fn))
    })
  return {
    available: () => ready !== null,
    look(api) {
      hear(api, 'adsAvailable', () => {
        ready = api
      })
      hear(api, 'adsUnavailable', () => {
        ready = null
      })
      notifySdk(() => api.mtx.initializeIncentivizedAds?.())
    },
    async rewarded() {
      const api = ready
      if (!api) throw new PlatformError('UNFILLED', 'No advert is available')
      const ends: (() => void)[] = []
      pause.emit()
      try {
        return await callSdk(
          () =>
            new Promise<boolean>((resolve) => {
              ends.push(hear(api, 'adCompleted', () => resolve(true)))
              ends.push(hear(api, 'adAbandoned', () => resolve(false)))
              api.mtx.showIncentivizedAd?.()
            }),
          SHOWN_LIMIT,
        )
      } finally {
        for (const end of ends) end()
        resume.emit()
      }
    },
  }
}
