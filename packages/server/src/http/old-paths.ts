import type { IncomingMessage } from 'node:http'

/**
 * The specification has the load log in versions v2 and v3, and shows no path for them. Wherever its other calls carry a version it stands after the
 * area's or the call's first name; both ways lead to the one call.
 */
export const rewriteUrl = ({ url = '/' }: Pick<IncomingMessage, 'url'>): string =>
  url.replace(/^\/api\/load\/(?:v[23]\/log|log\/v[23])\//, '/api/load/log/')
