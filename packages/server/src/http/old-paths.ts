import type { IncomingMessage } from 'node:http'

/**
 * Removes the version from the load log's URL. The specification has versions v2 and v3 of that call but shows no path for them; in its other calls the
 * version follows the name of the area or the first name of the call, so that both forms are accepted.
 */
export const rewriteUrl = ({ url = '/' }: Pick<IncomingMessage, 'url'>): string =>
  url.replace(/^\/api\/load\/(?:v[23]\/log|log\/v[23])\//, '/api/load/log/')
