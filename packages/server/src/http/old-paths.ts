import type { IncomingMessage } from 'node:http'

/**
 * Removes the version from the load log's URL. The specification has versions v2 and v3 of that call but no path for them. In its other calls the version
 * follows the area's name or the call's first name, so both forms are accepted.
 */
export const rewriteUrl = ({ url = '/' }: Pick<IncomingMessage, 'url'>): string =>
  url.replace(/^\/api\/load\/(?:v[23]\/log|log\/v[23])\//, '/api/load/log/')
