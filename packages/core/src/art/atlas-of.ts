// Which atlas contains a frame, by the first part of the frame's name.
import pictures from './pictures.table.ts'

const partOf = new Map(pictures.parts.flatMap((names, i) => names.map((name) => [name, i + 1] as const)))

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
  island: 'islands',
  wheel: 'wheel',
  'chest-closed': 'chests',
  'chest-opening': 'chests',
  'chest-open': 'chests',
  town: 'towns',
  pack: 'bank',
  membership: 'bank',
  offer: 'bank',
  face: 'portraits',
  smiley: 'smileys',
  notification: 'smileys',
  social: 'smileys',
  flag: 'flags',
  clan: 'society',
  arena: 'society',
}

/** Distant islands of the first sky, which the first road shows. */
const ofFirstSky = new Set(['castle', 'ruin', 'tree', 'waterfall'].map((name) => `island/${name}`))

export type AtlasName =
  | 'ui'
  | 'road'
  | 'heroes'
  | `creatures-${number}`
  | 'backdrops'
  | 'items'
  | 'islands'
  | 'event-items'
  | 'buildings'
  | 'society'
  | 'flags'
  | 'leagues'

/** Returns the name of the atlas that contains `frame`. */
export function atlasOf(frame: string): string {
  const [prefix = '', rest = ''] = frame.split('/')
  // Artifacts are in several atlases, by the first stair that they are found on.
  if (prefix === 'artifact') return `artifacts-${rest}`
  // Keepers are in three atlases: those of shops, of towns and of all other places.
  if (prefix === 'keeper') return `keepers-${rest}`
  if (ofFirstSky.has(frame)) return 'road'
  if (prefix === 'creature') return `creatures-${partOf.get(rest) ?? 1}`
  return byPrefix[prefix] ?? 'ui'
}
