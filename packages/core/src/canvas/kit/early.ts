import type { CreatureClass } from '@skystair/contract/enums'

/** The classes of the first stairs, whose pictures are in the atlas `creatures-1`; all others are in `creatures-2`. */
export const early: ReadonlySet<CreatureClass> = new Set<CreatureClass>([
  'BEAST',
  'GOBLIN',
  'SKELETON',
  'LIZARD',
  'IMP',
  'ELF',
  'KNIGHT',
  'MAGE',
  'ARCHER',
  'WEREWOLF',
  'ORC',
  'HARPY',
  'ZOMBIE',
  'DWARF',
  'TROLL',
  'GHOST',
  'PRIEST',
  'GOLEM',
  'HUMAN',
  'FAIRY',
  'DRAGON',
  'ANGEL',
])
