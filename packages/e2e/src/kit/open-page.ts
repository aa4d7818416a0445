import type { Browser, Page } from 'playwright'

export interface OpenPage {
  readonly page: Page
  /** Errors that reached the window, or that the game itself reported on the console. */
  readonly errors: string[]
  close(): Promise<void>
}

/** A page in a browser context of its own: another device, as far as the game can tell; a weak one unless `light` is false, for software draws here. */
export async function openPage(browser: Browser, width = 600, height = 900, light = true): Promise<OpenPage> {
  const context = await browser.newContext({ viewport: { width, height }, ...(light ? { reducedMotion: 'reduce' } : {}) })
  if (light) await context.addInitScript(() => Object.defineProperty(navigator, 'deviceMemory', { value: 0.25 }))
  const page = await context.newPage()
  const errors: string[] = []
  page.on('pageerror', (error) => errors.push(error.stack ?? String(error)))
  return { page, errors, close: () => context.close() }
}
