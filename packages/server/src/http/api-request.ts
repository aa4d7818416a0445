import type { FastifyRequest } from 'fastify'

/** Returns the path of a request without its query, as the router understands it: also of an absolute URL, and with escaped letters. */
function pathOf(url: string): string {
  const path = url.replace(/^[a-z][a-z0-9+.-]*:\/\/[^/?#]*/i, '').split(/[?#]/)[0]!
  try {
    return decodeURI(path)
  } catch {
    return path
  }
}

/**
 * Whether a request is one of the API and not of a page or file. Decided by the route that was found: `/%61pi/` and `http://host/api/` lead to the same routes as
 * `/api/`. By the path only where the API has no such route.
 */
export const isApiRequest = ({ routeOptions, url }: Pick<FastifyRequest, 'routeOptions' | 'url'>): boolean =>
  routeOptions.url?.startsWith('/api/') || pathOf(url).startsWith('/api/')
