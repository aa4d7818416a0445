import { asyncapi, docsPage, openapi } from '@skystair/contract/documents'
import type { FastifyInstance } from 'fastify'

/** Written when first asked for: a start does not wait for what few ever read. */
function once(write: () => string): () => string {
  let written: string | undefined
  return () => {
    written ??= write()
    return written
  }
}

const http = once(() => JSON.stringify(openapi()))
const live = once(() => JSON.stringify(asyncapi()))
const page = once(docsPage)

/** The contract for machines and for people. */
export function documentRoutes(app: FastifyInstance): void {
  app.get('/openapi.json', (_request, reply) => reply.type('application/json').send(http()))
  app.get('/asyncapi.json', (_request, reply) => reply.type('application/json').send(live()))
  app.get('/docs', (_request, reply) => reply.type('text/html; charset=utf-8').send(page()))
}
