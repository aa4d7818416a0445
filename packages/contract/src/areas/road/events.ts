import { Type } from 'typebox'
import { defineEvent } from '../../event.ts'
import { Count, Enum, Id, Nullable, Time } from '../../schema.ts'
import { CharacterAndCompanion } from '../player/enums.ts'

/** Another player stands at a height of the main road; null: is no longer shown there. `at` is when this was saved. */
export const events = defineEvent('road.neighbour', 'ROAD_NEIGHBOUR', {
  playerId: Id,
  name: Type.String(),
  characterAndCompanion: Enum(CharacterAndCompanion),
  posY: Nullable(Count),
  at: Time,
})
