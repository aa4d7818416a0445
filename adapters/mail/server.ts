import { type Proof, type Proven, type ServerHost, type ServerPlatform, ServerRefusal } from '@skystair/platform'
import { equalText } from '@skystair/platform/proof/equal'
import { field, fieldsOf, onlyFields } from '@skystair/platform/proof/fields'
import { repeatable, repeatSetting } from '@skystair/platform/proof/repeats'
import { md5, sortedMd5 } from '@skystair/platform/proof/sorted-md5'
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
  MAIL_CURRENCY: { about: 'Mail.ru: the currency of the sums that the portal tells.', secret: false, otherwise: 'RUB' },
} as const

type Fields = Readonly<Record<string, string>>

/** My World's signature of who plays. */
export const worldKey = (appId: string, vid: string, secret: string): string => md5(`${appId}_${vid}_${secret}`)

/** Where each portal says what, and what its signature must be. */
const PORTALS = {
  games: { app: 'appid', player: 'uid', sign: 'sign', right: (fields: Fields, secret: string) => sortedMd5(fields, secret, 'sign') },
  world: {
    app: 'app_id',
    player: 'vid',
    sign: 'authentication_key',
    right: (fields: Fields, secret: string) => worldKey(field(fields, 'app_id'), field(fields, 'vid'), secret),
  },
} as const

async function verify(proof: Proof, host: ServerHost): Promise<Proven> {
  onlyFields(proof, ['launch'])
  const fields = fieldsOf(field(proof, 'launch'))
  const name = host.needed('MAIL_PORTAL')
  if (name !== 'games' && name !== 'world') throw new ServerRefusal('PLATFORM_NOT_SET', 'MAIL_PORTAL is neither games nor world')
  const portal = PORTALS[name]
  if (name === 'world') onlyFields(fields, ['app_id', 'authentication_key', 'vid'])
  // Nothing stands between the signed fields: a value with an equals sign could be read as several of them.
  if (Object.entries(fields).some((parts) => parts.join('').includes('=')))
    throw new ServerRefusal('PROOF_INVALID', 'What is signed can be read in two ways')
  const sign = field(fields, portal.sign)
  if (!equalText(sign, portal.right(fields, host.needed('MAIL_SECRET'))))
    throw new ServerRefusal('PROOF_INVALID', 'The launch is not signed by the portal')
  if (field(fields, portal.app) !== host.needed('MAIL_APP_ID')) throw new ServerRefusal('PROOF_INVALID', 'The launch is another game’s')
  const externalId = field(fields, portal.player)
  if (!/^[1-9]\d*$/.test(externalId)) throw new ServerRefusal('PROOF_INVALID', 'The launch names no player')
  return { externalId, mark: sign, ...repeatable('MAIL', host) }
}

/** Mail.ru: signed launches of either portal, and the game portal's billing. */
export const server = { source: 'mail', settings, verify, pay } satisfies ServerPlatform
