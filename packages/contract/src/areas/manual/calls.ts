import { Type } from 'typebox'
import { defineCalls } from '../../call.ts'
import { Nullable } from '../../schema.ts'

const byName = { params: Type.Object({ id: Type.String({ maxLength: 60 }) }) }
const ManualPage = Type.Object({ id: Type.String(), title: Type.String(), text: Type.String(), image: Nullable(Type.String()) })

export const calls = defineCalls({
  'GET /api/manual/{id}/get': {
    summary: 'A page of the manual.',
    role: 'TRIAL',
    rate: 'read',
    ...byName,
    reply: ManualPage,
    errors: ['MANUAL_NOT_FOUND'],
  },
  'GET /api/manual/config/{id}/get': {
    summary: 'The figures that a page of the manual names.',
    role: 'TRIAL',
    rate: 'read',
    ...byName,
    reply: Type.Record(Type.String(), Type.Integer()),
    errors: ['MANUAL_NOT_FOUND'],
  },
  'GET /api/manual/force/{id}/get': {
    summary: 'A page about one force.',
    role: 'TRIAL',
    rate: 'read',
    ...byName,
    reply: ManualPage,
    errors: ['MANUAL_NOT_FOUND'],
  },
  'GET /api/manual/forces/short/description/get': {
    summary: 'A sentence about each force.',
    role: 'TRIAL',
    rate: 'read',
    reply: Type.Record(Type.String(), Type.String()),
  },
})
