import { type TProperties, Type } from 'typebox'
import { calls } from '../../call.ts'
import { Order } from '../../entities/trade.ts'
import { AnyCurrency, PlayerSource } from '../../enums.ts'
import { text } from '../../planned.ts'
import { Count, Enum, Id, Nullable, Time } from '../../schema.ts'
import { Session } from '../security/calls.ts'

const Lang = Enum(['RU', 'EN'] as const)
/** What a platform gave to prove something. A secret. */
export const Proof = Type.Record(Type.String({ maxLength: 100 }), Type.String({ maxLength: 16_000 }))

/** A climb that could be gone on with. */
const Climb = Type.Object({ id: Id, name: Nullable(Type.String()), level: Count, stair: Count, lastSeen: Time })
/**
 * The session of who was proven. `choice`: this browser's guest and the platform's player both have a climb; the session is that of the
 * platform's player, and a remap goes on with the other. A newcomer has no character yet: `POST /api/security/registerTrial` chooses it.
 */
const Arrived = Type.Object({ ...Session.properties, choice: Type.Optional(Type.Array(Climb)) })

const proofRefusals = ['PROOF_INVALID', 'PROOF_EXPIRED', 'PLATFORM_NOT_SET', 'PLATFORM_UNAVAILABLE'] as const
const source = Type.Object({ source: Enum(PlayerSource) })

/** A call that proves who somebody is. What it names besides `proof` identifies and proves nothing. */
const authenticate = <const S extends string, B extends TProperties>(summary: S, body: B) =>
  ({
    summary,
    role: 'NONE',
    rate: 'auth',
    body: Type.Object({ ...body, proof: Proof }),
    reply: Arrived,
    errors: [...proofRefusals, 'PROOF_USED'],
  }) as const

const search = { role: 'TRIAL', rate: 'auth', reply: Type.Array(Climb) } as const
const remap = {
  role: 'TRIAL',
  rate: 'auth',
  body: Type.Object({ currId: Id, chosenId: Id }),
  reply: Session,
  errors: ['NOT_YOURS'],
} as const

const byProduct = Type.Object({ product_id: text(100) })
const begun = ['PRODUCT_NOT_FOUND', 'RECEIVER_MISSING', 'PLATFORM_NOT_SET', 'PLATFORM_UNAVAILABLE'] as const

export const platform = calls({
  'POST /api/integration/ya/authenticate': authenticate('Begin or come back as a player of the search portal, by its signed identity.', {
    lang: Lang,
    uniqueIds: Type.Array(text(2000), { maxItems: 10 }),
  }),
  'POST /api/integration/ya/v2/search': { ...search, summary: 'The climbs that belong to the portal’s player of this session.' },
  'POST /api/integration/ya/v2/remap': { ...remap, summary: 'Choose which climb the portal’s player goes on with; the other one is kept.' },
  'POST /api/integration/{source}/v2/search': {
    ...search,
    summary: 'The climbs that belong to the platform’s player of this session.',
    extension: true,
    params: source,
  },
  'POST /api/integration/{source}/v2/remap': {
    ...remap,
    summary: 'Choose which climb the platform’s player goes on with; the other one is kept.',
    extension: true,
    params: source,
  },
  'POST /api/integration/ya/buy': {
    summary: 'Grant a purchase that the portal has signed; the evidence is its signature.',
    role: 'PLAYER',
    rate: 'write',
    query: byProduct,
    body: Type.Object({ evidence: Type.Optional(Proof) }),
    reply: Order,
    errors: ['ORDER_NOT_FOUND', 'PAYMENT_UNKNOWN', 'PAYMENT_REFUSED', ...proofRefusals],
  },
  'POST /api/integration/telegram/authenticate': authenticate(
    'Begin or come back as a player of the messenger, by its signed launch data.',
    {
      initData: Type.Optional(text(8000)),
      lang: Lang,
    },
  ),
  'POST /api/integration/telegram/invoice': {
    summary: 'A link to pay a product with.',
    role: 'PLAYER',
    rate: 'write',
    query: byProduct,
    reply: Order,
    errors: begun,
  },
  'POST /api/integration/telegram/buy': {
    summary: 'How the newest purchase of a product stands.',
    role: 'PLAYER',
    rate: 'write',
    query: byProduct,
    reply: Order,
    errors: ['ORDER_NOT_FOUND'],
  },
  'POST /api/integration/gp/authenticate': authenticate('Begin or come back as a player of the game platform.', {
    lang: Lang,
    playerId: text(100),
    name: Type.Optional(Type.String({ maxLength: 200 })),
  }),
  'POST /api/integration/gp/login': {
    summary: "Move the climb to another of the platform's players, proven; the text `Player already exists` where that one has a climb.",
    role: 'TRIAL',
    rate: 'auth',
    body: Type.Object({ oldPlayerId: text(100), newPlayerId: text(100), proof: Proof }),
    reply: Type.Object({ text: Type.String() }),
    errors: ['NOT_YOURS', ...proofRefusals],
  },
  'POST /api/integration/crazy/authenticate': authenticate('Begin or come back by the signed token of the web portal.', {
    token: Type.Optional(text(8000)),
    lang: Lang,
  }),
  'POST /api/integration/kong/authenticate': authenticate('Begin or come back as a player of the web portal.', {
    kongId: text(100),
    username: text(100),
    token: Type.Optional(text(1000)),
    lang: Type.Optional(Lang),
  }),
  'POST /api/integration/rustore/authenticate': authenticate('Begin or come back by the signed token of the mobile store.', {
    token: Type.Optional(text(8000)),
    lang: Lang,
  }),
  'POST /api/integration/mystore/client/authenticate': authenticate('Begin or come back as a client of the store.', {
    uid: text(100),
    lang: Lang,
    currency: Type.Optional(Enum(AnyCurrency)),
  }),
  'POST /api/integration/{source}/authenticate': {
    ...authenticate('Begin or come back as a player of a platform that has no call of its own.', { lang: Lang }),
    extension: true,
    params: source,
  },
})
