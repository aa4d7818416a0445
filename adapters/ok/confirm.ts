import { sortedMd5 } from '@skystair/platform/proof'
import { type ServerHost, ServerRefusal } from '@skystair/platform/server'

/** The API's codes for an expired session, and for one that never existed. */
const ENDED = 102
const UNKNOWN = 103
const BAD_SIGNATURE = 104

type Fields = Readonly<Record<string, string>>

/** Returns the signature of a call that is made in a session: its fields except the session's key, with the session's secret key. */
export const callSig = ({ session_key: _, ...fields }: Fields, sessionSecret: string): string => sortedMd5(fields, sessionSecret, 'sig')

/** The same as the portal's own libraries compute it: with the session's key. */
export const librarySig = (fields: Fields, sessionSecret: string): string => sortedMd5(fields, sessionSecret, 'sig')

/** Asks the portal whose session this is: a launch has no time, so only the portal knows whether it is still valid. */
export async function confirmSession(uid: string, sessionKey: string, sessionSecret: string, host: ServerHost): Promise<void> {
  const fields = {
    application_key: host.needed('OK_APP_KEY'),
    fields: 'uid',
    format: 'json',
    method: 'users.getCurrentUser',
    session_key: sessionKey,
  }
  const ask = async (sig: string): Promise<{ uid?: unknown; error_code?: unknown }> => {
    // In the body, so that no access log contains the session.
    const body = new URLSearchParams({ ...fields, sig })
    const answer = await host.fetch(`${host.needed('OK_API')}/fb.do`, { method: 'POST', body })
    return Object(await answer.json().catch(() => null))
  }
  let told = await ask(callSig(fields, sessionSecret))
  // The documents and the libraries of the portal differ.
  if (told.error_code === BAD_SIGNATURE) told = await ask(librarySig(fields, sessionSecret))
  const { uid: found, error_code } = told
  if (error_code === ENDED) throw new ServerRefusal('PROOF_EXPIRED', 'The portal has ended the session')
  if (error_code === UNKNOWN) throw new ServerRefusal('PROOF_INVALID', 'The portal knows no such session')
  if (found === undefined) throw new ServerRefusal('PLATFORM_UNAVAILABLE', 'The portal does not say whose session it is')
  if (String(found) !== uid) throw new ServerRefusal('PROOF_INVALID', 'The session is another player’s')
}
