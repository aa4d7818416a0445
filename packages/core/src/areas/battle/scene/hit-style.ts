import { creatureClasses, type Projectile } from '@skystair/contract/creature-classes'
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

const styles: Readonly<Record<Projectile, HitStyle>> = { arrow, fire, ice, magic, dark, holy, storm, venom, water, wind }
const isProjectile = (attack: string): attack is Projectile => attack in styles

/** What a class throws; null for classes that hit with their own hands. */
export const hitStyleOfClass = (creatureClass: CreatureClass): HitStyle | null => {
  const { attack } = creatureClasses[creatureClass]
  return isProjectile(attack) ? styles[attack] : null
}

/** How a blow sounds by the striker's power: light, middling and heavy. */
export const hitStyleOf = (power: number): SoundName => (power >= 100 ? 'heavy' : power >= 50 ? 'hit' : 'slash')
