import type { Layer, Relief } from '../../baker/recipe.ts'
import { type Face, MOODS, moodLayers } from '../../shapes/person/mood.ts'
import type { Person } from '../../shapes/person/person.ts'
import { person, placed, type Stage } from '../kinds/kit.ts'
import { material } from '../materials.ts'

/** A keeper: a bust without brows and mouth, and these in three moods. */
export interface Keeper {
  bust: Relief
  face: Face
}

/** Size of all keepers, so that every mood is at the same place in the picture. */
const SIZE = 0.84

/** The part of a keeper's picture that the pictures of moods cover: left, top, width, height. */
export const MOOD_CROP: [number, number, number, number] = [160, 212, 192, 192]

export const keeper = (who: Person, stage: Stage = {}): Keeper => ({
  bust: person({ ...who, size: SIZE, moods: true }, stage),
  face: who,
})

/** A keeper that is no human: all its layers but brows and mouth, in the scale of a person that fills the box. */
export const creatureKeeper = (layers: Layer[], face: Face): Keeper => ({
  bust: { material: material('fur', { texture: 'none' }), layers: placed(layers, SIZE, 256, 512), fadeFrom: 446 },
  face,
})

/** All pictures of keepers: the bust, and one per mood to be drawn over it. */
export function pictures(keepers: Record<string, Keeper>): { busts: Record<string, Relief>; moods: Record<string, Relief> } {
  const each = Object.entries(keepers)
  return {
    busts: Object.fromEntries(each.map(([name, { bust }]) => [name, bust])),
    moods: Object.fromEntries(
      each.flatMap(([name, { bust, face }]) =>
        MOODS.map((mood) => [
          `${name}/${mood}`,
          { material: bust.material, layers: placed(moodLayers(face, mood), SIZE, 256, 512), crop: MOOD_CROP },
        ]),
      ),
    ),
  }
}
