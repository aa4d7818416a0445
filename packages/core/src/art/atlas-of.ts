// Which atlas contains a frame, by the first part of the frame's name.
import { type CreatureClass, creatureClasses } from '@skystair/contract/creature-classes'

const isEarly = (name: string): boolean => creatureClasses[name as CreatureClass]?.early ?? false

const byPrefix: Readonly<Record<string, string>> = {
  avatar: 'heroes',
  companion: 'heroes',
  bg: 'backdrops',
  motif: 'backdrops',
  consumable: 'items',
  card: 'items',
  booster: 'items',
  place: 'road',
  chest: 'road',
  guide: 'road',
  portal: 'road',
  turn: 'road',
  teleport: 'road',
  talker: 'road',
  pointer: 'road',
  'event-item': 'event-items',
  league: 'leagues',
  building: 'buildings',
  wheel: 'wheel',
}

export type AtlasName = 'ui' | 'road' | 'heroes' | 'creatures-1' | 'creatures-2' | 'backdrops' | 'items' | 'islands' | 'event-items'

/** Returns the name of the atlas that contains `frame`. */
export function atlasOf(frame: string): string {
  const [prefix = '', rest = ''] = frame.split('/')
  // Artifacts are in several atlases, by the first stair that they are found on.
  if (prefix === 'artifact') return `artifacts-${rest}`
  if (prefix === 'creature') return isEarly(rest) ? 'creatures-1' : 'creatures-2'
  return byPrefix[prefix] ?? 'ui'
}
