// Every text field of every call that changes something is either listed here as no text for others, or is a text that passes the server's gate.
import type { TSchema } from 'typebox'
import { expect, it } from 'vitest'
import type { CallSpec } from './call.ts'
import { contract } from './contract.ts'
import { silenced, wrongNames, wrongTexts } from './name-errors.ts'
import { type PlayerText, textRules } from './player-text.ts'

/** The fields whose text no other player reads, and why. */
const notForOthers: Readonly<Record<string, string>> = {
  'GET|POST .* query/(source|method|product_id)': 'names of a platform, a way to pay and a product',
  '.* params/(source|extra|orderId)': 'the same in paths',
  '.* body/(proof|evidence)\\{\\}': 'proofs of platforms',
  'POST /api/integration/[a-z/]+authenticate body/.*': 'what a platform says about the player',
  'POST /api/integration/.*/login body/(oldPlayerId|newPlayerId)': 'ids of a platform',
  'POST /api/integration/ya/promocode/save body/signature': 'proof of a platform',
  '.* body/timeZone': 'the name of a time zone, which is checked',
  'POST /api/player/push/(un)?subscribe body/.*': 'the address and the keys of a browser',
  'POST /api/log/add body/.*': 'only the operator reads it',
  'POST /api/(marker|player/v3)/.* body/.*': 'keys of the game',
  'POST /api/security/.* body/(domain|h_session|ref|device|password|passwordCurrent|passwordNew|optionalMailOrPhone|mailOrPhone)':
    'secrets and codes',
  'POST /api/security/login body/name': 'a name that exists',
  'POST /api/shop/artifact/\\{id\\}/buy body/creatureId': 'ids',
}

/** The calls that may write a text although its rule does not hold, and why. */
const ungated: Readonly<Record<string, string>> = {
  'POST /api/security/register': 'everybody can register, at any level; a nickname can be reported',
  'POST /api/admin/clan/name/set': 'moderators, whose renaming is in the audit log',
}

interface Field {
  readonly path: string
  readonly kind: PlayerText | undefined
}

function fieldsOf(schema: TSchema | undefined, path: string): Field[] {
  const {
    type,
    enum: members,
    anyOf,
    items,
    properties,
    patternProperties,
    additionalProperties,
    ...rest
  } = (schema ?? {}) as Record<string, never>
  const within = (inner: Record<string, TSchema> | undefined, sign: (key: string) => string) =>
    Object.entries(inner ?? {}).flatMap(([key, value]) => fieldsOf(value, `${path}${sign(key)}`))
  return [
    ...(type === 'string' && !members ? [{ path, kind: rest['x-player-text'] as PlayerText | undefined }] : []),
    ...(anyOf ? (anyOf as TSchema[]).flatMap((one) => fieldsOf(one, path)) : []),
    ...(items ? fieldsOf(items, `${path}[]`) : []),
    ...within(properties, (key) => `/${key}`),
    ...within(patternProperties, () => '{}'),
    ...(typeof additionalProperties === 'object' ? fieldsOf(additionalProperties, `${path}{}`) : []),
  ]
}

const calls = Object.values(contract).flatMap((area) => Object.entries<CallSpec>(area).filter(([, { changes }]) => changes))
const fields = calls.flatMap(([call, { params, query, body, errors = [] }]) =>
  [...fieldsOf(params, 'params'), ...fieldsOf(query, 'query'), ...fieldsOf(body, 'body')].map((field) => ({ ...field, call, errors })),
)

it('every text field of a changing call is a player’s text, or is known to be read by nobody else', () => {
  const known = Object.keys(notForOthers).map((pattern) => new RegExp(`^${pattern}$`))
  const unknown = fields.filter(({ kind, call, path }) => !kind && !known.some((pattern) => pattern.test(`${call} ${path}`)))
  expect(unknown.map(({ call, path }) => `${call} ${path}`)).toEqual([])
  const unused = known.filter((pattern) => !fields.some(({ kind, call, path }) => !kind && pattern.test(`${call} ${path}`)))
  expect(unused).toEqual([])
})

it('every call with a player’s text declares the refusals of its rule', () => {
  const missing = fields.flatMap(({ call, errors, kind }) => {
    if (!kind) return []
    const { level, optional, whileBanned } = textRules[kind]
    const wrong = kind === 'NAME' || kind === 'CLAN_NAME' ? wrongNames : wrongTexts.filter((code) => !(optional && code === 'TEXT_EMPTY'))
    const held =
      call in ungated ? [] : [...(level ? ['CHAT_LEVEL'] : []), ...silenced.filter((code) => !(whileBanned && code === 'CHAT_BANNED'))]
    return [...wrong, ...held].filter((code) => !(errors as readonly string[]).includes(code)).map((code) => `${call}: ${code}`)
  })
  expect(missing).toEqual([])
})

it('every kind of text that can be written has a call that writes it', () => {
  const written = new Set(fields.flatMap(({ kind }) => kind ?? []))
  // Questions to the support are letters without a partner.
  expect(Object.keys(textRules).filter((kind) => kind !== 'SUPPORT' && !written.has(kind as PlayerText))).toEqual([])
})
