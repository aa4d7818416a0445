// How the card of a class looks behind its creature.
import type { Creature, CreatureClass, Place } from '@skystair/contract'
import { creatureClasses } from '@skystair/contract/creature-classes'
import { type AtlasName, atlasOf } from './atlas-of.ts'
import pictures from './pictures.table.ts'

/** Frame of the backdrop of a class, e.g. `bg/hell`. */
export const backdropOf = (creatureClass: CreatureClass): string => `bg/${creatureClasses[creatureClass].backdrop}`

/** Frame of the sigil of a class, e.g. `motif/fire`. */
export const motifOf = (creatureClass: CreatureClass): string => `motif/${creatureClasses[creatureClass].emblem}`

/** Colour of the light around a class, as a CSS colour. */
export const glowOf = (creatureClass: CreatureClass): string => creatureClasses[creatureClass].glow

/** Frame of a creature's picture, e.g. `creature/grey_wolf`. */
export const creatureFrame = ({ imageId }: Pick<Creature, 'imageId'>): string =>
  (pictures.others as Readonly<Record<string, string>>)[imageId] ?? `creature/${imageId}`

/** Frame of a boss in its second phase. */
export const secondPhaseFrame = (boss: Pick<Creature, 'imageId'>): string => `${creatureFrame(boss)}/2`

/** The atlases with the pictures of these creatures, each once. */
export const creatureAtlases = (creatures: readonly Pick<Creature, 'imageId'>[]): AtlasName[] => [
  ...new Set(creatures.map((creature) => atlasOf(creatureFrame(creature)) as AtlasName)),
]

/** The creatures at places of the road. */
export const creaturesAt = (places: readonly Pick<Place, 'creatureImageId'>[]): Pick<Creature, 'imageId'>[] =>
  places.flatMap(({ creatureImageId: imageId }) => (imageId === null ? [] : [{ imageId }]))
