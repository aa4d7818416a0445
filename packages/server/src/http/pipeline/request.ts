import type { AnyRequest } from '../../handlers.ts'
import type { Entered } from './enter.ts'
import type { Exchange } from './exchange.ts'

/** The request as its handler receives it. */
export function requestOf({ route, request }: Exchange, { session, now }: Pick<Entered, 'session' | 'now'>): AnyRequest {
  const { random, config, platforms } = route.deps
  const { token, tokenHash } = request.caller
  const inRussian = /^ru/i.test(String(request.headers['accept-language'] ?? ''))
  return {
    call: route.name,
    now,
    random,
    config,
    platforms,
    origin: `${request.protocol}://${request.host}`,
    session:
      session && token && tokenHash
        ? {
            id: tokenHash,
            token,
            clientUuid: session.clientUuid,
            expiresAt: session.expiresAt,
            source: session.source,
            viewerId: session.viewerId,
          }
        : null,
    access: session?.access ?? null,
    playerId: session?.playerId ?? null,
    lang: inRussian ? 'RU' : 'EN',
    requestId: request.id,
    params: request.params,
    query: request.query,
    body: request.body,
    // The type depends on the call's role and input, which are not known here.
  } as AnyRequest
}
