// The verifier for portals that open the game at a signed address.
import { type Proof, type Proven, type ServerHost, ServerRefusal, type Setting } from '../server.ts'
import { equalText } from './equal.ts'
import { field, fieldsOf, onlyFields } from './fields.ts'
import { freshUntil } from './freshness.ts'
import { type LaunchRule, launchRule, launchSignature, signedNames } from './launch-rule.ts'
import { repeatable, repeatSetting } from './repeats.ts'

/** The setting with the operator's changes of the rule. */
export const ruleSetting = (prefix: string, portal: string) =>
  ({
    [`${prefix}_LAUNCH_RULE`]: { about: `${portal}: parts of the launch rule that differ from the adapter’s, as JSON.`, secret: false },
  }) satisfies Record<string, Setting>

/** The operator's settings for a portal with signed launches. */
export const launchSettings = (prefix: string, portal: string) =>
  ({
    [`${prefix}_SECRET`]: { about: `${portal}: the secret that signs launches and notices.`, secret: true },
    [`${prefix}_SECRET_BEFORE`]: {
      about: `${portal}: the previous secret, while launches signed with it are still in use.`,
      secret: true,
    },
    [`${prefix}_APP`]: { about: `${portal}: the game’s id there.`, secret: false },
    ...repeatSetting(prefix, portal),
    ...ruleSetting(prefix, portal),
  }) satisfies Record<string, Setting>

/** Returns the valid secrets: the current one, and the previous one if it is set. Throws PLATFORM_NOT_SET if there is none. */
export function secretsOf(prefix: string, host: ServerHost): string[] {
  const before = host.setting(`${prefix}_SECRET_BEFORE`)
  return [host.needed(`${prefix}_SECRET`), ...(before ? [before] : [])]
}

const invalid = (message: string) => new ServerRefusal('PROOF_INVALID', message)

/**
 * Returns the player whom a launch names, and its signature. Throws PROOF_INVALID if it is not signed with one of the secrets, names
 * another game, or could be read in another way: portals also sign parameters that any author of a link can add.
 */
export function openLaunch(
  fields: Readonly<Record<string, string>>,
  rule: LaunchRule,
  secrets: readonly string[],
  app: string,
): { readonly externalId: string; readonly signature: string } {
  const signature = field(fields, rule.signature)
  // All secrets are compared, so that the time does not show which one matched.
  const right = secrets.filter((secret) => equalText(signature, launchSignature(fields, rule, secret)))
  if (right.length === 0) throw invalid('The launch is not signed by the portal')
  for (const name of signedNames(fields, rule)) {
    const [shape, value] = [rule.shapes[name], fields[name] ?? '']
    if (!Object.hasOwn(rule.shapes, name) || !new RegExp(`^(?:${shape})$`, 'u').test(value))
      throw invalid('The launch holds a signed field that the rule does not know')
    if ((rule.names && value.includes('=')) || (rule.joiner !== '' && value.includes(rule.joiner)))
      throw invalid('The launch holds a value that could be read as several fields')
  }
  if (!equalText(field(fields, rule.app), app)) throw invalid('The launch is for another game')
  const externalId = field(fields, rule.user)
  // The next name follows without a separator; it begins with a letter, so it cannot extend a number.
  if (rule.names && rule.joiner === '' && !/^\d+$/.test(externalId)) throw invalid('The end of the player’s id is ambiguous')
  return { externalId, signature }
}

/** Returns a verifier of `{ launch }`, the query with which the portal opened the game. */
export function launchVerifier(prefix: string, otherwise: LaunchRule) {
  return async function verify(proof: Proof, host: ServerHost): Promise<Proven> {
    const secrets = secretsOf(prefix, host)
    const rule = launchRule(otherwise, host.setting(`${prefix}_LAUNCH_RULE`))
    onlyFields(proof, ['launch'])
    const fields = fieldsOf(field(proof, 'launch'))
    fields[rule.signature] = field(fields, rule.signature).toLowerCase()
    const { externalId, signature } = openLaunch(fields, rule, secrets, host.needed(`${prefix}_APP`))
    if (rule.time === null) return { externalId, mark: signature, ...repeatable(prefix, host) }
    const until = freshUntil(Number(field(fields, rule.time)) * 1000, host.now, rule.maxAge * 1000)
    return { externalId, mark: signature, until }
  }
}
