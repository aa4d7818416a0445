import type { CreatureClass } from '../../enums.ts'

/** The classes met on the first stairs. Their pictures have an atlas of their own, so that the first road loads quickly. */
export const EARLY_CLASSES: readonly CreatureClass[] = [
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
]
