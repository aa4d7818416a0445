import { expect, it } from 'vitest'
import { simulatedHost } from '../../testing/simulator/host.ts'
import { type LaunchRule, launchRule, launchSignature } from './launch-rule.ts'
import { launchSettings, launchVerifier, openLaunch } from './signed-launch.ts'

const lines: LaunchRule = {
  fields: 'sorted',
  shapes: { app: '\\w+', ref: '\\w+', ts: '\\d+', uid: '\\w+' },
  names: true,
  joiner: '\n',
  secret: 'key',
  between: '',
  hash: 'sha256',
  signature: 'sign',
  user: 'uid',
  app: 'app',
  time: 'ts',
  maxAge: 300,
}
const joined: LaunchRule = {
  ...lines,
  joiner: '',
  secret: 'append',
  hash: 'md5',
  app: 'appid',
  time: null,
  shapes: { appid: '\\d+', ref: '.*', uid: '\\w+' },
}

it('computes the signatures of the examples of each kind of portal', () => {
  const launch = { app: 'rpg', uid: 'bl_9f3c0001', ts: '1767225600', nonce: '6f1c2a9b', sub: 'active', lang: 'ru', sign: 'left out' }
  expect(launchSignature(launch, lines, 'portal-secret')).toBe('c56a6a5112c6c08f0b00799487fdfb41892175bfcb8dccc32f9a82bcd01e1066')
  expect(launchSignature({ appid: '1234', uid: '596343600' }, joined, 'secret')).toBe('0941bf34319c40fd7a80e4648433f9b6')
  const billing = { merchant_param: '{}', sum: '120.5', tid: '51aa3c7d-a32b-45ec-973e-10e6e9f70851', uid: '596343600' }
  expect(launchSignature(billing, joined, 'secret')).toBe('6d97c4f9c3fcb45d64cc78fad2b96899')
  const values: LaunchRule = {
    ...joined,
    fields: ['viewer_id', 'api_id'],
    names: false,
    signature: 'auth_key',
    user: 'viewer_id',
    app: 'api_id',
  }
  expect(launchSignature({ viewer_id: '1234', api_id: '77', is_app_user: '1' }, values, 'PRIVATE_KEY')).toBe(
    '5a2317c222d83e9ef125dd9835f89c97',
  )
})

it('accepts the operator’s changes if the result is a valid rule', () => {
  expect(launchRule(lines, undefined)).toEqual(lines)
  expect(launchRule(lines, '{"hash":"sha1","maxAge":60}')).toMatchObject({ hash: 'sha1', maxAge: 60, user: 'uid' })
  const wrong = [
    'x',
    'null',
    '[]',
    '7',
    '{"hash":"crc32"}',
    '{"salt":"x"}',
    '{"maxAge":0}',
    '{"maxAge":"60"}',
    '{"user":""}',
    '{"fields":[]}',
    '{"toString":"x"}',
    '{"shapes":null}',
    '{"shapes":{"app":"("}}',
    '{"shapes":{"a=b":"."}}',
    '{"shapes":{"app":7}}',
  ]
  for (const changes of wrong) expect(() => launchRule(lines, changes)).toThrow(expect.objectContaining({ code: 'PLATFORM_NOT_SET' }))
})

it('refuses a rule under which the user, the game or the time would not be signed', () => {
  for (const fields of [
    ['app', 'ts'],
    ['uid', 'ts'],
    ['uid', 'app'],
  ])
    expect(() => launchRule(lines, JSON.stringify({ fields }))).toThrow(expect.objectContaining({ code: 'PLATFORM_NOT_SET' }))
  expect(launchRule(lines, '{"fields":["uid","app"],"time":null}').time).toBeNull()
})

it('refuses a rule with unknown signed fields, or under which two launches have the same signature', () => {
  const shapes = { app: '.', uid: '.', ts: '.' }
  const wrong: [LaunchRule, object][] = [
    [lines, { shapes: { app: '.', ts: '.' } }],
    [lines, { fields: ['app', 'uid', 'ts', 'ref'], shapes }],
    [lines, { joiner: '', shapes: { ...shapes, vuid: '.' } }],
    [lines, { names: false, joiner: '', fields: ['app', 'uid', 'ts'] }],
  ]
  for (const [rule, changes] of wrong)
    expect(() => launchRule(rule, JSON.stringify(changes))).toThrow(expect.objectContaining({ code: 'PLATFORM_NOT_SET' }))
  expect(launchRule(lines, '{"names":false,"fields":["app","uid","ts"]}').names).toBe(false)
  expect(launchRule(joined, '{"names":false,"fields":["uid","appid"]}').names).toBe(false)
})

it('refuses a launch whose signed fields are unknown or ambiguous', () => {
  const open = (fields: Record<string, string>, rule: LaunchRule) =>
    openLaunch({ ...fields, sign: launchSignature(fields, rule, 'secret') }, rule, ['secret'], '1')
  expect(open({ appid: '1', ref: 'x', uid: '7' }, joined).externalId).toBe('7')
  expect(open({ app: '1', ref: 'x', uid: 'x7', ts: '5' }, lines).externalId).toBe('x7')
  const refused: [Record<string, string>, LaunchRule][] = [
    [{ appid: '1', uid: '7', vuid: '8' }, joined],
    [{ appid: '1', uid: '7', toString: '8' }, joined],
    [{ appid: '1', ref: 'x=', uid: '7' }, joined],
    [{ appid: '1', uid: '7z' }, joined],
    [{ app: '1', ref: 'x-', uid: '7', ts: '5' }, lines],
    [
      { app: '1', ref: 'x\n', uid: '7', ts: '5' },
      { ...lines, shapes: { ...lines.shapes, ref: '[^]*' } },
    ],
  ]
  for (const [fields, rule] of refused) expect(() => open(fields, rule)).toThrow(expect.objectContaining({ code: 'PROOF_INVALID' }))
})

it('still accepts launches with the previous secret, while the operator changes it', async () => {
  const verify = launchVerifier('PORTAL', joined)
  const launch = (secret: string) => ({ launch: `appid=1&uid=7&sign=${launchSignature({ appid: '1', uid: '7' }, joined, secret)}` })
  const settings = { PORTAL_SECRET: 'new', PORTAL_SECRET_BEFORE: 'old', PORTAL_APP: '1' }
  const host = simulatedHost({ settings: launchSettings('PORTAL', 'Portal') }, { settings }, { now: 0 })
  expect((await verify(launch('new'), host)).externalId).toBe('7')
  expect((await verify(launch('old'), host)).externalId).toBe('7')
  await expect(verify(launch('older'), host)).rejects.toMatchObject({ code: 'PROOF_INVALID' })
})
