declare const __ASSETS__: string

/** The folder of pictures and fonts that was built beside the scripts, as a full address ending with a slash. */
export function builtAssets(): string {
  // Chunks lie one folder below the entries.
  const home = new URL(import.meta.url.includes('/chunks/') ? '..' : '.', import.meta.url)
  return new URL(typeof __ASSETS__ === 'string' ? __ASSETS__ : 'assets/', home).href
}

/** The folder that our own scripts come from: errors from elsewhere are not ours. */
export function builtHome(): string {
  return new URL(import.meta.url.includes('/chunks/') ? '..' : '.', import.meta.url).href
}
