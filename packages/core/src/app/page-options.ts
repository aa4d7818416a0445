import type { MountOptions } from '../services/options.ts'

/**
 * Returns the options that a page writes on the game's element: `data-lang`, `data-mode`, `data-server`, `data-assets`, `data-storage-key`. Ignores
 * invalid ones.
 */
export function pageOptions(data: Readonly<Record<string, string | undefined>>): MountOptions {
  const lang = data.lang?.toUpperCase()
  const mode = data.mode?.toUpperCase()
  return {
    ...(lang === 'RU' || lang === 'EN' ? { lang } : {}),
    ...(mode === 'ORIGINAL' || mode === 'MODERN' ? { mode } : {}),
    ...(data.server ? { server: data.server } : {}),
    ...(data.assets ? { assets: data.assets } : {}),
    ...(data.storageKey ? { storageKey: data.storageKey } : {}),
  }
}
