import { createDecipheriv } from 'node:crypto'
import { ServerRefusal } from '@skystair/platform/server'

export interface RuStoreNotice {
  readonly kind: string
  readonly invoiceId: string | null
}

/** Returns the key from the console, base64 of 32 bytes. Throws PLATFORM_NOT_SET for any other text. */
export function noticeKey(text: string): Buffer {
  const key = Buffer.from(text, 'base64')
  if (key.length !== 32) throw new ServerRefusal('PLATFORM_NOT_SET', 'RUSTORE_NOTICE_KEY is no base64 of 32 bytes')
  return key
}

/**
 * Decrypts a notice: `payload` is base64 of a 12-byte nonce, the text in AES-256-GCM, and a 16-byte tag. Throws PROOF_INVALID if the notice
 * is not the store's.
 */
export function openNotice(body: Uint8Array, key: Buffer): RuStoreNotice {
  try {
    const { payload } = JSON.parse(Buffer.from(body).toString('utf8')) as { payload: string }
    const bytes = Buffer.from(payload, 'base64')
    const decipher = createDecipheriv('aes-256-gcm', key, bytes.subarray(0, 12), { authTagLength: 16 })
    decipher.setAuthTag(bytes.subarray(-16))
    const opened = Buffer.concat([decipher.update(bytes.subarray(12, -16)), decipher.final()]).toString('utf8')
    const { notification_type, data } = JSON.parse(opened) as { notification_type: string; data?: string }
    const { invoice_id } = JSON.parse(data ?? '{}') as { invoice_id?: string | number }
    return { kind: notification_type, invoiceId: invoice_id === undefined ? null : String(invoice_id) }
  } catch {
    throw new ServerRefusal('PROOF_INVALID', 'The notice cannot be opened with our key')
  }
}
