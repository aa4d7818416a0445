import { creatureClasses, type Projectile } from '@skystair/contract/creature-classes'
import type { CreatureClass } from '@skystair/contract/enums'
import type { SparkName } from '../../../engine/paint/sparks.ts'
import type { SoundName } from '../../../services/sound-name.ts'

/** The projectile of a ranged attacker. */
export interface ProjectileStyle {
  spark: SparkName
  colour: number
  sound: SoundName
}

const arrow: ProjectileStyle = { spark: 'shard', colour: 0xffe9c0, sound: 'arrow' }
const fire: ProjectileStyle = { spark: 'flame', colour: 0xff8a2a, sound: 'fire' }
const ice: ProjectileStyle = { spark: 'snow', colour: 0xa0e4ff, sound: 'ice' }
const magic: ProjectileStyle = { spark: 'star', colour: 0x8ab8ff, sound: 'magic' }
const dark: ProjectileStyle = { spark: 'smoke', colour: 0xb06af0, sound: 'magic' }
const holy: ProjectileStyle = { spark: 'star', colour: 0xffe08a, sound: 'magic' }
const storm: ProjectileStyle = { spark: 'spark', colour: 0xffe46a, sound: 'lightning' }
const venom: ProjectileStyle = { spark: 'bubble', colour: 0xa6f06a, sound: 'poison' }
const water: ProjectileStyle = { spark: 'bubble', colour: 0x6ad8ff, sound: 'ice' }
const wind: ProjectileStyle = { spark: 'feather', colour: 0xd8f4ff, sound: 'arrow' }

const styles: Readonly<Record<Projectile, ProjectileStyle>> = { arrow, fire, ice, magic, dark, holy, storm, venom, water, wind }
const isProjectile = (attack: string): attack is Projectile => attack in styles

/** Returns the projectile of a class; null for classes that attack in melee. */
export const projectileOf = (creatureClass: CreatureClass): ProjectileStyle | null => {
  const { attack } = creatureClasses[creatureClass]
  return isProjectile(attack) ? styles[attack] : null
}

/** Returns the sound of a hit by its damage: light, medium or heavy. */
export const hitSound = (power: number): SoundName => (power >= 100 ? 'heavy' : power >= 50 ? 'hit' : 'slash')
