import { creatureClasses, type Projectile } from '@skystair/contract/creature-classes'
import type { CreatureClass } from '@skystair/contract/enums'
import type { SparkName } from '../paint/sparks.ts'
import type { SoundName } from '../sound/effects.ts'

/** What flies from a striker that does not go close itself. */
export interface Blow {
  spark: SparkName
  colour: number
  sound: SoundName
}

const arrow: Blow = { spark: 'shard', colour: 0xffe9c0, sound: 'arrow' }
const fire: Blow = { spark: 'flame', colour: 0xff8a2a, sound: 'fire' }
const ice: Blow = { spark: 'snow', colour: 0xa0e4ff, sound: 'ice' }
const magic: Blow = { spark: 'star', colour: 0x8ab8ff, sound: 'magic' }
const dark: Blow = { spark: 'smoke', colour: 0xb06af0, sound: 'magic' }
const holy: Blow = { spark: 'star', colour: 0xffe08a, sound: 'magic' }
const storm: Blow = { spark: 'spark', colour: 0xffe46a, sound: 'lightning' }
const venom: Blow = { spark: 'bubble', colour: 0xa6f06a, sound: 'poison' }
const water: Blow = { spark: 'bubble', colour: 0x6ad8ff, sound: 'ice' }
const wind: Blow = { spark: 'feather', colour: 0xd8f4ff, sound: 'arrow' }

const blows: Readonly<Record<Projectile, Blow>> = { arrow, fire, ice, magic, dark, holy, storm, venom, water, wind }
const isProjectile = (attack: string): attack is Projectile => attack in blows

/** What a class throws, or null for those who strike with their own hands. */
export const blowOfClass = (creatureClass: CreatureClass): Blow | null => {
  const { attack } = creatureClasses[creatureClass]
  return isProjectile(attack) ? blows[attack] : null
}

/** How a blow sounds by the striker's power: light, middling and heavy. */
export const blowOf = (power: number): SoundName => (power >= 100 ? 'heavy' : power >= 50 ? 'hit' : 'slash')
