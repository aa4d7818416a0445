import { asyncapi, docsPage, openapi } from '@skystair/contract/documents'
import type { FastifyInstance } from 'fastify'

/** Generates the text at the first request and caches it: it is rarely requested, and must not slow down the start. */
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

/** Serves the contract as OpenAPI, AsyncAPI and an HTML page. */
export function documentRoutes(app: FastifyInstance): void {
  app.get('/openapi.json', (_request, reply) => reply.type('application/json').send(http()))
  app.get('/asyncapi.json', (_request, reply) => reply.type('application/json').send(live()))
  app.get('/docs', (_request, reply) => reply.type('text/html; charset=utf-8').send(page()))
}
