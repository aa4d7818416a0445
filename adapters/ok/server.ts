import { equalText, field, fieldsOf, md5, onlyFields, repeatable, repeatSetting } from '@skystair/platform/proof'
import { type Proof, type Proven, type ServerHost, type ServerPlatform, ServerRefusal } from '@skystair/platform/server'
import { confirmSession } from './confirm.ts'
import { pay } from './payment.ts'

const settings = {
  OK_APP_KEY: { about: 'Odnoklassniki: the public key of the app.', secret: false },
  OK_SECRET: { about: 'Odnoklassniki: the secret key of the app.', secret: true },
  OK_CONFIRM: {
    about: 'Odnoklassniki: whether to ask the portal if the session of a launch is still valid, `yes` or `no`.',
    secret: false,
    otherwise: 'yes',
  },
  ...repeatSetting('OK', 'Odnoklassniki, if OK_CONFIRM is `no`'),
  OK_API: { about: 'Odnoklassniki: address of its API.', secret: false, otherwise: 'https://api.ok.ru' },
} as const

/** Returns the portal's signature of the player: all values joined without separators. */
export const authSig = (uid: string, sessionKey: string, secret: string): string => md5(uid + sessionKey + secret)

async function verify(proof: Proof, host: ServerHost): Promise<Proven> {
  onlyFields(proof, ['launch'])
  const fields = fieldsOf(field(proof, 'launch'))
  onlyFields(fields, ['auth_sig', 'logged_user_id', 'session_key', 'session_secret_key'])
  const [sig, uid, sessionKey] = [field(fields, 'auth_sig'), field(fields, 'logged_user_id'), field(fields, 'session_key')]
  if (!/^[1-9]\d*$/.test(uid)) throw new ServerRefusal('PROOF_INVALID', 'The launch names no player')
  if (!equalText(sig, authSig(uid, sessionKey, host.needed('OK_SECRET'))))
    throw new ServerRefusal('PROOF_INVALID', 'The launch is not signed by the portal')
  // Without a separator between id and key, digits could be moved from one to the other, and only the portal can tell.
  const asks = host.needed('OK_CONFIRM') !== 'no'
  if (asks) await confirmSession(uid, sessionKey, field(fields, 'session_secret_key'), host)
  else if (/^\d/.test(sessionKey)) throw new ServerRefusal('PROOF_INVALID', 'Where the id ends cannot be told')
  // A launch has no time, and the portal repeats it during a session: either our server asks the portal each time, or the launch is
  // accepted several times a day.
  return { externalId: uid, mark: sig, ...(asks ? { until: host.now } : repeatable('OK', host)) }
}

/** Odnoklassniki: signed launches that the portal confirms, and OKs by notices. */
export const server = { source: 'ok', settings, verify, pay } satisfies ServerPlatform
