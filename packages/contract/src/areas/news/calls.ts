import { Type } from 'typebox'
import { defineCalls } from '../../call.ts'
import { Count, Enum, Nullable, Time } from '../../schema.ts'
import { Lang } from '../settings/enums.ts'

export const calls = defineCalls({
  'GET /api/news/get/last': {
    summary: 'The latest news, in the language of the player.',
    role: 'NONE',
    rate: 'read',
    query: Type.Object({ lang: Type.Optional(Enum(Lang)) }),
    reply: Nullable(Type.Object({ id: Count, title: Type.String(), text: Type.String(), at: Time })),
  },
})
