import type { Browser, Page } from 'playwright'
import { drawNothing } from './skip-drawing.ts'

export interface OpenPage {
  readonly page: Page
  /** Errors that reached the window, or that the game itself reported on the console. */
  readonly errors: string[]
  close(): Promise<void>
}

/**
 * What a page is opened on. Software draws here, so that a strong device is slow; a weak one chooses the lowest quality and shows less motion; a blind one
 * draws nothing at all, for tests that read and press and never look at the canvas.
 */
export type Device = 'STRONG' | 'WEAK' | 'BLIND'

/** A page in a browser context of its own: another device, as far as the game can tell. */
export async function openPage(browser: Browser, width = 600, height = 900, device: Device = 'WEAK'): Promise<OpenPage> {
  const strong = device === 'STRONG'
  const context = await browser.newContext({ viewport: { width, height }, ...(strong ? {} : { reducedMotion: 'reduce' }) })
  if (!strong) await context.addInitScript(() => Object.defineProperty(navigator, 'deviceMemory', { value: 0.25 }))
  if (device === 'BLIND') await context.addInitScript(drawNothing)
  const page = await context.newPage()
  const errors: string[] = []
  page.on('pageerror', (error) => errors.push(error.stack ?? String(error)))
  return { page, errors, close: () => context.close() }
}
