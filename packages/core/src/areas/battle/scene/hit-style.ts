import type { CreatureClass } from '@skystair/contract/enums'
import type { SparkName } from '../../../engine/paint/sparks.ts'
import type { SoundName } from '../../../services/sound-name.ts'

/** What flies from a striker that does not go close itself. */
export interface HitStyle {
  spark: SparkName
  colour: number
  sound: SoundName
}

const arrow: HitStyle = { spark: 'shard', colour: 0xffe9c0, sound: 'arrow' }
const fire: HitStyle = { spark: 'flame', colour: 0xff8a2a, sound: 'fire' }
const ice: HitStyle = { spark: 'snow', colour: 0xa0e4ff, sound: 'ice' }
const magic: HitStyle = { spark: 'star', colour: 0x8ab8ff, sound: 'magic' }
const dark: HitStyle = { spark: 'smoke', colour: 0xb06af0, sound: 'magic' }
const holy: HitStyle = { spark: 'star', colour: 0xffe08a, sound: 'magic' }
const storm: HitStyle = { spark: 'spark', colour: 0xffe46a, sound: 'lightning' }
const venom: HitStyle = { spark: 'bubble', colour: 0xa6f06a, sound: 'poison' }
const water: HitStyle = { spark: 'bubble', colour: 0x6ad8ff, sound: 'ice' }
const wind: HitStyle = { spark: 'feather', colour: 0xd8f4ff, sound: 'arrow' }

const blows: Partial<Record<CreatureClass, HitStyle>> = {
  ARCHER: arrow,
  ELF: arrow,
  CENTAUR: arrow,
  DRAGON: fire,
  PHOENIX: fire,
  ASGARDIAN_PHOENIX: storm,
  FIREBIRD: fire,
  SALAMANDER: fire,
  IMP: fire,
  CHIMERA: fire,
  ELEMENTAL_FIRE: fire,
  YOTUN: ice,
  MAGE: magic,
  FAIRY: magic,
  DRYAD: venom,
  NECROMANCER: dark,
  WARLOCK: dark,
  LICH: dark,
  KOSCHEY: dark,
  BABA_YAGA: dark,
  GORGON: dark,
  GHOST: dark,
  PRIEST: holy,
  NUN: holy,
  ANGEL: holy,
  ARCHANGEL: holy,
  UNICORN: holy,
  DJINN: wind,
  HARPY: wind,
  GRIFFIN: wind,
  PEGASUS: wind,
  ELEMENTAL_AIR: wind,
  TITAN: storm,
  WYVERN: venom,
  BASILISK: venom,
  NAGA: venom,
  MERMAID: water,
  ELEMENTAL_WATER: water,
}

/** What a class throws, or null for those who strike with their own hands. */
export const hitStyleOfClass = (creatureClass: CreatureClass): HitStyle | null => blows[creatureClass] ?? null

/** How a blow sounds by the striker's power: light, middling and heavy. */
export const hitStyleOf = (power: number): SoundName => (power >= 100 ? 'heavy' : power >= 50 ? 'hit' : 'slash')
