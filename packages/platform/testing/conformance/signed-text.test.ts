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

/** A verifier that checks nothing but the signature. */
const careless = (signature: (fields: Record<string, string>) => string) => async (proof: Readonly<Record<string, string>>) => {
  const fields = fieldsOf(proof.launch!)
  if (fields.sign !== signature(fields) || !fields.uid) throw new ServerRefusal('PROOF_INVALID')
  return { externalId: fields.uid, until: NOW }
}

it.each(['', '\n', '&', '_'])('finds the weakness of a careless verifier if fields are joined by %j', async (joiner) => {
  const signs = ruleText({ ...rule, joiner }, 'secret', fields)
  const verify = careless((fields) => launchSignature(fields, { ...rule, joiner }, 'secret'))
  expect(await stolenAccount(signs, verify, simulatedUser, NOW)).toContain('uid=77')
})

it('finds it if values are joined without separators', async () => {
  const sign = ({ uid, key }: Record<string, string>) => md5(`${uid}${key}secret`)
  const signs: SignedText = {
    fields: ({ id }) => ({ uid: id, key: '5-session' }),
    sign: (fields) => ({ launch: String(new URLSearchParams({ ...fields, sign: sign(fields) })) }),
    user: 'uid',
    joiner: '',
    values: ['uid', 'key'],
  }
  expect(await stolenAccount(signs, careless(sign), simulatedUser, NOW)).toMatch(/uid=\d+&key=/)
})

it('finds none if values are encoded', async () => {
  const sign = ({ sign: _, ...fields }: Record<string, string>) => md5(`${new URLSearchParams(Object.entries(fields).sort())}secret`)
  const signs: SignedText = {
    fields,
    sign: (fields) => ({ launch: String(new URLSearchParams({ ...fields, sign: sign(fields) })) }),
    user: 'uid',
    joiner: '&',
    escaped: true,
  }
  expect(await stolenAccount(signs, careless(sign), simulatedUser, NOW)).toBeNull()
})
