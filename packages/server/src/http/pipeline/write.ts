import type { CallName } from '@skystair/contract'
import type { FastifyReply } from 'fastify'
import type { Route } from './route.ts'
import type { StoredReply } from './stored-reply.ts'

/** Compiled at the first reply of a call and cached: compiling all of them at the start would double its time. */
const serializers = new Map<CallName, (reply: Record<string, unknown>) => string>()

function serializerOf({ name, spec }: Pick<Route, 'name' | 'spec'>, reply: Pick<FastifyReply, 'compileSerializationSchema'>) {
  const serialize = serializers.get(name) ?? reply.compileSerializationSchema(spec.reply as unknown as Record<string, unknown>)
  serializers.set(name, serialize)
  return serialize
}

/** Sends a reply as JSON. Fields that the call's schema does not declare are left out. */
export const write = (route: Pick<Route, 'name' | 'spec'>, { reply: content, headers }: StoredReply, reply: FastifyReply): FastifyReply =>
  reply
    .headers(headers)
    .type('application/json; charset=utf-8')
    .send(serializerOf(route, reply)(content as Record<string, unknown>))
