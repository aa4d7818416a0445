import { languageOf } from '@skystair/platform'
import { equalText, field, fieldsOf, freshUntil, hours, onlyFields, RELOADS, wholeNumber } from '@skystair/platform/proof'
import { type Proof, type Proven, type ServerHost, type ServerPlatform, ServerRefusal } from '@skystair/platform/server'
import { signOf } from './sign.ts'
import { pay } from './votes.ts'

const settings = {
  VK_APP_ID: { about: 'VK: the number of the app.', secret: false },
  VK_SECRET: { about: 'VK: the app’s protected key.', secret: true },
  VK_MAX_AGE_HOURS: { about: 'VK: maximum age of launch values, in hours.', secret: false, otherwise: '24' },
} as const

async function verify(proof: Proof, host: ServerHost): Promise<Proven> {
  onlyFields(proof, ['launch'])
  const fields = fieldsOf(field(proof, 'launch'))
  if (Object.keys(fields).some((name) => name !== 'sign' && !/^vk_\w+$/.test(name)))
    throw new ServerRefusal('PROOF_INVALID', 'The launch holds a field that is not signed')
  const sign = field(fields, 'sign')
  if (!equalText(sign, signOf(fields, host.needed('VK_SECRET')))) throw new ServerRefusal('PROOF_INVALID', 'The launch is not signed by VK')
  if (field(fields, 'vk_app_id') !== host.needed('VK_APP_ID')) throw new ServerRefusal('PROOF_INVALID', 'The launch is for another app')
  const until = freshUntil(wholeNumber(fields, 'vk_ts') * 1000, host.now, hours(host.needed('VK_MAX_AGE_HOURS')))
  const lang = languageOf(fields.vk_language?.replace(/^kz/, 'kk').replace(/^ua/, 'uk'))
  return { externalId: String(wholeNumber(fields, 'vk_user_id')), mark: sign, until, times: RELOADS, ...(lang ? { lang } : {}) }
}

/** VK: signed launch values, and votes by notices. */
export const server = { source: 'vk', settings, verify, pay } satisfies ServerPlatform
