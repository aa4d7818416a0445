// The classes of creatures, one row each. The compiler demands what else a class needs: its trait (packages/rules/src/traits) and its texts
// (packages/world/src/areas/hero).
import type { SecondTrait } from './areas/hero/second-traits.ts'

export type Backdrop =
  | 'arcane'
  | 'blood'
  | 'forest'
  | 'hell'
  | 'ice'
  | 'light'
  | 'necro'
  | 'rose'
  | 'royal'
  | 'sea'
  | 'sky'
  | 'stone'
  | 'storm'
  | 'wild'
export type Emblem =
  | 'air'
  | 'arcane'
  | 'boss'
  | 'dark'
  | 'death'
  | 'earth'
  | 'fire'
  | 'forest'
  | 'hell'
  | 'ice'
  | 'kingdom'
  | 'light'
  | 'north'
  | 'sea'
  | 'storm'
  | 'swamp'
  | 'wild'
export type Projectile = 'arrow' | 'dark' | 'fire' | 'holy' | 'ice' | 'magic' | 'storm' | 'venom' | 'water' | 'wind'
/** The mark that a melee hit leaves on the target. */
export type HitMark = 'bite' | 'claws' | 'crush' | 'cut'

export interface CreatureClassRow {
  /** The trait that creatures of the class have from SECOND_RANK on, in addition to the class's own; a different kind of strength. */
  readonly secondTrait: SecondTrait
  /**
   * Power of a creature of the class, per cent of the average creature with the same figures. Measured in tens of thousands of simulated battles; `npm run
   * balance` repeats the measurement.
   */
  readonly power: number
  /** Background of its card. */
  readonly backdrop: Backdrop
  /** Emblem drawn pale on the background. */
  readonly emblem: Emblem
  /** Colour of the light around it. */
  readonly glow: string
  /** How its hits look. */
  readonly attack: Projectile | HitMark
  /** Targets that it prefers when the server plays it. */
  readonly prefers?: 'WOUNDED' | 'BACK_ROW' | 'HEALTHY'
}

const row = (
  secondTrait: SecondTrait,
  power: number,
  backdrop: Backdrop,
  emblem: Emblem,
  glow: string,
  more: Partial<Pick<CreatureClassRow, 'attack' | 'prefers'>> = {},
): CreatureClassRow => ({ secondTrait, power, backdrop, emblem, glow, attack: 'cut', ...more })

const rows = {
  BEAST: row('VANGUARD', 94, 'wild', 'wild', '#ffb45a', { prefers: 'WOUNDED', attack: 'claws' }),
  DRAGON: row('VANGUARD', 111, 'hell', 'fire', '#ff6a2a', { attack: 'fire' }),
  GOLEM: row('SHOULDER', 102, 'stone', 'earth', '#62d6b0', { attack: 'crush' }),
  ANGEL: row('SURVIVOR', 95, 'light', 'light', '#ffe08a', { attack: 'holy' }),
  HUMAN: row('SHOULDER', 94, 'royal', 'kingdom', '#8fc0ff'),
  MAGE: row('OPENER', 116, 'arcane', 'arcane', '#6ab8ff', { attack: 'magic' }),
  NECROMANCER: row('SURVIVOR', 105, 'necro', 'death', '#5fffa0', { attack: 'dark' }),
  DJINN: row('OPENER', 94, 'sky', 'air', '#58e0ff', { attack: 'wind' }),
  LIZARD: row('VANGUARD', 96, 'forest', 'swamp', '#a6f06a', { attack: 'claws' }),
  TROLL: row('AVENGER', 96, 'stone', 'wild', '#d0f06a', { attack: 'crush' }),
  ELF: row('FINISHER', 102, 'forest', 'forest', '#9cf0a0', { attack: 'arrow' }),
  PHOENIX: row('VANGUARD', 112, 'hell', 'fire', '#ff8a2a', { attack: 'fire' }),
  WARLOCK: row('FINISHER', 113, 'rose', 'dark', '#c070ff', { attack: 'dark' }),
  TITAN: row('SURVIVOR', 108, 'storm', 'storm', '#ffe46a', { prefers: 'HEALTHY', attack: 'storm' }),
  ARCHANGEL: row('AVENGER', 116, 'light', 'light', '#ffcf5a', { attack: 'holy' }),
  YOTUN: row('SHOULDER', 103, 'ice', 'ice', '#a0e4ff', { attack: 'ice' }),
  ASGARDIAN_PHOENIX: row('AVENGER', 110, 'storm', 'storm', '#ffe46a', { attack: 'storm' }),
  KNIGHT: row('SHOULDER', 101, 'royal', 'kingdom', '#8fc0ff', { prefers: 'HEALTHY' }),
  PALADIN: row('SHOULDER', 93, 'light', 'light', '#8fc0ff', { prefers: 'HEALTHY', attack: 'crush' }),
  PRIEST: row('AVENGER', 93, 'light', 'light', '#ffe08a', { attack: 'holy' }),
  MONK: row('SURVIVOR', 96, 'wild', 'kingdom', '#ffcf8a', { prefers: 'HEALTHY', attack: 'crush' }),
  NUN: row('SHOULDER', 95, 'royal', 'light', '#ffcf8a', { attack: 'holy' }),
  ARCHER: row('FINISHER', 113, 'forest', 'kingdom', '#9cf0a0', { prefers: 'BACK_ROW', attack: 'arrow' }),
  ASSASSIN: row('FINISHER', 106, 'necro', 'dark', '#9ab4ff', { prefers: 'BACK_ROW' }),
  BERSERK: row('THIRST', 97, 'blood', 'north', '#ffb45a', { prefers: 'HEALTHY' }),
  BARBARIAN: row('VANGUARD', 95, 'wild', 'north', '#ffcf8a'),
  DWARF: row('SHOULDER', 93, 'stone', 'earth', '#ffb45a'),
  GNOME: row('SURVIVOR', 93, 'forest', 'earth', '#ffcf8a'),
  GOBLIN: row('FINISHER', 100, 'forest', 'wild', '#d0f06a', { prefers: 'WOUNDED', attack: 'claws' }),
  ORC: row('AVENGER', 101, 'wild', 'wild', '#a6f06a'),
  OGRE: row('SURVIVOR', 97, 'stone', 'wild', '#d0f06a', { attack: 'crush' }),
  CYCLOPS: row('OPENER', 97, 'wild', 'wild', '#ffb45a', { prefers: 'HEALTHY', attack: 'crush' }),
  MINOTAUR: row('VANGUARD', 94, 'stone', 'earth', '#ffb45a', { prefers: 'HEALTHY', attack: 'crush' }),
  CENTAUR: row('OPENER', 106, 'wild', 'wild', '#ffb45a', { attack: 'arrow' }),
  HARPY: row('FINISHER', 98, 'sky', 'air', '#c070ff', { prefers: 'WOUNDED', attack: 'wind' }),
  GORGON: row('THIRST', 100, 'necro', 'dark', '#5affc8', { attack: 'dark' }),
  HYDRA: row('THIRST', 105, 'sea', 'swamp', '#5affc8', { prefers: 'WOUNDED', attack: 'bite' }),
  KRAKEN: row('SURVIVOR', 109, 'sea', 'sea', '#c070ff', { prefers: 'BACK_ROW', attack: 'crush' }),
  MERMAID: row('SURVIVOR', 102, 'sea', 'sea', '#58e0ff', { attack: 'water' }),
  NAGA: row('THIRST', 95, 'sea', 'sea', '#5affc8', { prefers: 'WOUNDED', attack: 'venom' }),
  BASILISK: row('THIRST', 94, 'forest', 'swamp', '#a6f06a', { attack: 'venom' }),
  CHIMERA: row('THORNS', 97, 'hell', 'fire', '#ffb45a', { attack: 'fire' }),
  GRIFFIN: row('VANGUARD', 103, 'sky', 'light', '#ffcf5a', { attack: 'wind' }),
  PEGASUS: row('AVENGER', 105, 'sky', 'light', '#ffe08a', { attack: 'wind' }),
  UNICORN: row('SURVIVOR', 94, 'rose', 'light', '#ffe08a', { attack: 'holy' }),
  WYVERN: row('FINISHER', 100, 'storm', 'swamp', '#5affc8', { prefers: 'BACK_ROW', attack: 'venom' }),
  SALAMANDER: row('THORNS', 95, 'hell', 'fire', '#ff8a2a', { attack: 'fire' }),
  TREANT: row('THORNS', 94, 'forest', 'forest', '#a6e05a', { attack: 'crush' }),
  DRYAD: row('SHOULDER', 99, 'forest', 'forest', '#9cf0a0', { attack: 'venom' }),
  FAIRY: row('AVENGER', 94, 'rose', 'forest', '#ff9ad0', { attack: 'magic' }),
  IMP: row('OPENER', 93, 'hell', 'hell', '#ff6a2a', { prefers: 'BACK_ROW', attack: 'fire' }),
  DEMON: row('THORNS', 95, 'hell', 'hell', '#ff7a3a', { attack: 'claws' }),
  DEVIL: row('THIRST', 98, 'hell', 'hell', '#ff6a2a', { attack: 'claws' }),
  SUCCUBUS: row('THIRST', 98, 'rose', 'hell', '#ff3a5a', { attack: 'claws' }),
  VAMPIRE: row('OPENER', 100, 'blood', 'death', '#ff3a5a', { prefers: 'WOUNDED', attack: 'bite' }),
  WEREWOLF: row('THIRST', 94, 'storm', 'dark', '#9ab4ff', { prefers: 'WOUNDED', attack: 'claws' }),
  GHOST: row('FINISHER', 107, 'necro', 'death', '#a0f4ff', { prefers: 'BACK_ROW', attack: 'dark' }),
  LICH: row('FINISHER', 115, 'arcane', 'death', '#7dffae', { attack: 'dark' }),
  SKELETON: row('AVENGER', 93, 'necro', 'death', '#7dffae'),
  ZOMBIE: row('THORNS', 106, 'necro', 'death', '#d0f06a', { prefers: 'WOUNDED', attack: 'bite' }),
  MUMMY: row('THORNS', 97, 'wild', 'death', '#7dffae', { attack: 'crush' }),
  GARGOYLE: row('THORNS', 97, 'necro', 'earth', '#ff7a3a', { attack: 'claws' }),
  ELEMENTAL_FIRE: row('VANGUARD', 96, 'hell', 'fire', '#ff8a2a', { attack: 'fire' }),
  ELEMENTAL_WATER: row('SURVIVOR', 101, 'sea', 'sea', '#58e0ff', { attack: 'water' }),
  ELEMENTAL_AIR: row('OPENER', 97, 'sky', 'air', '#a0f4ff', { prefers: 'BACK_ROW', attack: 'wind' }),
  ELEMENTAL_EARTH: row('SHOULDER', 92, 'stone', 'earth', '#62d6b0', { attack: 'crush' }),
  KOSCHEY: row('THIRST', 123, 'necro', 'boss', '#7dffae', { attack: 'dark' }),
  BABA_YAGA: row('THORNS', 96, 'forest', 'boss', '#ffcf8a', { attack: 'dark' }),
  LESHY: row('THORNS', 92, 'forest', 'boss', '#a6e05a', { attack: 'crush' }),
  FIREBIRD: row('OPENER', 107, 'royal', 'boss', '#ff8a2a', { attack: 'fire' }),
}

export type CreatureClass = keyof typeof rows
export const creatureClasses: Readonly<Record<CreatureClass, CreatureClassRow>> = rows
export const CreatureClass = Object.keys(rows) as readonly CreatureClass[]
