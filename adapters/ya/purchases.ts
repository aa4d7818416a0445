// Read on both sides: by the browser, which must find the token to consume, and by the server after it has checked the signature.

/** One purchase that the portal has signed. */
export interface YaPurchase {
  readonly token: string
  readonly productId: string
  /** What we gave along: the order's nonce. */
  readonly nonce: string
}

/** The purchases in the signed data: one after buying, a list of those not consumed yet. What has another shape is passed over. */
export function purchasesOf(data: unknown): YaPurchase[] {
  return (Array.isArray(data) ? data : [data]).flatMap((entry) => {
    const { token, product, developerPayload } = entry ?? {}
    return typeof token === 'string' && token && typeof product?.id === 'string'
      ? [{ token, productId: product.id, nonce: String(developerPayload ?? '') }]
      : []
  })
}

/** As the browser reads them out of a signed text, whose signature only the server can check. */
export function purchasesIn(signature: string): YaPurchase[] {
  try {
    const bytes = Uint8Array.from(atob(signature.split('.')[1] ?? ''), (char) => char.charCodeAt(0))
    return purchasesOf(JSON.parse(new TextDecoder().decode(bytes)).data)
  } catch {
    return []
  }
}
