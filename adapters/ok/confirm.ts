import { sortedMd5 } from '@skystair/platform/proof'
import { type ServerHost, ServerRefusal } from '@skystair/platform/server'

/** The API's codes for an expired session, and for one that never existed. */
const ENDED = 102
const UNKNOWN = 103

/** Returns the signature of a call that is made in a session: all its fields, with the session's own key. */
export const callSig = (fields: Readonly<Record<string, string>>, sessionSecret: string): string => sortedMd5(fields, sessionSecret, 'sig')

/** Asks the portal whose session this is: a launch has no time, so only the portal knows whether it is still valid. */
export async function confirmSession(uid: string, sessionKey: string, sessionSecret: string, host: ServerHost): Promise<void> {
  const fields = {
    application_key: host.needed('OK_APP_KEY'),
    fields: 'uid',
    format: 'json',
    method: 'users.getCurrentUser',
    session_key: sessionKey,
  }
  const query = new URLSearchParams({ ...fields, sig: callSig(fields, sessionSecret) })
  // In the body, so that no access log contains the session.
  const answer = await host.fetch(`${host.needed('OK_API')}/fb.do`, { method: 'POST', body: query })
  const { uid: found, error_code } = Object(await answer.json().catch(() => null))
  if (error_code === ENDED) throw new ServerRefusal('PROOF_EXPIRED', 'The portal has ended the session')
  if (error_code === UNKNOWN) throw new ServerRefusal('PROOF_INVALID', 'The portal knows no such session')
  if (found === undefined) throw new ServerRefusal('PLATFORM_UNAVAILABLE', 'The portal does not say whose session it is')
  if (String(found) !== uid) throw new ServerRefusal('PROOF_INVALID', 'The session is another player’s')
}
