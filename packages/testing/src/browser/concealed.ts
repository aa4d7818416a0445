import type { Page } from 'playwright'

/**
 * Makes the whole page transparent, so that the browser paints none of it; everything else works as before. Runs in a page before its scripts, for
 * tests that look at it only with `revealed`.
 */
export function concealed(): void {
  const style = new CSSStyleSheet()
  style.replaceSync(':root { opacity: 0 }')
  document.adoptedStyleSheets = [style]
}

/** Runs `look` while a page is painted, also a concealed one. */
export async function revealed<T>(page: Page, look: () => Promise<T>): Promise<T> {
  const set = (opacity: string) =>
    page.evaluate((value) => {
      document.documentElement.style.opacity = value
    }, opacity)
  await set('1')
  try {
    return await look()
  } finally {
    await set('')
  }
}
