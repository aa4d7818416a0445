// For tests: the keys of a server that sends messages to browsers, a browser, and the push services. They answer as the real ones do.
import { createDecipheriv, createECDH, createPublicKey, hkdfSync, verify } from 'node:crypto'
import type { PushKeys } from '../src/config.ts'
import type { Deps } from '../src/deps.ts'

/** Made for tests by `npx web-push generate-vapid-keys`. */
export const testPushKeys: PushKeys = {
  publicKey: 'BPP0dYd3DT4Dj6pDTP99KJPllUwBCRHf8zeyVf7KCvK5b6eaXHEXcCcGka2t3IhTFFnWfLrPzUvRqLCNn9vb-8Y',
  privateKey: 'U_UfxiZOSn5MBtcrPD2Vw1UuNLZtm4s4mDCQT1g98gA',
  contact: 'mailto:operator@game.example',
}

const browser = createECDH('prime256v1')
browser.setPrivateKey(Buffer.alloc(32, 7))
const auth = Buffer.alloc(16, 3)

/** A browser that subscribes. */
export const testBrowser = {
  endpoint: 'https://fcm.googleapis.com/fcm/send/one',
  p256dh: browser.getPublicKey('base64url'),
  auth: auth.toString('base64url'),
  timeZone: 'Europe/Moscow',
}

/** Decrypts a message as the browser does (RFC 8291, RFC 8188). Throws if it was encrypted for another one. */
function decrypt(body: Uint8Array): string {
  const salt = body.subarray(0, 16)
  const keyLength = body[20]!
  const sender = body.subarray(21, 21 + keyLength)
  const shared = browser.computeSecret(sender)
  const info = Buffer.concat([Buffer.from('WebPush: info\0'), browser.getPublicKey(), sender])
  const secret = hkdfSync('sha256', shared, auth, info, 32)
  const key = hkdfSync('sha256', new Uint8Array(secret), salt, 'Content-Encoding: aes128gcm\0', 16)
  const nonce = hkdfSync('sha256', new Uint8Array(secret), salt, 'Content-Encoding: nonce\0', 12)
  const cipher = body.subarray(21 + keyLength)
  const decipher = createDecipheriv('aes-128-gcm', new Uint8Array(key), new Uint8Array(nonce))
  decipher.setAuthTag(cipher.subarray(-16))
  const plain = Buffer.concat([decipher.update(cipher.subarray(0, -16)), decipher.final()])
  // The last record ends with 2 and zeros.
  return plain.subarray(0, plain.lastIndexOf(2)).toString()
}

/** True if the request carries the token of the server with the test keys for this host (RFC 8292). */
function isSigned(endpoint: string, authorization: string): boolean {
  const [, token = '', key] = /^vapid t=([^,]+), ?k=(.+)$/.exec(authorization) ?? []
  const [head, claims = '', signature = ''] = token.split('.')
  const raw = Buffer.from(testPushKeys.publicKey, 'base64url')
  const jwk = { kty: 'EC', crv: 'P-256', x: raw.subarray(1, 33).toString('base64url'), y: raw.subarray(33).toString('base64url') }
  const isRight = verify(
    'sha256',
    Buffer.from(`${head}.${claims}`),
    { key: createPublicKey({ key: jwk, format: 'jwk' }), dsaEncoding: 'ieee-p1363' },
    Buffer.from(signature, 'base64url'),
  )
  const { aud, sub } = JSON.parse(Buffer.from(claims, 'base64url').toString())
  return isRight && key === testPushKeys.publicKey && aud === new URL(endpoint).origin && sub === testPushKeys.contact
}

/** The push services: `answers` are their next statuses, 201 by default; a negative one is a lost connection. */
export function testPushHost() {
  const shown: { readonly endpoint: string; readonly title: string; readonly body: string; readonly tag: string }[] = []
  const asked: string[] = []
  const answers: number[] = []
  const reach: NonNullable<Deps['pushFetch']> = async (endpoint, init) => {
    asked.push(endpoint)
    const headers = new Headers(init.headers)
    if (!isSigned(endpoint, headers.get('authorization') ?? '')) return new Response(null, { status: 403 })
    const status = answers.shift() ?? 201
    if (status < 0) throw new TypeError('fetch failed')
    if (status === 201) shown.push({ endpoint, ...JSON.parse(decrypt(init.body as Uint8Array)) })
    return new Response(null, { status })
  }
  return { reach, shown, asked, answers }
}
