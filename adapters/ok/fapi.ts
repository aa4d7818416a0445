import type { Unsubscribe } from '@skystair/platform'
import { PlatformError } from '@skystair/platform'
import type { ScriptHost } from '@skystair/platform/sdk'
import { callSdk, loadSdk, once } from '@skystair/platform/sdk'
import { type ApiCallback, type Fapi, type OkGlobals, SDK } from './sdk.ts'

/** Time limit for loading the portal's script, milliseconds. */
const START_LIMIT = 10_000

/** The portal's script, with the events of its single global callback separated by method. */
export function openFapi(host: ScriptHost<OkGlobals>) {
  const { globals } = host
  const heard = new Set<ApiCallback>()
  const hear: ApiCallback = (method, result, data) => {
    // Iterates over a copy; events of other methods are ignored.
    for (const listener of [...heard]) listener(method, result, data)
  }
  const before = globals.API_callback
  const open = async (): Promise<Fapi> => {
    globals.API_callback = hear
    await loadSdk(host, SDK)
    const { FAPI } = globals
    if (!FAPI) throw new PlatformError('SDK_UNAVAILABLE', 'The script came without the SDK')
    const { api_server, apiconnection } = FAPI.Util.getRequestParameters()
    if (!api_server || !apiconnection) throw new PlatformError('SDK_UNAVAILABLE', 'The game was opened outside of Odnoklassniki')
    await new Promise<void>((onOk, onError) => FAPI.init(api_server, apiconnection, onOk, onError))
    return FAPI
  }
  const fapi = once(open)

  return {
    ready: () => callSdk(fapi, START_LIMIT, 'SDK_UNAVAILABLE'),
    /**
     * Shows a window and waits until `judge` returns a result for one of the portal's events of `method`. If it returns undefined, the wait
     * continues; if it throws, that is the error.
     */
    async show<T>(
      method: string,
      show: (fapi: Fapi) => void,
      judge: (result: string, data: string) => T | undefined,
      ms: number,
    ): Promise<T> {
      const FAPI = await this.ready()
      let stop: Unsubscribe = () => {}
      const shown = () =>
        new Promise<T>((resolve, reject) => {
          const listener: ApiCallback = (about, result, data) => {
            if (about !== method) return
            try {
              const answer = judge(result, String(data ?? ''))
              if (answer !== undefined) resolve(answer)
            } catch (refusal) {
              reject(refusal)
            }
          }
          heard.add(listener)
          stop = () => heard.delete(listener)
          show(FAPI)
        })
      return await callSdk(shown, ms).finally(() => stop())
    },
    destroy() {
      heard.clear()
      if (globals.API_callback === hear) globals.API_callback = before
    },
  }
}
