import { Type } from 'typebox'
import { calls } from '../call.ts'
import { Order } from '../entities/trade.ts'
import { Currency } from '../enums.ts'
import { planned, text } from '../planned.ts'
import { Count, Enum, Id, Nullable, Time } from '../schema.ts'
import { Session } from './security.ts'

const Lang = Enum(['RU', 'EN'] as const)
/** A climb that could be gone on with. */
const Climb = Type.Object({ id: Id, name: Nullable(Type.String()), level: Count, stair: Count, lastSeen: Time })

export const platform = calls({
  'POST /api/integration/ya/authenticate': planned(
    'Begin or come back as a player of the search portal, by its signed identity.',
    Session,
    { role: 'NONE', rate: 'auth', body: { lang: Lang, uniqueIds: Type.Array(text(2000), { maxItems: 10 }) } },
  ),
  'POST /api/integration/ya/v2/search': planned('The climbs that belong to the identities of this browser.', Type.Array(Climb), {
    role: 'NONE',
    rate: 'auth',
  }),
  'POST /api/integration/ya/v2/remap': planned('Choose which climb the identity goes on with.', Session, {
    role: 'NONE',
    rate: 'auth',
    body: { currId: Id, chosenId: Id },
  }),
  'POST /api/integration/ya/buy': planned('Grant a purchase that the portal has signed.', Order, { query: { product_id: text(100) } }),
  'POST /api/integration/telegram/authenticate': planned(
    'Begin or come back as a player of the messenger, by its signed launch data.',
    Session,
    { role: 'NONE', rate: 'auth', body: { initData: text(8000), lang: Lang } },
  ),
  'POST /api/integration/telegram/invoice': planned('A link to pay a product with.', Order, { query: { product_id: text(100) } }),
  'POST /api/integration/telegram/buy': planned('Ask whether a product was paid.', Order, { query: { product_id: text(100) } }),
  'POST /api/integration/gp/authenticate': planned('Begin or come back as a player of the game platform.', Session, {
    role: 'NONE',
    rate: 'auth',
    body: { lang: Lang, playerId: text(100), name: Type.Optional(Type.String({ maxLength: 200 })) },
  }),
  'POST /api/integration/gp/login': planned(
    "Move the climb to another of the platform's players; the text `Player already exists` where that one has a climb.",
    Type.Object({ text: Type.String() }),
    { role: 'NONE', rate: 'auth', body: { oldPlayerId: text(100), newPlayerId: text(100) } },
  ),
  'POST /api/integration/crazy/authenticate': planned('Begin or come back by the signed token of the web portal.', Session, {
    role: 'NONE',
    rate: 'auth',
    body: { token: text(8000), lang: Lang },
  }),
  'POST /api/integration/kong/authenticate': planned('Begin or come back as a player of the web portal.', Session, {
    role: 'NONE',
    rate: 'auth',
    body: { kongId: text(100), username: text(100), token: text(1000) },
  }),
  'POST /api/integration/rustore/authenticate': planned('Begin or come back by the signed token of the mobile store.', Session, {
    role: 'NONE',
    rate: 'auth',
    body: { token: text(8000), lang: Lang },
  }),
  'POST /api/integration/mystore/client/authenticate': planned('Begin or come back as a client of the store.', Session, {
    role: 'NONE',
    rate: 'auth',
    body: { uid: text(100), lang: Lang, currency: Type.Optional(Enum(Currency)) },
  }),
})
