import { Readable } from 'node:stream'
import type { CallName } from '@skystair/contract'
import type { FastifyReply } from 'fastify'
import { sendStream } from '../streamed.ts'
import type { Route } from './route.ts'
import type { StoredReply } from './stored-reply.ts'

/** Compiled at the first reply of a call and cached: compiling all of them at the start would double its time. */
const serializers = new Map<CallName, (reply: Record<string, unknown>) => string>()

/** The same schema with `nullable` in place of a choice between something and null: for a choice, every value would be validated. */
function withNullable(schema: unknown): unknown {
  if (Array.isArray(schema)) return schema.map(withNullable)
  if (typeof schema !== 'object' || schema === null) return schema
  const { anyOf, ...rest } = schema as { readonly anyOf?: readonly { readonly type?: string }[] }
  const [only, none, ...others] = anyOf ?? []
  if (only && none?.type === 'null' && others.length === 0) return { ...rest, ...(withNullable(only) as object), nullable: true }
  return Object.fromEntries(Object.entries(schema).map(([key, part]) => [key, withNullable(part)]))
}

function serializerOf({ name, spec }: Pick<Route, 'name' | 'spec'>, reply: Pick<FastifyReply, 'compileSerializationSchema'>) {
  const serialize = serializers.get(name) ?? reply.compileSerializationSchema(withNullable(spec.reply) as Record<string, unknown>)
  serializers.set(name, serialize)
  return serialize
}

/** Sends a reply as JSON, without fields that the call's schema does not declare. A stream is sent as it is. */
export function write(route: Pick<Route, 'name' | 'spec'>, { reply: content, headers }: StoredReply, reply: FastifyReply): FastifyReply {
  reply.headers(headers).type('application/json; charset=utf-8')
  return content instanceof Readable
    ? sendStream(content, reply)
    : reply.send(serializerOf(route, reply)(content as Record<string, unknown>))
}
