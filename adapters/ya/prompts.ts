import { PlatformError } from '@skystair/platform'
import { callSdk, type Once } from '@skystair/platform/sdk'
import type { YaSdk } from './sdk.ts'

/** Time limits for the question whether a window may be shown, to which the portal may never respond, and for the window, milliseconds. */
const ASK_LIMIT = 2000
const SHOWN_LIMIT = 300_000

/** The portal's windows for a shortcut on the home screen and for a rating: it decides for each player when they may be shown. */
export function yaPrompts(sdk: Once<YaSdk>) {
  const can = { shortcut: false, review: false }
  void sdk.opened.then(async ({ shortcut, feedback }) => {
    const no = () => false
    can.shortcut = await callSdk(async () => (await shortcut?.canShowPrompt())?.canShow === true, ASK_LIMIT).catch(no)
    can.review = await callSdk(async () => (await feedback?.canReview())?.value === true, ASK_LIMIT).catch(no)
  })
  const ask = async (window: keyof typeof can, show: (ysdk: YaSdk) => Promise<boolean>) => {
    if (!can[window]) throw new PlatformError('UNSUPPORTED', 'The portal does not show this window now')
    const ysdk = await sdk()
    // Each window is shown once.
    can[window] = false
    if (!(await callSdk(() => show(ysdk), SHOWN_LIMIT))) throw new PlatformError('CANCELLED')
  }
  return {
    canFavourite: () => can.shortcut,
    canRate: () => can.review,
    favourite: () => ask('shortcut', async ({ shortcut }) => (await shortcut?.showPrompt())?.outcome === 'accepted'),
    rate: () => ask('review', async ({ feedback }) => (await feedback?.requestReview())?.feedbackSent === true),
  }
}
