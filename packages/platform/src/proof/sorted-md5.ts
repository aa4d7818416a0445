import { createHash } from 'node:crypto'

/** Returns the MD5 of the text's UTF-8 bytes, as lower-case hex. */
export const md5 = (text: string): string => createHash('md5').update(text).digest('hex')

/**
 * Returns the signature that several portals use: MD5 of all fields but the signature, sorted by name in byte order, as `name=value`
 * without separators, followed by the secret. Values are signed as they are after URL decoding.
 */
export function sortedMd5(fields: Readonly<Record<string, string>>, secret: string, signature: string): string {
  const names = Object.keys(fields).filter((name) => name !== signature)
  // Byte order, not alphabetical order: upper case before lower case, `_` between them.
  names.sort((a, b) => Buffer.compare(Buffer.from(a), Buffer.from(b)))
  return md5(names.map((name) => `${name}=${fields[name]}`).join('') + secret)
}
