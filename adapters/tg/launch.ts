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
  const initData = launch.get('tgWebAppData') ?? ''
  const fields = new URLSearchParams(initData)
  return {
    initData,
    version,
    device: launch.get('tgWebAppPlatform') ?? 'unknown',
    user: readUser(fields.get('user')),
    startParam: fields.get('start_param') ?? '',
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
