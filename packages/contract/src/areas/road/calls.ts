import { Type } from 'typebox'
import { defineCalls } from '../../call.ts'
import { Gain } from '../../economy/gain.ts'
import { Count, Enum, Nullable } from '../../schema.ts'
import { PlayerChange } from '../player/entities.ts'
import { Education, Place, Teleport, Tile } from './entities.ts'
import { ControlType, MovementDirection, PlaceChoice } from './enums.ts'

const id = Type.Object({ id: Count })
/** The changed members of the player, the gains, and the current state of the place (null if it is gone). */
const Taken = Type.Object({ player: PlayerChange, gains: Type.Array(Gain), place: Nullable(Place) })

const change = { role: 'TRIAL', rate: 'write', changes: true } as const
const take = {
  ...change,
  params: id,
  reply: Taken,
  errors: ['PLACE_NOT_FOUND', 'PLACE_OUT_OF_REACH', 'PLACE_USED', 'BATTLE_IN_PROGRESS'],
} as const
const travel = { ...change, reply: PlayerChange, errors: ['PLACE_NOT_FOUND', 'PLACE_OUT_OF_REACH', 'BATTLE_IN_PROGRESS'] } as const

export const calls = defineCalls({
  'GET /api/place/v3/ensure': {
    summary: 'Places, platforms and educations between two heights of the player’s road, at most 6000 units at once.',
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
      movementDirection: Enum(MovementDirection),
    }),
  },
  'GET /api/place/special/get': {
    summary: 'Places that appear for this player only: events and story.',
    role: 'TRIAL',
    rate: 'read',
    reply: Type.Array(Place),
  },
  'GET /api/resourcePlace/{id}/take': { summary: 'Take what lies at a place: resources, an artifact, a rune or a consumable.', ...take },
  'GET /api/skill/place/{id}/take': { summary: 'Drink from a skill place: charges of the squad are refilled.', ...take },
  'POST /api/place/gainable/{id}/gain': {
    summary: 'Free the creature that waits at a place, or listen to a talker: whatever there is to gain once.',
    ...take,
  },
  'POST /api/place/gainable/{id}/choose/{choice}': {
    summary: 'Decide about a captive or a stranger, in place of simply freeing or listening: changes goodPoints or evilPoints.',
    ...take,
    extension: true,
    params: Type.Object({ id: Count, choice: Enum(PlaceChoice) }),
  },
  'POST /api/turn/{id}/use': {
    summary: 'Take a turn off the road.',
    ...travel,
    params: id,
  },
  'POST /api/turn/back/{id}': {
    summary: 'Go back to the road that the turn left.',
    ...travel,
    params: id,
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
    ...travel,
    params: Type.Object({ id: Count, target: Count }),
  },
})
