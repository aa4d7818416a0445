import { parseUrl } from '@skystair/platform'
import type { MountOptions } from '../services/options.ts'

/** What is wrong with a page's call of `mount`. The codes never change. */
export type MountErrorCode = 'NO_ELEMENT' | 'BAD_LANG' | 'BAD_MODE' | 'BAD_SERVER' | 'BAD_ASSETS'

/** Thrown by `mount`. Its message says what to change on the page. */
export class MountError extends Error {
  override readonly name = 'MountError'
  readonly code: MountErrorCode

  constructor(code: MountErrorCode, message: string) {
    super(`Skystair: ${message} (${code})`)
    this.code = code
  }
}

/** Checks what a page, which may be no TypeScript, passes to `mount`. Throws {@link MountError} if the game cannot be mounted with it. */
export function checkMount(element: unknown, { lang, mode, server, assets }: MountOptions, page: string): void {
  if ((element as Node | null | undefined)?.nodeType !== 1)
    throw new MountError(
      'NO_ELEMENT',
      `mount() needs an element, but got ${element === null ? 'null' : typeof element}. Check the id that you look for, and run the script after the element`,
    )
  refuse('BAD_LANG', lang, lang === 'RU' || lang === 'EN', "lang is 'RU' or 'EN', in capitals")
  refuse('BAD_MODE', mode, mode === 'ORIGINAL' || mode === 'MODERN', "mode is 'ORIGINAL' or 'MODERN', in capitals")
  // Without a scheme an address would be a path of the page's own server.
  const hasHost = /^(https?:)?\/\/[^/]|^\/(?!\/)/i.test(server ?? '')
  refuse(
    'BAD_SERVER',
    server,
    hasHost && parseUrl(server ?? '', page) !== null,
    "server is an origin with its scheme, such as 'https://your.host'",
  )
  const isFolder = assets?.endsWith('/') === true && parseUrl(assets, page) !== null
  refuse('BAD_ASSETS', assets, isFolder, 'assets is the address of a folder and ends with a slash')
}

/** Throws unless the value is right, or is left out. */
function refuse(code: MountErrorCode, value: string | undefined, isRight: boolean, rule: string): void {
  if (value !== undefined && value !== '' && !isRight) throw new MountError(code, `${rule}, but got ${JSON.stringify(value)}`)
}

/** Warns of an element that is on the page and so low that nothing of the game can be seen. */
export function warnOfHeight(element: HTMLElement, warn: (text: string) => void): void {
  if (element.isConnected && element.clientWidth > 0 && element.clientHeight < LEAST_HEIGHT)
    warn(
      `Skystair: the element is ${element.clientHeight} pixels high. The game fills its element: give it a height, such as style="height: 100vh" (NO_HEIGHT)`,
    )
}

/** Less is no game, in CSS pixels. */
const LEAST_HEIGHT = 60
