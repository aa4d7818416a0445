import { PlatformError, type PlatformRemote } from '@skystair/platform'
import { callSdk, requireTime, textFlags } from '@skystair/platform/sdk'
import type { YaSdk } from './sdk.ts'

const ANSWER_LIMIT = 5000

/** The flags of the portal's console, and its clock. `sdk` returns the SDK once it is loaded, and null before. */
export function yaRemote(sdk: () => YaSdk | null): PlatformRemote {
  const unsupported = () => new PlatformError('UNSUPPORTED', 'The portal’s SDK does not have this')
  return {
    flags: async (names) => {
      const ysdk = sdk()
      if (!ysdk?.getFlags) throw unsupported()
      return textFlags(await callSdk(() => ysdk.getFlags!(), ANSWER_LIMIT), names)
    },
    time: async () => {
      const ysdk = sdk()
      if (!ysdk?.serverTime) throw unsupported()
      return requireTime(await callSdk(() => ysdk.serverTime!(), ANSWER_LIMIT))
    },
  }
}
