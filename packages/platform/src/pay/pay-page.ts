/** A stand-in of a provider's pay page. It posts the chosen `way` to its own address: whoever serves it then sends the notices. */
export function payPage(provider: string): Response {
  const buttons = ['PAY', 'CANCEL', 'CLOSED'].map((way) => `<button type="submit" name="way" value="${way}">${way}</button>`).join(' ')
  return new Response(`<!doctype html><title>${provider}</title><h1>${provider}</h1><form method="post">${buttons}</form>`, {
    headers: { 'content-type': 'text/html; charset=utf-8' },
  })
}
