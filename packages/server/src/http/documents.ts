import { asyncapi, docsPage, openapi } from '@skystair/contract/documents'
import type { FastifyInstance } from 'fastify'

/** The contract for machines and for people. */
export function documentRoutes(app: FastifyInstance): void {
  const http = JSON.stringify(openapi())
  const live = JSON.stringify(asyncapi())
  const page = docsPage()
  app.get('/openapi.json', (_request, reply) => reply.type('application/json').send(http))
  app.get('/asyncapi.json', (_request, reply) => reply.type('application/json').send(live))
  app.get('/docs', (_request, reply) => reply.type('text/html; charset=utf-8').send(page))
}
