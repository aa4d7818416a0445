import { PlatformError } from '@skystair/platform'

/** The messenger's parameters after the `#` of the address, as far as the game uses them. */
export interface Launch {
  /** The unchanged signed launch data; empty if the messenger gave none. */
  readonly initData: string
  readonly version: string
  readonly device: string
  /** Null if the game was opened without a player, as by a keyboard button. */
  readonly user: { readonly id: string; readonly name: string; readonly language: string } | null
  readonly startParam: string
}

/**
 * Parses launch parameters. Returns null if there are none: the page was opened outside the messenger. Throws BAD_ANSWER if they are
 * invalid.
 */
export function readLaunch(raw: string): Launch | null {
  const launch = new URLSearchParams(raw)
  const version = launch.get('tgWebAppVersion')
  if (version === null) return null
  const initData = unescapedData(raw) ?? launch.get('tgWebAppData') ?? ''
  const fields = new URLSearchParams(initData)
  return {
    initData,
    version,
    device: launch.get('tgWebAppPlatform') ?? 'unknown',
    user: readUser(fields.get('user')),
    startParam: fields.get('start_param') ?? '',
  }
}

/**
 * Returns the launch data of clients that write them into the address without escaping them; null where they are escaped. Their fields may be escaped or
 * not, and are returned so that the server reads the values that were signed.
 */
function unescapedData(raw: string): string | null {
  const data = /(?:^|&)tgWebAppData=(.*?)(?=&tgWebApp|$)/s.exec(raw)?.[1] ?? ''
  if (!data.includes('=')) return null
  // Only values that are not escaped contain braces. There a plus is a plus.
  if (!/[{}]/.test(data)) return data
  return data
    .split(/&(?=\w+=)/)
    .map((field) => {
      const [name = '', ...value] = field.split('=')
      return `${name}=${encodeURIComponent(asWritten(value.join('=')))}`
    })
    .join('&')
}

/** Undoes what browsers escape in what follows the `#`: spaces, quotes, angle brackets, backticks, and letters that are not ASCII. */
function asWritten(value: string): string {
  try {
    return value.replace(/(?:%(?:20|22|3C|3E|60|[89A-F][0-9A-F]))+/gi, decodeURIComponent)
  } catch {
    return value
  }
}

function readUser(json: string | null): Launch['user'] {
  if (json === null) return null
  try {
    const { id, first_name = '', last_name = '', language_code = '' } = JSON.parse(json)
    if (Number.isSafeInteger(id) && id > 0)
      return { id: String(id), name: `${first_name} ${last_name}`.trim(), language: String(language_code) }
  } catch {
    // Reported below, like a player without an id.
  }
  throw new PlatformError('BAD_ANSWER', 'The messenger named no valid player')
}
