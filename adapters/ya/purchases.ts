// Used on both sides: by the browser, which must find the token to consume, and by the server after it has checked the signature.

/** One purchase that the portal has signed. */
export interface YaPurchase {
  readonly token: string
  readonly productId: string
  /** The value that we passed along: the order's nonce. */
  readonly nonce: string
}

/**
 * Returns the purchases in the signed data: one after buying, or a list of those not consumed yet. Entries of another shape are ignored.
 */
export function purchasesOf(data: unknown): YaPurchase[] {
  return (Array.isArray(data) ? data : [data]).flatMap((entry) => {
    const { token, product, developerPayload, status, errorCode } = entry ?? {}
    // The portal signs failed purchases too.
    if (status === 'error' || errorCode) return []
    return typeof token === 'string' && token && typeof product?.id === 'string'
      ? [{ token, productId: product.id, nonce: String(developerPayload ?? '') }]
      : []
  })
}

/** Reads purchases from a signed text in the browser, without checking the signature. */
export function purchasesIn(signature: string): YaPurchase[] {
  try {
    const bytes = Uint8Array.from(atob(signature.split('.')[1] ?? ''), (char) => char.charCodeAt(0))
    return purchasesOf(JSON.parse(new TextDecoder().decode(bytes)).data)
  } catch {
    return []
  }
}
