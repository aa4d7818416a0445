import { type ServerHost, ServerRefusal } from '@skystair/platform/server'

/** Calls the Bot API. Resolves to its result, or to the description of its refusal. Throws PLATFORM_UNAVAILABLE if it does not respond. */
export async function botApi(method: string, values: object, host: ServerHost): Promise<{ result: unknown } | { refused: string }> {
  // The address contains the token, so no message may repeat it.
  const url = `${host.needed('TG_BOT_API')}/bot${host.needed('TG_BOT_TOKEN')}/${method}`
  const response = await host.fetch(url, { method: 'POST', headers: { 'content-type': 'application/json' }, body: JSON.stringify(values) })
  const reply = (await response.json().catch(() => null)) as { ok?: unknown; result?: unknown; description?: unknown } | null
  if (reply?.ok === true) return { result: reply.result }
  if (typeof reply?.description === 'string' && response.status < 500) return { refused: reply.description }
  throw new ServerRefusal('PLATFORM_UNAVAILABLE', `The Bot API gave no answer to ${method}`)
}
