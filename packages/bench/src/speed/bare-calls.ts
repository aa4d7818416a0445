// What the bare servers have in common: their calls' input, and their start.
import { createHash } from 'node:crypto'
import type { FastifyInstance } from 'fastify'

export interface Input {
  readonly session: string
}
export interface Coordinate {
  readonly coordinate: number
}

const query = { type: 'object', properties: { session: { type: 'string' } }, required: ['session'] }
const body = { type: 'object', properties: { coordinate: { type: 'integer' } }, required: ['coordinate'] }
/** The schemas of a call that reads, and of one that changes something. */
export const readSchema = { schema: { querystring: query } }
export const setSchema = { schema: { querystring: query, body } }

export const hash = (text: string): string => createHash('sha256').update(text).digest('hex')

/** Listens on a free port, and prints the address for the process that started this one. */
export async function listen(app: FastifyInstance): Promise<void> {
  const url = await app.listen({ host: '127.0.0.1', port: 0 })
  process.on('SIGTERM', () => process.exit(0))
  console.log(`A bare server is at ${url}`)
}
