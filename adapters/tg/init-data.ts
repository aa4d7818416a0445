import { createHmac, createPublicKey, verify } from 'node:crypto'
import { equalText, field, fieldsOf } from '@skystair/platform/proof'
import { ServerRefusal } from '@skystair/platform/server'

const hmac = (key: string | Buffer, text: string) => createHmac('sha256', key).update(text)

/** Returns the signed lines: all fields but the given ones, sorted by name. */
const checkString = (fields: Readonly<Record<string, string>>, without: readonly string[]) =>
  Object.keys(fields)
    .filter((name) => !without.includes(name))
    .sort()
    .map((name) => `${name}=${fields[name]}`)
    .join('\n')

/** Returns the `hash` of launch data with the bot's token: everything but `hash` is signed, including the second signature. */
export const hashOf = (fields: Readonly<Record<string, string>>, token: string): string =>
  hmac(hmac('WebAppData', token).digest(), checkString(fields, ['hash'])).digest('hex')

/** Returns what the messenger's own key signs for those who do not have the bot's token. */
export const publicText = (fields: Readonly<Record<string, string>>, botId: string): string =>
  `${botId}:WebAppData\n${checkString(fields, ['hash', 'signature'])}`

/** Returns an Ed25519 key from its 32 bytes in hex; the prefix names the algorithm. Throws PLATFORM_NOT_SET if it is no such key. */
function ed25519(hex: string) {
  if (!/^[0-9a-f]{64}$/i.test(hex)) throw new ServerRefusal('PLATFORM_NOT_SET', 'TG_PUBLIC_KEY is no key of 32 bytes in hex')
  return createPublicKey({
    key: Buffer.concat([Buffer.from('302a300506032b6570032100', 'hex'), Buffer.from(hex, 'hex')]),
    format: 'der',
    type: 'spki',
  })
}

export type Trust = { readonly token: string } | { readonly botId: string; readonly publicKey: string }

/** Checks launch data and returns its fields. Throws PROOF_INVALID if it is not signed. */
export function checkInitData(initData: string, trust: Trust): { fields: Readonly<Record<string, string>>; mark: string } {
  const fields = fieldsOf(initData)
  // A line break ends a field: with line breaks inside values the same text could be read as other fields.
  if (Object.entries(fields).some(([name, value]) => !/^\w+$/.test(name) || value.includes('\n')))
    throw new ServerRefusal('PROOF_INVALID', 'The launch data can be read in two ways')
  const right = 'token' in trust ? equalText(field(fields, 'hash'), hashOf(fields, trust.token)) : signedPublicly(fields, trust)
  if (!right) throw new ServerRefusal('PROOF_INVALID', 'The launch data are not signed for this bot')
  return { fields, mark: checkString(fields, ['hash', 'signature']) }
}

function signedPublicly(fields: Readonly<Record<string, string>>, { botId, publicKey }: { botId: string; publicKey: string }): boolean {
  const signature = field(fields, 'signature')
  const bytes = Buffer.from(signature, 'base64url')
  return bytes.toString('base64url') === signature && verify(null, Buffer.from(publicText(fields, botId)), ed25519(publicKey), bytes)
}
