import type { ComponentType } from 'react'
import type { Language } from '../src/services/options.ts'
import type { FakeServer } from '../testing/fake-server.ts'

/** Rooms of the gallery: a file of `kit/`, `windows/` or `scenes/` exports them as `rooms`. */
export interface Rooms {
  /** The content of each room, by the room's name. */
  readonly rooms: Readonly<Record<string, ComponentType>>
  /** Sets the replies of the server that these rooms need. */
  readonly replies?: (server: FakeServer, lang: Language) => unknown
}

/** The names of all rooms: components of the kit, windows, which consist of them, and scenes on a canvas. */
export interface RoomNames {
  readonly kit: readonly string[]
  readonly windows: readonly string[]
  readonly scenes: readonly string[]
}
declare global {
  interface Window {
    /** For the tests, which visit all rooms. */
    galleryRooms?: RoomNames
  }
}

/** The action of buttons that are only shown. */
export const nothing = (): void => {}

/** Returns the rooms of several files by their names. Throws if two have the same name: they would share their pictures. */
export function byName(files: readonly Rooms[]): ReadonlyMap<string, ComponentType> {
  const entries = files.flatMap(({ rooms }) => Object.entries(rooms))
  const found = new Map(entries)
  if (found.size < entries.length) throw new Error('Two rooms of the gallery have the same name.')
  return found
}
