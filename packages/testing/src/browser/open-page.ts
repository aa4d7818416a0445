import type { Browser, Page } from 'playwright'
import { skipDrawing } from './skip-drawing.ts'

export interface OpenPage {
  readonly page: Page
  /** Uncaught errors of the page, and errors that the game reported on the console. */
  readonly errors: string[]
  close(): Promise<void>
}

/**
 * The device that a page pretends to be. Rendering is done in software, so STRONG is slow. WEAK makes the game choose the lowest quality
 * and reduced motion. BLIND draws nothing, for tests that never look at the canvas.
 */
export type Device = 'STRONG' | 'WEAK' | 'BLIND'

/** Opens a page in a browser context of its own: to the game it is another device. Sizes are in CSS pixels. */
export async function openPage(browser: Browser, width = 600, height = 900, device: Device = 'WEAK'): Promise<OpenPage> {
  const strong = device === 'STRONG'
  const context = await browser.newContext({ viewport: { width, height }, ...(strong ? {} : { reducedMotion: 'reduce' }) })
  if (!strong) await context.addInitScript(() => Object.defineProperty(navigator, 'deviceMemory', { value: 0.25 }))
  if (device === 'BLIND') await context.addInitScript(skipDrawing)
  const page = await context.newPage()
  const errors: string[] = []
  page.on('pageerror', (error) => errors.push(error.stack ?? String(error)))
  return { page, errors, close: () => context.close() }
}
