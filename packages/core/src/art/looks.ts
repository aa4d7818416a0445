// How the card of a class looks behind its creature.
import type { Creature, CreatureClass, Place } from '@skystair/contract'
import { atlasOf } from './atlas-of.ts'
import { classOf } from './class-of.ts'

/** Backdrop, sigil and colour of the glow by class. */
const looks: Readonly<Record<CreatureClass, readonly [backdrop: string, motif: string, glow: string]>> = {
  BEAST: ['wild', 'wild', '#ffb45a'],
  DRAGON: ['hell', 'fire', '#ff6a2a'],
  GOLEM: ['stone', 'earth', '#62d6b0'],
  ANGEL: ['light', 'light', '#ffe08a'],
  HUMAN: ['royal', 'kingdom', '#8fc0ff'],
  MAGE: ['arcane', 'arcane', '#6ab8ff'],
  NECROMANCER: ['necro', 'death', '#5fffa0'],
  DJINN: ['sky', 'air', '#58e0ff'],
  LIZARD: ['forest', 'swamp', '#a6f06a'],
  TROLL: ['stone', 'wild', '#d0f06a'],
  ELF: ['forest', 'forest', '#9cf0a0'],
  PHOENIX: ['hell', 'fire', '#ff8a2a'],
  WARLOCK: ['rose', 'dark', '#c070ff'],
  TITAN: ['storm', 'storm', '#ffe46a'],
  ARCHANGEL: ['light', 'light', '#ffcf5a'],
  YOTUN: ['ice', 'ice', '#a0e4ff'],
  ASGARDIAN_PHOENIX: ['storm', 'storm', '#ffe46a'],
  KNIGHT: ['royal', 'kingdom', '#8fc0ff'],
  PALADIN: ['light', 'light', '#8fc0ff'],
  PRIEST: ['light', 'light', '#ffe08a'],
  MONK: ['wild', 'kingdom', '#ffcf8a'],
  NUN: ['royal', 'light', '#ffcf8a'],
  ARCHER: ['forest', 'kingdom', '#9cf0a0'],
  ASSASSIN: ['necro', 'dark', '#9ab4ff'],
  BERSERK: ['blood', 'north', '#ffb45a'],
  BARBARIAN: ['wild', 'north', '#ffcf8a'],
  DWARF: ['stone', 'earth', '#ffb45a'],
  GNOME: ['forest', 'earth', '#ffcf8a'],
  GOBLIN: ['forest', 'wild', '#d0f06a'],
  ORC: ['wild', 'wild', '#a6f06a'],
  OGRE: ['stone', 'wild', '#d0f06a'],
  CYCLOPS: ['wild', 'wild', '#ffb45a'],
  MINOTAUR: ['stone', 'earth', '#ffb45a'],
  CENTAUR: ['wild', 'wild', '#ffb45a'],
  HARPY: ['sky', 'air', '#c070ff'],
  GORGON: ['necro', 'dark', '#5affc8'],
  HYDRA: ['sea', 'swamp', '#5affc8'],
  KRAKEN: ['sea', 'sea', '#c070ff'],
  MERMAID: ['sea', 'sea', '#58e0ff'],
  NAGA: ['sea', 'sea', '#5affc8'],
  BASILISK: ['forest', 'swamp', '#a6f06a'],
  CHIMERA: ['hell', 'fire', '#ffb45a'],
  GRIFFIN: ['sky', 'light', '#ffcf5a'],
  PEGASUS: ['sky', 'light', '#ffe08a'],
  UNICORN: ['rose', 'light', '#ffe08a'],
  WYVERN: ['storm', 'swamp', '#5affc8'],
  SALAMANDER: ['hell', 'fire', '#ff8a2a'],
  TREANT: ['forest', 'forest', '#a6e05a'],
  DRYAD: ['forest', 'forest', '#9cf0a0'],
  FAIRY: ['rose', 'forest', '#ff9ad0'],
  IMP: ['hell', 'hell', '#ff6a2a'],
  DEMON: ['hell', 'hell', '#ff7a3a'],
  DEVIL: ['hell', 'hell', '#ff6a2a'],
  SUCCUBUS: ['rose', 'hell', '#ff3a5a'],
  VAMPIRE: ['blood', 'death', '#ff3a5a'],
  WEREWOLF: ['storm', 'dark', '#9ab4ff'],
  GHOST: ['necro', 'death', '#a0f4ff'],
  LICH: ['arcane', 'death', '#7dffae'],
  SKELETON: ['necro', 'death', '#7dffae'],
  ZOMBIE: ['necro', 'death', '#d0f06a'],
  MUMMY: ['wild', 'death', '#7dffae'],
  GARGOYLE: ['necro', 'earth', '#ff7a3a'],
  ELEMENTAL_FIRE: ['hell', 'fire', '#ff8a2a'],
  ELEMENTAL_WATER: ['sea', 'sea', '#58e0ff'],
  ELEMENTAL_AIR: ['sky', 'air', '#a0f4ff'],
  ELEMENTAL_EARTH: ['stone', 'earth', '#62d6b0'],
  KOSCHEY: ['necro', 'boss', '#7dffae'],
  BABA_YAGA: ['forest', 'boss', '#ffcf8a'],
  LESHY: ['forest', 'boss', '#a6e05a'],
  FIREBIRD: ['royal', 'boss', '#ff8a2a'],
}

/** Frame of the backdrop of a class, e.g. `bg/hell`. */
export const backdropOf = (creatureClass: CreatureClass): string => `bg/${looks[creatureClass][0]}`

/** Frame of the sigil of a class, e.g. `motif/fire`. */
export const motifOf = (creatureClass: CreatureClass): string => `motif/${looks[creatureClass][1]}`

/** Colour of the light around a class. */
export const glowOf = (creatureClass: CreatureClass): string => looks[creatureClass][2]

/** Whom a player begins with has a face of its own. */
const faces: Readonly<Record<string, string>> = {
  hero_ratibor: 'avatar/man1',
  hero_lukyan: 'avatar/man2',
  hero_vasilisa: 'avatar/woman1',
  hero_marya: 'avatar/woman2',
  companion_wolf: 'companion/man1',
  companion_eagle: 'companion/man2',
  companion_fox: 'companion/woman1',
  companion_owl: 'companion/woman2',
}

/** Frame of a creature's picture: its own face, or that of its class, e.g. `creature/DRAGON`. */
export const creatureFrame = (creature: Pick<Creature, 'imageId' | 'class'>): string =>
  faces[creature.imageId] ?? `creature/${creature.class}`

/** Whether a creature's picture is in the atlas that only later stairs need. */
export const needsLateCreatures = (creature: Pick<Creature, 'imageId' | 'class'>): boolean =>
  atlasOf(creatureFrame(creature)) === 'creatures-2'

/** The same for whoever stands at a place of the road. */
export const placeNeedsLateCreatures = ({ creatureImageId: imageId }: Pick<Place, 'creatureImageId'>): boolean =>
  imageId !== null && needsLateCreatures({ imageId, class: classOf(imageId) })
