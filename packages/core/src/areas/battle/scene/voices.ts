import type { Creature } from '@skystair/contract'
import { creatureClasses, type Emblem } from '@skystair/contract/creature-classes'
import type { SoundName } from '../../../services/sound-name.ts'

/** The voice of each family of creatures. */
const voices: Readonly<Record<Emblem, SoundName>> = {
  air: 'gust',
  arcane: 'chime',
  boss: 'roar',
  dark: 'moan',
  death: 'moan',
  earth: 'grind',
  fire: 'roar',
  forest: 'chime',
  hell: 'roar',
  ice: 'gust',
  kingdom: 'shout',
  light: 'chime',
  north: 'growl',
  sea: 'hiss',
  storm: 'gust',
  swamp: 'hiss',
  wild: 'growl',
}

/** How much lower each rarity sounds than the one before. */
const lower = 0.93
const rarities: readonly Creature['rarity'][] = ['COMMON', 'UNCOMMON', 'RARE', 'EPIC', 'LEGENDARY']

/** Returns the voice of a creature and its playback rate: the rarer the creature, the deeper. Two creatures of a family differ a little. */
export function voiceOf({ class: own, imageId, rarity }: Pick<Creature, 'class' | 'imageId' | 'rarity'>): {
  readonly name: SoundName
  readonly rate: number
} {
  const different = [...imageId].reduce((sum, letter) => sum + letter.charCodeAt(0), 0) % 9
  return { name: voices[creatureClasses[own].emblem], rate: 1.12 * lower ** rarities.indexOf(rarity) * (0.96 + different / 100) }
}
