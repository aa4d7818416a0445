import type { Page } from 'playwright'

/**
 * Makes the whole page transparent, so that the browser does not paint it; everything else works as before. Runs in a page before its scripts, for
 * tests that need no picture, or only those taken inside `revealed`.
 */
export function concealed(): void {
  const style = new CSSStyleSheet()
  style.replaceSync(':root { opacity: 0 }')
  document.adoptedStyleSheets = [style]
}

/** Makes a concealed page visible while `look` runs. Returns its result. */
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
