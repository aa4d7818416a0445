import { type ServerHost, ServerRefusal } from '@skystair/platform/server'

/** Asks the Bot API. Answers its result; what it refuses comes as the refusal's description, and its silence as PLATFORM_UNAVAILABLE. */
export async function botApi(method: string, values: object, host: ServerHost): Promise<{ result: unknown } | { refused: string }> {
  // The token stands in the address, so no message may repeat that.
  const url = `${host.needed('TG_BOT_API')}/bot${host.needed('TG_BOT_TOKEN')}/${method}`
  const response = await host.fetch(url, { method: 'POST', headers: { 'content-type': 'application/json' }, body: JSON.stringify(values) })
  const reply = (await response.json().catch(() => null)) as { ok?: unknown; result?: unknown; description?: unknown } | null
  if (reply?.ok === true) return { result: reply.result }
  if (typeof reply?.description === 'string' && response.status < 500) return { refused: reply.description }
  throw new ServerRefusal('PLATFORM_UNAVAILABLE', `The Bot API gave no answer to ${method}`)
}
