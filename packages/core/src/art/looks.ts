// How the card of a class looks behind its creature.
import type { Creature, CreatureClass, Place } from '@skystair/contract'
import { creatureClasses } from '@skystair/contract/creature-classes'
import { atlasOf } from './atlas-of.ts'
import { classOf } from './class-of.ts'

/** Frame of the backdrop of a class, e.g. `bg/hell`. */
export const backdropOf = (creatureClass: CreatureClass): string => `bg/${creatureClasses[creatureClass].backdrop}`

/** Frame of the sigil of a class, e.g. `motif/fire`. */
export const motifOf = (creatureClass: CreatureClass): string => `motif/${creatureClasses[creatureClass].emblem}`

/** Colour of the light around a class, as a CSS colour. */
export const glowOf = (creatureClass: CreatureClass): string => creatureClasses[creatureClass].glow

/** The creatures that a player begins with have pictures of their own. */
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

/** Frame of a creature's picture: its own, or that of its class, e.g. `creature/DRAGON`. */
export const creatureFrame = (creature: Pick<Creature, 'imageId' | 'class'>): string =>
  faces[creature.imageId] ?? `creature/${creature.class}`

/** Whether a creature's picture is in the atlas of rarer creatures, which the first stairs don't need. */
export const needsSecondCreatureAtlas = (creature: Pick<Creature, 'imageId' | 'class'>): boolean =>
  atlasOf(creatureFrame(creature)) === 'creatures-2'

/** The same for the creature at a place of the road. */
export const placeNeedsSecondCreatureAtlas = ({ creatureImageId: imageId }: Pick<Place, 'creatureImageId'>): boolean =>
  imageId !== null && needsSecondCreatureAtlas({ imageId, class: classOf(imageId) })
