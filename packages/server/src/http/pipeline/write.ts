import type { CallName } from '@skystair/contract'
import type { FastifyReply } from 'fastify'
import type { Answer } from './answer.ts'
import type { Route } from './route.ts'

/** Compiled when a call is first answered, and kept: compiling every shape beforehand would double the time of a start. */
const writers = new Map<CallName, (reply: Record<string, unknown>) => string>()

function writerOf({ name, spec }: Pick<Route, 'name' | 'spec'>, reply: Pick<FastifyReply, 'compileSerializationSchema'>) {
  const writer = writers.get(name) ?? reply.compileSerializationSchema(spec.reply as unknown as Record<string, unknown>)
  writers.set(name, writer)
  return writer
}

/** Sends an answer as JSON, with nothing in it that the call's schema does not name. */
export const write = (route: Pick<Route, 'name' | 'spec'>, { reply: content, headers }: Answer, reply: FastifyReply): FastifyReply =>
  reply
    .headers(headers)
    .type('application/json; charset=utf-8')
    .send(writerOf(route, reply)(content as Record<string, unknown>))
