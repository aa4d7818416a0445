// Which atlas holds a frame, by the first part of the frame's name.

/** The classes met on the first stairs have an atlas of their own, so that the rest can wait. */
const early = new Set(
  'BEAST GOBLIN SKELETON LIZARD IMP ELF KNIGHT MAGE ARCHER WEREWOLF ORC HARPY ZOMBIE DWARF TROLL GHOST PRIEST GOLEM HUMAN FAIRY DRAGON ANGEL'.split(
    ' ',
  ),
)

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
  find: 'feasts',
  league: 'late',
  building: 'late',
}

export type AtlasName = 'ui' | 'road' | 'heroes' | 'creatures-1' | 'creatures-2' | 'backdrops' | 'items' | 'islands' | 'feasts'

/** Name of the atlas that holds `frame`. */
export function atlasOf(frame: string): string {
  const [prefix = '', rest = ''] = frame.split('/')
  // Artifacts lie in parts, by the stair that they are found from on.
  if (prefix === 'artifact') return `artifacts-${rest}`
  if (prefix === 'creature') return early.has(rest) ? 'creatures-1' : 'creatures-2'
  return byPrefix[prefix] ?? 'ui'
}
