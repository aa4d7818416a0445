// One verifier for portals that open the game at an address which they sign by a rule.
import { type Proof, type Proven, type ServerHost, ServerRefusal, type Setting } from '../server.ts'
import { equalText } from './equal.ts'
import { field, fieldsOf, onlyFields } from './fields.ts'
import { freshUntil } from './freshness.ts'
import { type LaunchRule, launchRule, launchSignature, signedNames } from './launch-rule.ts'
import { repeatable, repeatSetting } from './repeats.ts'

/** The setting by which the operator changes a rule. */
export const ruleSetting = (prefix: string, portal: string) =>
  ({
    [`${prefix}_LAUNCH_RULE`]: { about: `${portal}: parts of the launch rule that differ from the adapter’s, as JSON.`, secret: false },
  }) satisfies Record<string, Setting>

/** The operator's settings of a portal with signed launches. */
export const launchSettings = (prefix: string, portal: string) =>
  ({
    [`${prefix}_SECRET`]: { about: `${portal}: the secret that signs launches and notices.`, secret: true },
    [`${prefix}_SECRET_BEFORE`]: {
      about: `${portal}: the secret before, while launches signed with it are still on their way.`,
      secret: true,
    },
    [`${prefix}_APP`]: { about: `${portal}: the game’s id there.`, secret: false },
    ...repeatSetting(prefix, portal),
    ...ruleSetting(prefix, portal),
  }) satisfies Record<string, Setting>

/** The secrets that are good now. */
export function secretsOf(prefix: string, host: ServerHost): string[] {
  const before = host.setting(`${prefix}_SECRET_BEFORE`)
  return [host.needed(`${prefix}_SECRET`), ...(before ? [before] : [])]
}

const invalid = (message: string) => new ServerRefusal('PROOF_INVALID', message)

/**
 * The player whom a launch names, and its signature. Throws PROOF_INVALID where it is not signed by one of the secrets, names another game, or
 * could be read in another way: the portal signs what stands in the game's address, so whoever writes that has part in the signed text.
 */
export function openLaunch(
  fields: Readonly<Record<string, string>>,
  rule: LaunchRule,
  secrets: readonly string[],
  app: string,
): { readonly externalId: string; readonly signature: string } {
  const signature = field(fields, rule.signature)
  // Each is compared, so that the time tells nothing of which was right.
  const right = secrets.filter((secret) => equalText(signature, launchSignature(fields, rule, secret)))
  if (right.length === 0) throw invalid('The launch is not signed by the portal')
  for (const name of signedNames(fields, rule)) {
    const [shape, value] = [rule.shapes[name], fields[name] ?? '']
    if (!Object.hasOwn(rule.shapes, name) || !new RegExp(`^(?:${shape})$`, 'u').test(value))
      throw invalid('The launch holds a signed field that the rule does not know')
    if ((rule.names && value.includes('=')) || (rule.joiner !== '' && value.includes(rule.joiner)))
      throw invalid('The launch holds a value that could be read as several fields')
  }
  if (!equalText(field(fields, rule.app), app)) throw invalid('The launch is another game’s')
  const externalId = field(fields, rule.user)
  // The next name follows at once: it begins with a letter, and so does not lengthen a number.
  if (rule.names && rule.joiner === '' && !/^\d+$/.test(externalId)) throw invalid('Where the player’s id ends cannot be told')
  return { externalId, signature }
}

/** Verifies `{ launch }`, the query that the portal opened the game with. */
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
