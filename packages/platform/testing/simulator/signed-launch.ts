import { type LaunchRule, launchSignature } from '../../src/proof/launch-rule.ts'
import type { Tampering } from '../conformance/server.ts'
import type { SignedText } from '../conformance/signed-text.ts'

/** Returns the fields and their signature, as the portal writes them into the game's address. */
export const signedQuery = (fields: Readonly<Record<string, string>>, rule: LaunchRule, secret: string): Record<string, string> => ({
  ...fields,
  [rule.signature]: launchSignature(fields, rule, secret),
})

/** Returns how a portal with this rule signs the player's `fields`. */
export const ruleText = (rule: LaunchRule, secret: string, fields: SignedText['fields']): SignedText => ({
  fields,
  sign: (given) => ({ launch: String(new URLSearchParams(signedQuery(given, rule, secret))) }),
  user: rule.user,
  joiner: rule.joiner,
  ...(rule.fields === 'sorted' ? {} : { values: rule.fields }),
})

/** Returns the tamperings of a signed launch. `prefix` is the settings' prefix; `good` are the launch's fields without the signature. */
export function launchTamperings(prefix: string, rule: LaunchRule, secret: string, good: Readonly<Record<string, string>>): Tampering[] {
  const query = (fields: Readonly<Record<string, string>>) => ({ launch: new URLSearchParams(fields).toString() })
  const changed = (change: (fields: URLSearchParams) => void) => (proof: Readonly<Record<string, string>>) => {
    const fields = new URLSearchParams(proof.launch)
    change(fields)
    return { launch: fields.toString() }
  }
  const signed = (change: Readonly<Record<string, string>>) => () => query(signedQuery({ ...good, ...change }, rule, secret))
  return [
    {
      kind: 'BYTE',
      name: 'with one byte of the signature changed',
      tamper: changed((fields) =>
        fields.set(
          rule.signature,
          fields.get(rule.signature)!.replace(/.$/, (last) => (last === '0' ? '1' : '0')),
        ),
      ),
    },
    { kind: 'KEY', name: 'of another key', tamper: () => query(signedQuery(good, rule, 'another key')) },
    { kind: 'KEY', name: 'that our secret does not open', tamper: (proof) => proof, settings: { [`${prefix}_SECRET`]: 'another key' } },
    { kind: 'GAME', name: 'of another game', tamper: signed({ [rule.app]: '999' }) },
    { kind: 'GAME', name: 'that our game is not named in', tamper: (proof) => proof, settings: { [`${prefix}_APP`]: '999' } },
    { kind: 'USER', name: 'made out to another user', tamper: changed((fields) => fields.set(rule.user, '1')) },
    { kind: 'FIELDS', name: 'with two users', tamper: changed((fields) => fields.append(rule.user, '1')) },
    { kind: 'USER', name: 'without a user', tamper: changed((fields) => fields.delete(rule.user)) },
    { kind: 'USER', name: 'whose user is empty', tamper: signed({ [rule.user]: '' }) },
    { name: 'without a signature', tamper: changed((fields) => fields.delete(rule.signature)) },
    {
      kind: 'BYTE',
      name: 'with half a signature',
      tamper: changed((fields) => fields.set(rule.signature, fields.get(rule.signature)!.slice(0, 16))),
    },
    { kind: 'FIELDS', name: 'with an additional field', tamper: (proof) => ({ ...proof, uid: '1' }) },
    ...(rule.time === null
      ? []
      : ([
          { kind: 'EXPIRED', name: 'that is too old', tamper: (proof) => proof, later: rule.maxAge * 1000 + 1000, code: 'PROOF_EXPIRED' },
          { kind: 'FUTURE', name: 'from the future', tamper: (proof) => proof, later: -301_000, code: 'PROOF_EXPIRED' },
          { name: 'without its time', tamper: signed({ [rule.time]: '' }) },
          { name: 'whose time was changed', tamper: changed((fields) => fields.set(rule.time!, '9999999999')) },
        ] satisfies Tampering[])),
  ]
}
