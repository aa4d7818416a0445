import { createHash } from 'node:crypto'

/** MD5 of the text's UTF-8 bytes, as lower-case hex. */
export const md5 = (text: string): string => createHash('md5').update(text).digest('hex')

/**
 * The signature of a whole family of portals: all fields but the signature's own, sorted by name in byte order, written `name=value` one
 * behind the other without anything between, then the secret; MD5, hex. Values are signed as the portal sent them after URL decoding.
 */
export function sortedMd5(fields: Readonly<Record<string, string>>, secret: string, signature: string): string {
  const names = Object.keys(fields).filter((name) => name !== signature)
  // Byte order, not that of any language: upper case before lower case, `_` between them.
  names.sort((a, b) => Buffer.compare(Buffer.from(a), Buffer.from(b)))
  return md5(names.map((name) => `${name}=${fields[name]}`).join('') + secret)
}
