import type { WebHost } from '@skystair/platform'
import { pageValue, scriptHost } from '@skystair/platform/sdk'
import { retrieveRawLaunchParams } from '@telegram-apps/sdk'

export interface TelegramHost extends WebHost {
  /** The bot and the name of its app, `skystair_bot/play`, for invitation links. Empty if the operator set none. */
  readonly app: string
  /** The origin of the surrounding page, if the browser reveals it. */
  readonly around: string | undefined
}

/** Returns the real page, whose build names the app on the game's element. */
export function telegramHost(): TelegramHost {
  return {
    ...scriptHost(),
    app: pageValue('tgApp'),
    around: location.ancestorOrigins?.[0],
  }
}

/** Returns the unchanged launch parameters: from the address, or from where the library stored them if the address has lost them. */
export function rawLaunch({ window: { location } }: TelegramHost): string {
  const hash = new URL(location.href).hash.slice(1)
  if (/(^|&)tgWebAppVersion=/.test(hash)) return hash
  try {
    return retrieveRawLaunchParams()
  } catch {
    return hash
  }
}
