import type { Browser, Page } from 'playwright'
import { coarseSound } from './coarse-sound.ts'
import { fasterTime } from './faster-time.ts'
import { lowMemory } from './low-memory.ts'
import { skipDrawing } from './skip-drawing.ts'

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
 * and reduced motion, and its sound coarse. BLIND also draws nothing, for tests that never look at the canvas. FAST is BLIND with faster time in the game, for tests that
 * measure no time either.
 */
export type Device = 'STRONG' | 'WEAK' | 'BLIND' | 'FAST'

/** What makes a page pretend to be a device: run these in it before its scripts. */
export const deviceScripts: Readonly<Record<Device, readonly (() => void)[]>> = {
  STRONG: [],
  WEAK: [lowMemory, coarseSound],
  BLIND: [lowMemory, coarseSound, skipDrawing],
  FAST: [lowMemory, coarseSound, skipDrawing, fasterTime],
}

/**
 * Opens a page in a browser context of its own: to the game it is another device. Sizes are in CSS pixels. Why service workers are blocked: a
 * test that intercepts requests sees none of those that a worker answers.
 */
export async function openPage(
  browser: Browser,
  width = 600,
  height = 900,
  device: Device = 'WEAK',
  serviceWorkers: 'allow' | 'block' = 'block',
): Promise<OpenPage> {
  const strong = device === 'STRONG'
  const context = await browser.newContext({ viewport: { width, height }, serviceWorkers, ...(strong ? {} : { reducedMotion: 'reduce' }) })
  context.setDefaultTimeout(TIMEOUT)
  for (const script of deviceScripts[device]) await context.addInitScript(script)
  const page = await context.newPage()
  const errors: string[] = []
  page.on('pageerror', (error) => errors.push(error.stack ?? String(error)))
  return { page, errors, close: () => context.close() }
}
