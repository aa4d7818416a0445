import type { LaunchRule } from '@skystair/platform/proof'
import {
  field,
  fieldsOf,
  LANGUAGE,
  launchRule,
  NUMBER,
  onlyFields,
  openLaunch,
  REFERRAL,
  repeatable,
  repeatSetting,
  ruleSetting,
  sortedMd5Rule,
  valuesMd5Rule,
} from '@skystair/platform/proof'
import { type Proof, type Proven, type ServerHost, type ServerPlatform, ServerRefusal } from '@skystair/platform/server'
import { pay } from './billing.ts'

const settings = {
  MAIL_PORTAL: {
    about: 'Mail.ru: which of its two portals the players come from, `games` (games.mail.ru, VK Play) or `world` (My World).',
    secret: false,
    otherwise: 'games',
  },
  MAIL_APP_ID: { about: 'Mail.ru: the number of the game there.', secret: false },
  MAIL_SECRET: { about: 'Mail.ru: the secret key of the game there.', secret: true },
  ...repeatSetting('MAIL', 'Mail.ru'),
  ...ruleSetting('MAIL', 'Mail.ru'),
  MAIL_CURRENCY: { about: 'Mail.ru: the currency of the sums that the portal reports.', secret: false, otherwise: 'RUB' },
} as const

/** How each portal signs a launch. */
export const portals = {
  games: {
    ...sortedMd5Rule,
    signature: 'sign',
    user: 'uid',
    app: 'appid',
    shapes: { appid: NUMBER, lang: LANGUAGE, ref: REFERRAL, uid: NUMBER },
  },
  world: {
    ...valuesMd5Rule,
    fields: ['app_id', 'vid'],
    signature: 'authentication_key',
    user: 'vid',
    app: 'app_id',
    shapes: { app_id: NUMBER, vid: NUMBER },
  },
} satisfies Readonly<Record<string, LaunchRule>>

async function verify(proof: Proof, host: ServerHost): Promise<Proven> {
  onlyFields(proof, ['launch'])
  const fields = fieldsOf(field(proof, 'launch'))
  const name = host.needed('MAIL_PORTAL')
  if (name !== 'games' && name !== 'world') throw new ServerRefusal('PLATFORM_NOT_SET', 'MAIL_PORTAL is neither games nor world')
  const rule = launchRule(portals[name], host.setting('MAIL_LAUNCH_RULE'))
  if (rule.fields !== 'sorted') onlyFields(fields, [...rule.fields, rule.signature])
  const { externalId, signature } = openLaunch(fields, rule, [host.needed('MAIL_SECRET')], host.needed('MAIL_APP_ID'))
  return { externalId, mark: signature, ...repeatable('MAIL', host) }
}

/** Mail.ru: signed launches of both portals, and the game portal's billing. */
export const server = { source: 'mail', settings, verify, pay } satisfies ServerPlatform
