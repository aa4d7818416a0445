import { Type } from 'typebox'
import { calls } from '../../call.ts'
import { Price } from '../../economy/price.ts'
import { CardKind, Force } from '../../enums.ts'
import { byId, foreseen } from '../../planned.ts'
import { Count, Enum, Id, Time } from '../../schema.ts'
import { Player } from '../player/entities.ts'

const force = { creatureId: Id, force: Enum(Force) }

export const hero = calls({
  'POST /api/artifact/{id}/wear': foreseen('Put an artifact on a hero with a free slot.', Player, { ...byId, body: { creatureId: Id } }),
  'POST /api/artifact/{id}/takeoff': foreseen('Take an artifact off.', Player, byId),
  'POST /api/artifact/{id}/forge': foreseen('Destroy an artifact: a hero keeps 25 per cent of its power for ever.', Player, {
    ...byId,
    body: { creatureId: Id },
  }),
  'GET /api/force/{creatureId}/options': foreseen(
    'What the next rank of each gift of a hero costs, and how long it grows.',
    Type.Array(Type.Object({ force: Enum(Force), rank: Count, price: Type.Array(Price), readyAt: Time })),
    { params: Type.Object({ creatureId: Id }), rate: 'read' },
  ),
  'POST /api/force/start': foreseen('Begin to grow a gift: two at once, more with hammers.', Player, { body: force }),
  'POST /api/force/speedup': foreseen('Let a gift be grown at once, for a hammer.', Player, { body: force }),
  'POST /api/force/complete': foreseen('Close a gift that has grown.', Player, { body: force }),
  'POST /api/creature/{id}/rank/raise': foreseen('Raise a hero’s rank for its rank points.', Player, byId),
  'POST /api/creature/{id}/transfer/{target}': foreseen(
    'Give 25 per cent of a hero’s power to another for ever; it loses its stats, gifts and ranks.',
    Player,
    { params: Type.Object({ id: Id, target: Id }) },
  ),
  'POST /api/card/{kind}/use': foreseen('Use a card on a hero.', Player, {
    params: Type.Object({ kind: Enum(CardKind) }),
    body: { creatureId: Id },
  }),
  'POST /api/consumable/slots/set': foreseen('Choose what lies at hand in a fight.', Player, {
    body: { consumableIds: Type.Array(Id, { maxItems: 12, uniqueItems: true }) },
  }),
})
