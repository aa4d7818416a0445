import { languageOf } from '@skystair/platform'
import { field, freshUntil, hours, onlyFields, RELOADS } from '@skystair/platform/proof'
import { type Proof, type Proven, type ServerHost, type ServerPlatform, ServerRefusal } from '@skystair/platform/server'
import { checkInitData, type Trust } from './init-data.ts'
import { pay } from './stars.ts'

const settings = {
  TG_BOT_TOKEN: { about: 'Telegram: the token of the bot, as BotFather gave it. Needed to sell.', secret: true },
  TG_WEBHOOK_SECRET: { about: 'Telegram: the `secret_token` of `setWebhook`. Needed to sell.', secret: true },
  TG_BOT_ID: { about: 'Telegram: the number of the bot, to identify players without its token.', secret: false },
  TG_PUBLIC_KEY: {
    about: 'Telegram: the messenger’s public key, in hex, which identifies players without the bot’s token.',
    secret: false,
    otherwise: 'e7bf03a2fa4602af4580703d88dda5bb59f32ed8b02a56c187fe7d34caed242d',
  },
  TG_MAX_AGE_HOURS: { about: 'Telegram: maximum age of launch data, in hours.', secret: false, otherwise: '24' },
  TG_BOT_API: { about: 'Telegram: address of the Bot API.', secret: false, otherwise: 'https://api.telegram.org' },
  TG_SUPPORT: { about: 'Telegram: the bot’s reply to /paysupport, such as an address to write to.', secret: false },
} as const

/** The bot's token proves more than its number, so it is checked first. */
function trustOf(host: ServerHost): Trust {
  const token = host.setting('TG_BOT_TOKEN')
  if (token) return { token }
  const botId = host.setting('TG_BOT_ID')
  if (!botId) throw new ServerRefusal('PLATFORM_NOT_SET', 'Neither TG_BOT_TOKEN nor TG_BOT_ID is set')
  return { botId, publicKey: host.needed('TG_PUBLIC_KEY') }
}

async function verify(proof: Proof, host: ServerHost): Promise<Proven> {
  onlyFields(proof, ['initData'])
  const { fields, mark } = checkInitData(field(proof, 'initData'), trustOf(host))
  const until = freshUntil(Number(field(fields, 'auth_date')) * 1000, host.now, hours(host.needed('TG_MAX_AGE_HOURS')))
  const { id, first_name = '', last_name = '', language_code } = userOf(field(fields, 'user'))
  if (!Number.isSafeInteger(id) || Number(id) <= 0) throw new ServerRefusal('PROOF_INVALID', 'The launch data name no player')
  const displayName = `${first_name} ${last_name}`.trim()
  const lang = languageOf(typeof language_code === 'string' ? language_code : '')
  return {
    externalId: String(id),
    ...(displayName ? { displayName } : {}),
    ...(lang ? { lang } : {}),
    mark,
    until,
    times: RELOADS,
  }
}

function userOf(json: string): Readonly<Record<string, unknown>> {
  try {
    return Object(JSON.parse(json))
  } catch {
    throw new ServerRefusal('PROOF_INVALID', 'The player is no JSON')
  }
}

/** Telegram: signed launch data, and Stars through the bot. */
export const server = { source: 'tg', settings, verify, pay } satisfies ServerPlatform
