import { Type } from 'typebox'
import { defineCalls } from '../../call.ts'
import { Gain } from '../../economy/gain.ts'
import { Count, Enum, Nullable } from '../../schema.ts'
import { Player } from '../player/entities.ts'
import { Education, Place, Teleport, Tile } from './entities.ts'
import { ControlType } from './enums.ts'

const id = Type.Object({ id: Count })
/** The player after it, what was gained, and the place as it is now (null where it is gone). */
const Taken = Type.Object({ player: Player, gains: Type.Array(Gain), place: Nullable(Place) })

export const calls = defineCalls({
  'GET /api/place/v3/ensure': {
    summary: 'Places, platforms and lessons between two heights of the road the player is on. At most 6000 units at once.',
    role: 'TRIAL',
    rate: 'move',
    query: Type.Object({ coordFrom: Count, coordTo: Count }),
    reply: Type.Object({
      places: Type.Array(Place),
      tiles: Type.Array(Tile),
      educations: Type.Array(Education),
      minCoordinate: Count,
      maxCoordinate: Count,
      controlType: Enum(ControlType),
    }),
  },
  'GET /api/place/special/get': {
    summary: 'Places that appear for this player only: events and story.',
    role: 'TRIAL',
    rate: 'read',
    reply: Type.Array(Place),
  },
  'GET /api/resourcePlace/{id}/take': {
    summary: 'Take what lies at a place: resources, an artifact, a rune or a consumable.',
    role: 'TRIAL',
    rate: 'write',
    changes: true,
    params: id,
    reply: Taken,
    errors: ['PLACE_NOT_FOUND', 'PLACE_OUT_OF_REACH', 'PLACE_USED', 'BATTLE_IN_PROGRESS'],
  },
  'GET /api/skill/place/{id}/take': {
    summary: 'Drink from a skill place: charges of the squad are refilled.',
    role: 'TRIAL',
    rate: 'write',
    changes: true,
    params: id,
    reply: Taken,
    errors: ['PLACE_NOT_FOUND', 'PLACE_OUT_OF_REACH', 'PLACE_USED', 'BATTLE_IN_PROGRESS'],
  },
  'POST /api/place/gainable/{id}/gain': {
    summary: 'Free the creature that waits at a place, or listen to a talker: whatever there is to gain once.',
    role: 'TRIAL',
    rate: 'write',
    changes: true,
    params: id,
    reply: Taken,
    errors: ['PLACE_NOT_FOUND', 'PLACE_OUT_OF_REACH', 'PLACE_USED', 'BATTLE_IN_PROGRESS'],
  },
  'POST /api/turn/{id}/use': {
    summary: 'Take a turn off the road.',
    role: 'TRIAL',
    rate: 'write',
    changes: true,
    params: id,
    reply: Player,
    errors: ['PLACE_NOT_FOUND', 'PLACE_OUT_OF_REACH', 'BATTLE_IN_PROGRESS'],
  },
  'POST /api/turn/back/{id}': {
    summary: 'Go back to the road that the turn left.',
    role: 'TRIAL',
    rate: 'write',
    changes: true,
    params: id,
    reply: Player,
    errors: ['PLACE_NOT_FOUND', 'PLACE_OUT_OF_REACH', 'BATTLE_IN_PROGRESS'],
  },
  'GET /api/teleport/{id}/get': {
    summary: 'Where a teleport leads.',
    role: 'TRIAL',
    rate: 'read',
    params: id,
    reply: Teleport,
    errors: ['PLACE_NOT_FOUND', 'PLACE_OUT_OF_REACH'],
  },
  'POST /api/teleport/{id}/use/{target}': {
    summary: 'Travel by a teleport.',
    role: 'TRIAL',
    rate: 'write',
    changes: true,
    params: Type.Object({ id: Count, target: Count }),
    reply: Player,
    errors: ['PLACE_NOT_FOUND', 'PLACE_OUT_OF_REACH', 'BATTLE_IN_PROGRESS'],
  },
})
