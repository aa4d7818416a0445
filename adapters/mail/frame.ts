import type { Signal } from '@skystair/platform'
import { PlatformError, signal } from '@skystair/platform'
import type { ScriptHost } from '@skystair/platform/sdk'
import { callSdk, loadSdk, once } from '@skystair/platform/sdk'
import { type MailApi, type MailGlobals, sdkOf } from './sdk.ts'

/** Time limit for loading the portal's script, milliseconds. */
const START_LIMIT = 10_000

type Topic = 'login' | 'registered' | 'profile' | 'paid' | 'advert'

/** The portal's frame script, and its messages by topic. */
export function openFrame(host: ScriptHost<MailGlobals>, appId: string) {
  const topics: Readonly<Record<Topic, Signal<unknown>>> = {
    login: signal(),
    registered: signal(),
    profile: signal(),
    paid: signal(),
    advert: signal(),
  }
  const api = once(async (): Promise<MailApi> => {
    // The number becomes part of the script's address, so it must be one.
    if (!/^[1-9]\d*$/.test(appId)) throw new PlatformError('SDK_UNAVAILABLE', 'The game was opened outside of the portal')
    await loadSdk(host, sdkOf(appId))
    const { iframeApi } = host.globals
    if (!iframeApi) throw new PlatformError('SDK_UNAVAILABLE', 'The script came without the SDK')
    return await iframeApi({
      appid: Number(appId),
      getLoginStatusCallback: topics.login.emit,
      registerUserCallback: topics.registered.emit,
      userProfileCallback: topics.profile.emit,
      paymentReceivedCallback: topics.paid.emit,
      adsCallback: topics.advert.emit,
    })
  })
  const ready = () => callSdk(api, START_LIMIT, 'SDK_UNAVAILABLE')

  return {
    ready,
    /** Calls the portal and waits for the next message on `topic`. */
    async tellMe(topic: Topic, question: (api: MailApi) => void, ms: number): Promise<Readonly<Record<string, unknown>>> {
      const portal = await ready()
      let stop = () => {}
      const answered = () =>
        new Promise<unknown>((resolve) => {
          stop = topics[topic].on(resolve)
          question(portal)
        })
      return Object(await callSdk(answered, ms).finally(() => stop()))
    },
    destroy: () => {
      for (const topic of Object.values(topics)) topic.clear()
    },
  }
}
