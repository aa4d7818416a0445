import { type PlatformAds, PlatformError, type Signal } from '@skystair/platform'
import { callSdk } from '@skystair/platform/sdk'
import type { CrazyError, CrazySdk } from './sdk.ts'

/** How long an advert may take to start, and to end, milliseconds: the SDK promises neither. */
const BEGIN_LIMIT = 30_000
const END_LIMIT = 180_000
const ANSWER_LIMIT = 6000

/** Shows an advert. The game is paused while it runs, not while it is being requested. */
function show(sdk: CrazySdk, type: 'midgame' | 'rewarded', pause: Signal<void>, resume: Signal<void>): Promise<void> {
  let started = false
  let timer: ReturnType<typeof setTimeout>
  return new Promise<void>((resolve, reject) => {
    const late = () => reject(new PlatformError('TIMED_OUT', 'The advert neither began nor ended'))
    timer = setTimeout(late, BEGIN_LIMIT)
    const adStarted = () => {
      clearTimeout(timer)
      timer = setTimeout(late, END_LIMIT)
      if (!started) pause.emit()
      started = true
    }
    const adError = (error: CrazyError | undefined) =>
      reject(new PlatformError(error?.code === 'other' ? 'FAILED' : 'UNFILLED', 'No advert', { cause: error }))
    Promise.resolve(sdk.ad.requestAd(type, { adStarted, adFinished: resolve, adError })).catch(adError)
  }).finally(() => {
    clearTimeout(timer)
    if (started) resume.emit()
  })
}

export function crazyAds(sdk: () => Promise<CrazySdk>, pause: Signal<void>, resume: Signal<void>): Omit<PlatformAds, 'banner'> {
  return {
    rewarded: async () => {
      await show(await sdk(), 'rewarded', pause, resume)
      return true
    },
    blocked: async () => {
      const { ad } = await sdk()
      return (await callSdk(() => ad.hasAdblock(), ANSWER_LIMIT)) === true
    },
    interstitial: async () => {
      await sdk()
        .then((ready) => show(ready, 'midgame', pause, resume))
        .catch(() => {})
    },
  }
}
