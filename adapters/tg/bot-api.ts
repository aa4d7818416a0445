import { type ServerHost, ServerRefusal } from '@skystair/platform/server'

/** Asks the Bot API. Answers its result; what it refuses comes as the refusal's description, and its silence as PLATFORM_UNAVAILABLE. */
export async function botApi(method: string, values: object, host: ServerHost): Promise<{ result: unknown } | { refused: string }> {
  // The token stands in the address, so no message may repeat that.
  const url = `${host.needed('TG_BOT_API')}/bot${host.needed('TG_BOT_TOKEN')}/${method}`
  const answer = await host.fetch(url, { method: 'POST', headers: { 'content-type': 'application/json' }, body: JSON.stringify(values) })
  const told = (await answer.json().catch(() => null)) as { ok?: unknown; result?: unknown; description?: unknown } | null
  if (told?.ok === true) return { result: told.result }
  if (typeof told?.description === 'string' && answer.status < 500) return { refused: told.description }
  throw new ServerRefusal('PLATFORM_UNAVAILABLE', `The Bot API gave no answer to ${method}`)
}
