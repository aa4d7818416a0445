import type { Browser, BrowserContextOptions, Page } from 'playwright'
import { coarseSound } from './coarse-sound.ts'
import { concealed } from './concealed.ts'
import { fasterTime } from './faster-time.ts'
import { lowMemory } from './low-memory.ts'
import { skipDrawing } from './skip-drawing.ts'
import { suspendedSound } from './suspended-sound.ts'

/** How long an action in a page may take, in milliseconds: software rendering on a busy machine can block a page for half a minute. */
const TIMEOUT = 120_000

export interface OpenPage {
  readonly page: Page
  /** Uncaught errors of the page, and errors that the game reported on the console. */
  readonly errors: string[]
  close(): Promise<void>
}

/**
 * The device that a page pretends to be. Rendering is done in software, so STRONG is slow. WEAK makes the game choose the lowest quality
 * and reduced motion, and its sound coarse. CONCEALED is WEAK without sound, and is painted only inside `axeViolations` and `quickPicture`. BLIND
 * is CONCEALED without drawing on the canvas. FAST is BLIND with faster time, for tests that measure no time. LIVELY is FAST with full motion and
 * with sound.
 */
export type Device = 'STRONG' | 'WEAK' | 'CONCEALED' | 'BLIND' | 'FAST' | 'LIVELY'

/** What makes a page pretend to be a device: run these in it before its scripts. */
export const deviceScripts: Readonly<Record<Device, readonly (() => void)[]>> = {
  STRONG: [],
  WEAK: [lowMemory, coarseSound],
  CONCEALED: [lowMemory, suspendedSound, concealed],
  BLIND: [lowMemory, suspendedSound, concealed, skipDrawing],
  FAST: [lowMemory, suspendedSound, concealed, skipDrawing, fasterTime],
  LIVELY: [lowMemory, coarseSound, concealed, skipDrawing, fasterTime],
}

/**
 * Opens a page in a browser context of its own: to the game it is another device. Sizes are in CSS pixels. `more` overrides options of the
 * context. Why service workers are blocked by default: a test that intercepts requests does not see those that a worker handles.
 */
export async function openPage(
  browser: Browser,
  width = 600,
  height = 900,
  device: Device = 'WEAK',
  more: Pick<BrowserContextOptions, 'serviceWorkers' | 'proxy' | 'ignoreHTTPSErrors'> = {},
): Promise<OpenPage> {
  const moves = device === 'STRONG' || device === 'LIVELY'
  const context = await browser.newContext({
    ...{ viewport: { width, height }, serviceWorkers: 'block' },
    ...(moves ? {} : { reducedMotion: 'reduce' }),
    ...more,
  })
  context.setDefaultTimeout(TIMEOUT)
  for (const script of deviceScripts[device]) await context.addInitScript(script)
  const page = await context.newPage()
  const errors: string[] = []
  page.on('pageerror', (error) => errors.push(error.stack ?? String(error)))
  return { page, errors, close: () => context.close() }
}
