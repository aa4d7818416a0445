import type { PlatformStorage } from '@skystair/platform'

/** Names of what is kept on the device. */
export type LocalKey =
  | 'creature_order'
  | 'panel_order'
  | 'session'
  | 'authorization'
  | 'identity'
  | 'remap'
  | 'max_level'
  | 'lang'
  | 'mode'
  | 'quality'
  | 'sound_mute'
  | 'battle_speed'
  | 'season'
  | 'fingerprints'
  | 'currency'

/** What one game keeps on the device, under its own prefix so that two games on a page may share it or part. */
export interface LocalKeys {
  get(key: LocalKey): string | null
  set(key: LocalKey, value: string | null): void
  /** The ids saved under `key`; empty where nothing sensible is. */
  ids(key: LocalKey): number[]
}

/** Wraps a platform's storage. */
export function localKeys(storage: PlatformStorage, prefix: string): LocalKeys {
  const get = (key: LocalKey) => storage.get(`${prefix}:${key}`)
  return {
    get,
    set(key, value) {
      if (value === null) storage.remove(`${prefix}:${key}`)
      else storage.set(`${prefix}:${key}`, value)
    },
    ids(key) {
      try {
        const value: unknown = JSON.parse(get(key) ?? '[]')
        return Array.isArray(value) ? value.filter((id): id is number => Number.isSafeInteger(id)) : []
      } catch {
        return []
      }
    },
  }
}
