import { createHash, createHmac } from 'node:crypto'
import { equalText } from '@skystair/platform/proof'

/** Returns the signed text of a payment: its fields sorted by name, one `name=value` per line. */
const lines = (payment: Readonly<Record<string, unknown>>): string =>
  Object.keys(payment)
    .sort()
    .map((name) => `${name}=${String(payment[name])}`)
    .join('\n')

/** Returns the signature as in PlayDeck's published example: the key is derived as for Telegram's own launch data. */
export const paymentHash = (payment: Readonly<Record<string, unknown>>, gameToken: string): string =>
  createHmac('sha256', createHmac('sha256', 'WebAppData').update(gameToken).digest()).update(lines(payment)).digest('hex')

/** Returns the signature as in the newest text, which contradicts the example. Both keys are as secret as the token. */
export const describedHash = (payment: Readonly<Record<string, unknown>>, gameToken: string): string =>
  createHmac('sha256', createHash('sha256').update(gameToken).digest()).update(lines(payment)).digest('hex')

export const isSigned = (payment: Readonly<Record<string, unknown>>, hash: string, gameToken: string): boolean =>
  equalText(hash, paymentHash(payment, gameToken)) || equalText(hash, describedHash(payment, gameToken))
