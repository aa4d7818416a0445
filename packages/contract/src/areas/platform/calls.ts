import { type TProperties, Type } from 'typebox'
import { defineCalls } from '../../call.ts'
import { Enum, Flag, Id, text } from '../../schema.ts'
import { Currency } from '../payment/enums.ts'
import { Session } from '../security/entities.ts'
import { Lang } from '../settings/enums.ts'
import { Arrival, PlatformProof, Save } from './entities.ts'
import { Source } from './source.ts'

const lang = Enum(Lang)
const proofRefusals = ['PROOF_INVALID', 'PROOF_EXPIRED', 'PLATFORM_NOT_SET', 'PLATFORM_UNAVAILABLE'] as const
const source = Type.Object({ source: Source })

/** A call that proves a player's identity. Fields other than `proof` name the player but prove nothing. */
const authenticate = <const S extends string, B extends TProperties>(summary: S, body: B) =>
  ({
    summary,
    role: 'NONE',
    rate: 'auth',
    changes: true,
    body: Type.Object({ ...body, proof: PlatformProof }),
    opensSession: true,
    reply: Arrival,
    errors: [...proofRefusals, 'PROOF_USED'],
  }) as const

const search = { role: 'TRIAL', rate: 'auth', reply: Type.Array(Save) } as const
const remap = {
  role: 'TRIAL',
  rate: 'auth',
  changes: true,
  body: Type.Object({ currId: Id, chosenId: Id }),
  opensSession: true,
  reply: Session,
  errors: ['NOT_YOURS'],
} as const

const login = {
  role: 'TRIAL',
  rate: 'auth',
  changes: true,
  body: Type.Object({ oldPlayerId: text(100), newPlayerId: text(100), proof: PlatformProof }),
  errors: ['NOT_YOURS', ...proofRefusals],
} as const

export const calls = defineCalls({
  'POST /api/integration/ya/authenticate': authenticate('Begin or come back as a player of the search portal, by its signed identity.', {
    lang,
    uniqueIds: Type.Array(text(2000), { maxItems: 10 }),
  }),
  'POST /api/integration/ya/v2/search': { ...search, summary: 'The saves that belong to the portal’s player of this session.' },
  'POST /api/integration/ya/v2/remap': { ...remap, summary: 'Choose which save the portal’s player continues; the other one is kept.' },
  'POST /api/integration/{source}/v2/search': {
    ...search,
    summary: 'The saves that belong to the platform’s player of this session.',
    extension: true,
    params: source,
  },
  'POST /api/integration/{source}/v2/remap': {
    ...remap,
    summary: 'Choose which save the platform’s player continues; the other one is kept.',
    extension: true,
    params: source,
  },
  'POST /api/integration/telegram/authenticate': authenticate(
    'Begin or come back as a player of the messenger, by its signed launch data.',
    { initData: Type.Optional(text(8000)), lang },
  ),
  'POST /api/integration/gp/authenticate': authenticate('Begin or come back as a player of the game platform.', {
    lang,
    playerId: text(100),
    name: Type.Optional(Type.String({ maxLength: 200 })),
  }),
  'POST /api/integration/gp/login': {
    ...login,
    summary: "Move the save to another of the platform's players, proven. The text is `Player already exists` if that one has a save.",
    // A client that names its platform by `{source}` reaches this call too: it reads `moved`.
    reply: Type.Object({ text: Type.String(), moved: Flag }),
  },
  'POST /api/integration/{source}/login': {
    ...login,
    summary: 'Move a guest’s save to the player who has signed in on the platform. `moved` is false if that player has a save already.',
    extension: true,
    params: source,
    reply: Type.Object({ moved: Flag }),
  },
  'POST /api/integration/crazy/authenticate': authenticate('Begin or come back by the signed token of the web portal.', {
    token: Type.Optional(text(8000)),
    lang,
  }),
  'POST /api/integration/kong/authenticate': authenticate('Begin or come back as a player of the web portal.', {
    kongId: text(100),
    username: text(100),
    token: Type.Optional(text(1000)),
    lang: Type.Optional(lang),
  }),
  'POST /api/integration/rustore/authenticate': authenticate('Begin or come back by the signed token of the mobile store.', {
    token: Type.Optional(text(8000)),
    lang,
  }),
  'POST /api/integration/mystore/client/authenticate': authenticate('Begin or come back as a client of the store.', {
    uid: text(100),
    lang,
    currency: Type.Optional(Enum(Currency)),
  }),
  'POST /api/integration/{source}/authenticate': {
    ...authenticate('Begin or come back as a player of a platform that has no call of its own.', { lang }),
    extension: true,
    params: source,
  },
})
