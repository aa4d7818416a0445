import { expect, it } from 'vitest'
import { fieldsOf } from '../../src/proof/fields.ts'
import { type LaunchRule, launchSignature } from '../../src/proof/launch-rule.ts'
import { md5 } from '../../src/proof/sorted-md5.ts'
import { ServerRefusal } from '../../src/server.ts'
import { simulatedUser } from '../simulator/host.ts'
import { ruleText } from '../simulator/signed-launch.ts'
import { type SignedText, stolenAccount } from './signed-text.ts'

const NOW = Date.UTC(2026, 0, 2, 3, 4, 5)
const rule = { fields: 'sorted', names: true, secret: 'append', between: '', hash: 'md5', signature: 'sign', user: 'uid' } as LaunchRule
const fields: SignedText['fields'] = ({ id }) => ({ app: '1', lang: 'ru', uid: id })

/** A verifier that looks at the signature alone. */
const careless = (signature: (fields: Record<string, string>) => string) => async (proof: Readonly<Record<string, string>>) => {
  const told = fieldsOf(proof.launch!)
  if (told.sign !== signature(told) || !told.uid) throw new ServerRefusal('PROOF_INVALID')
  return { externalId: told.uid, until: NOW }
}

it.each(['', '\n', '&', '_'])('finds the account that a careless verifier gives away where fields are joined by %j', async (joiner) => {
  const signs = ruleText({ ...rule, joiner }, 'secret', fields)
  const verify = careless((told) => launchSignature(told, { ...rule, joiner }, 'secret'))
  expect(await stolenAccount(signs, verify, simulatedUser, NOW)).toContain('uid=77')
})

it('finds it where values are joined without anything between', async () => {
  const sign = ({ uid, key }: Record<string, string>) => md5(`${uid}${key}secret`)
  const signs: SignedText = {
    fields: ({ id }) => ({ uid: id, key: '5-session' }),
    sign: (told) => ({ launch: String(new URLSearchParams({ ...told, sign: sign(told) })) }),
    user: 'uid',
    joiner: '',
    values: ['uid', 'key'],
  }
  expect(await stolenAccount(signs, careless(sign), simulatedUser, NOW)).toMatch(/uid=\d+&key=/)
})

it('finds none where values are escaped', async () => {
  const sign = ({ sign: _, ...told }: Record<string, string>) => md5(`${new URLSearchParams(Object.entries(told).sort())}secret`)
  const signs: SignedText = {
    fields,
    sign: (told) => ({ launch: String(new URLSearchParams({ ...told, sign: sign(told) })) }),
    user: 'uid',
    joiner: '&',
    escaped: true,
  }
  expect(await stolenAccount(signs, careless(sign), simulatedUser, NOW)).toBeNull()
})
