import type { FastifyInstance, FastifyRequest } from 'fastify'

/** JSON bodies may be empty, and the specification sends some calls as forms. */
export function acceptBodies(app: FastifyInstance): void {
  app.removeAllContentTypeParsers()
  const parse = app.getDefaultJsonParser('error', 'error')
  app.addContentTypeParser('application/json', { parseAs: 'string' }, (request, text, done) => {
    if (text === '') done(null, {})
    else parse(request, text as string, done)
  })
  app.addContentTypeParser('application/x-www-form-urlencoded', { parseAs: 'string' }, (_request, text, done) => {
    done(null, Object.fromEntries(new URLSearchParams(text as string)))
  })
}

/** The session token as it came: query value `session`, or a bearer header. */
export function tokenOf(request: FastifyRequest): string | null {
  const { session } = request.query as { session?: unknown }
  if (typeof session === 'string' && session !== '') return session
  const [scheme, token] = (request.headers.authorization ?? '').split(' ')
  return scheme?.toLowerCase() === 'bearer' && token ? token : null
}
