const page = (title: string, body: string) =>
  new Response(`<!doctype html><meta charset="utf-8"><title>${title}</title><h1>${title}</h1>${body}`, {
    headers: { 'content-type': 'text/html; charset=utf-8' },
  })

/** Returns a stand-in for a provider's pay page. It posts the chosen `way` to its own address; its server then sends the notices. */
export function payPage(provider: string): Response {
  const buttons = ['PAY', 'CANCEL', 'CLOSED'].map((way) => `<button type="submit" name="way" value="${way}">${way}</button>`).join(' ')
  return page(provider, `<form method="post">${buttons}</form>`)
}

/** Returns the page after the payment, with a link back to the game. */
export const paidPage = (back: string): Response =>
  page('Done', `<a href="${back.replace(/&/g, '&amp;').replace(/"/g, '&quot;')}">Back to the game</a>`)
