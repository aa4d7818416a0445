declare const __ASSETS__: string

/** Returns the folder of pictures and fonts that was built beside the scripts, as a full URL ending with a slash. */
export function builtAssets(): string {
  // Chunks are one folder below the entries.
  const home = new URL(import.meta.url.includes('/chunks/') ? '..' : '.', import.meta.url)
  return new URL(typeof __ASSETS__ === 'string' ? __ASSETS__ : 'assets/', home).href
}

/** Returns the folder of our own scripts as a full URL: errors from elsewhere are not ours. */
export function builtHome(): string {
  return new URL(import.meta.url.includes('/chunks/') ? '..' : '.', import.meta.url).href
}
