import { Type } from 'typebox'
import { defineCalls } from '../../call.ts'
import { Price } from '../../economy/price.ts'
import { SQUAD_SIZE } from '../../measures.ts'
import { plannedExtension } from '../../planned.ts'
import { byId, Count, Enum, Flag, Id, Time } from '../../schema.ts'
import { Player } from '../player/entities.ts'
import { CardKind, Force } from './enums.ts'

const force = { creatureId: Id, force: Enum(Force) }
const HealthOption = Type.Object({
  creatureId: Id,
  /** Both heal at once; the figures are for the whole missing health. */
  gold: Count,
  elixir: Count,
  /** When time alone will have healed it. */
  healthyAt: Time,
  dead: Flag,
})

export const calls = defineCalls({
  'GET /api/player/health/options': {
    summary: 'What healing each wounded creature costs.',
    role: 'TRIAL',
    rate: 'read',
    reply: Type.Array(HealthOption),
  },
  'POST /api/player/health/{id}/restore': {
    summary: 'Heal a creature, or revive a dead one, for gold; for elixir where gold does not suffice.',
    role: 'TRIAL',
    rate: 'write',
    changes: true,
    ...byId,
    reply: Player,
    errors: ['CREATURE_NOT_FOUND', 'FULLY_HEALTHY', 'NOT_ENOUGH_RESOURCES', 'BATTLE_IN_PROGRESS'],
  },
  'POST /api/player/squad/set': {
    summary: 'Choose who fights and in which order: the first three stand in front.',
    role: 'TRIAL',
    rate: 'write',
    changes: true,
    extension: true,
    body: Type.Object({ creatureIds: Type.Array(Id, { minItems: 1, maxItems: SQUAD_SIZE, uniqueItems: true }) }),
    reply: Player,
    errors: ['CREATURE_NOT_FOUND', 'BATTLE_IN_PROGRESS'],
  },
  'POST /api/artifact/{id}/wear': plannedExtension('Put an artifact on a hero with a free slot.', Player, {
    changes: true,
    ...byId,
    body: { creatureId: Id },
  }),
  'POST /api/artifact/{id}/takeoff': plannedExtension('Take an artifact off.', Player, { ...byId, changes: true }),
  'POST /api/artifact/{id}/forge': plannedExtension('Destroy an artifact: a hero keeps 25 per cent of its power for ever.', Player, {
    changes: true,
    ...byId,
    body: { creatureId: Id },
  }),
  'GET /api/force/{creatureId}/options': plannedExtension(
    'What the next rank of each force of a hero costs, and how long it grows.',
    Type.Array(Type.Object({ force: Enum(Force), rank: Count, price: Type.Array(Price), readyAt: Time })),
    { params: Type.Object({ creatureId: Id }) },
  ),
  'POST /api/force/start': plannedExtension('Begin to grow a force: two at once, more with hammers.', Player, {
    changes: true,
    body: force,
  }),
  'POST /api/force/speedup': plannedExtension('Finish growing a force at once, for a hammer.', Player, { changes: true, body: force }),
  'POST /api/force/complete': plannedExtension('Close a force that has grown.', Player, { changes: true, body: force }),
  'POST /api/creature/{id}/rank/raise': plannedExtension('Raise a hero’s rank for its rank points.', Player, { ...byId, changes: true }),
  'POST /api/creature/{id}/transfer/{target}': plannedExtension(
    'Give 25 per cent of a hero’s power to another for ever; it loses its stats, forces and ranks.',
    Player,
    { changes: true, params: Type.Object({ id: Id, target: Id }) },
  ),
  'POST /api/card/{kind}/use': plannedExtension('Use a card on a hero.', Player, {
    changes: true,
    params: Type.Object({ kind: Enum(CardKind) }),
    body: { creatureId: Id },
  }),
  'POST /api/consumable/slots/set': plannedExtension('Choose which consumables can be used in a fight.', Player, {
    changes: true,
    body: { consumableIds: Type.Array(Id, { maxItems: 12, uniqueItems: true }) },
  }),
})
