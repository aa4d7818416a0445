import { pageValue, scriptHost, type WebHost } from '@skystair/platform'
import { retrieveRawLaunchParams } from '@telegram-apps/sdk'

export interface TelegramHost extends WebHost {
  /** The bot and the name of its app, `skystair_bot/play`: links that invite lead there. Empty where the operator set none. */
  readonly app: string
  /** The origin of the page around the game, where the browser tells it. */
  readonly around: string | undefined
}

/** The real page: whoever builds it names the app on the game’s element. */
export function telegramHost(): TelegramHost {
  return {
    ...scriptHost(),
    app: pageValue('tgApp'),
    around: location.ancestorOrigins?.[0],
  }
}

/** The launch parameters, untouched: from the address, or from where the library kept them when the address has lost them. */
export function rawLaunch({ window: { location } }: TelegramHost): string {
  const hash = new URL(location.href).hash.slice(1)
  if (/(^|&)tgWebAppVersion=/.test(hash)) return hash
  try {
    return retrieveRawLaunchParams()
  } catch {
    return hash
  }
}
