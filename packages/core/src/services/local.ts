import type { PlatformStorage } from '@skystair/platform'

/** Keys of what is stored on the device. */
export type LocalKey =
  | 'creature_order'
  | 'panel_order'
  | 'session'
  | 'authorization'
  /** The token of a moderator's own session, while they view the game as a player. */
  | 'own_session'
  /** The token of the last session on this device, after its end. */
  | 'former_session'
  | 'identity'
  | 'remap'
  /** The player and the highest stair that the platform's own table has received. */
  | 'score'
  /** The highest level of the registered accounts that were played on this device. */
  | 'max_level'
  | 'lang'
  | 'mode'
  | 'quality'
  /** The highest quality that was drawn fast enough on this device. */
  | 'drawing'
  /** The renderer that drew more frames on this device than the one that would be chosen by its name. */
  | 'renderer'
  | 'sound_mute'
  | 'battle_speed'
  /** How many fights of the road were lost in a row. */
  | 'defeats'
  | 'motion'
  | 'text_size'
  | 'effects_off'
  | 'music_off'
  | 'single_keys_off'
  | 'season'
  | 'fingerprints'
  | 'draws'
  | 'currency'
  | 'version'
  /** The player may be in a melee. */
  | 'melee'
  /** The beginning of the last hour of melees that was announced. */
  | 'melee_told'
  /** The id of the last notification that was shown as it came. */
  | 'announced'
  | 'drafts'
  /** The player was told about the keys of the scene. */
  | 'keys_told_road'
  | 'keys_told_battle'

/** One game's storage on the device, with its own prefix. */
export interface LocalKeys {
  get(key: LocalKey): string | null
  set(key: LocalKey, value: string | null): void
  /** Returns the ids saved under `key`; an empty list if there are none or they are invalid. */
  ids(key: LocalKey): number[]
}

/** Wraps a platform's storage. */
export function localKeys(storage: Pick<PlatformStorage, 'get' | 'set' | 'remove'>, prefix: string): LocalKeys {
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
