import { callSdk, loadSdk, once, PlatformError, type ScriptHost, type Unsubscribe } from '@skystair/platform'
import { type ApiCallback, type Fapi, type OkGlobals, SDK } from './sdk.ts'

/** How long the portal may take until it stands, milliseconds. */
const START_LIMIT = 10_000

/** The portal's script, and its one global function parted by what it answers to. */
export function openFapi(host: ScriptHost<OkGlobals>) {
  const { globals } = host
  const heard = new Set<ApiCallback>()
  const hear: ApiCallback = (method, result, data) => {
    // Over a copy, and whatever else the portal may have to say passes by.
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
     * Shows something and waits until `judge` makes an answer of one of the portal's events for `method`; undefined waits on, and what it
     * throws is the refusal.
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
