import { strToU8, zipSync } from 'fflate'
import { describe, expect, it } from 'vitest'
import { pageOf, settled } from './build/page.ts'
import { policyOf } from './build/policy.ts'
import { faultsOfZip } from './bundles.ts'

const bundle = { scripts: ['https://sdk.portal.example'], connect: ['https://*.portal.example'], frameAncestors: [], zip: true } as const
const page = pageOf({ name: 'portal', bundle, server: 'https://play.example', settings: {} })
const good = {
  'index.html': page,
  'browser-check.js': '1',
  'main.js': '1',
  'platform.js': 'load("https://sdk.portal.example/v3.js")',
  'favicon.png': 'x',
}
const faults = (files: Record<string, string>, rules: object = {}) =>
  faultsOfZip(zipSync(Object.fromEntries(Object.entries(files).map(([name, text]) => [name, strToU8(text)]))), { ...bundle, ...rules })

describe('an archive for a portal', () => {
  it('passes if the portal would accept it', () => expect(faults(good)).toEqual([]))

  it.each([
    ['no page at its root', { ...good, 'index.html': undefined, 'game/index.html': page }, {}, /no index\.html/],
    ['too many files', good, { maxFiles: 3 }, /5 files/],
    ['too many bytes', good, { maxBytes: 100 }, /bytes unpacked/],
    ['a name with a space', { ...good, 'a b.png': '' }, {}, /refuse: a b\.png/],
    ['an address from the root', { ...good, 'index.html': page.replace('"main.js"', '"/main.js"') }, {}, /not relative: \/main\.js/],
    ['a file that is missing', { ...good, 'platform.js': undefined }, {}, /asks for: platform\.js/],
    ['a foreign host', { ...good, 'platform.js': 'fetch("https://spy.example/")' }, {}, /does not: spy\.example/],
    ['no policy', { ...good, 'index.html': page.replace('content-security-policy', 'x') }, {}, /no policy/],
  ])('is refused for %s', (_, files, rules, words) => {
    const present = Object.entries(files).filter((entry): entry is [string, string] => entry[1] !== undefined)
    expect(faults(Object.fromEntries(present), rules).join('\n')).toMatch(words)
  })
})

describe("a platform's page", () => {
  it('contains policy and server if the portal serves it, and neither if our server does', () => {
    expect(page).toContain(`content="${policyOf(bundle, 'https://play.example')}"`)
    expect(page).toContain('data-server="https://play.example"')
    const ours = pageOf({ name: 'own', bundle: { ...bundle, zip: false }, server: '', settings: {} })
    expect(ours).not.toMatch(/content-security-policy|data-server|data-storage-key/)
  })

  it('keeps each platform’s session apart, as several may share an origin', () =>
    expect(page).toContain('data-storage-key="skystair-portal"'))

  it('passes settings of the build to the client, with quotation marks escaped', () => {
    const asking = { ...bundle, attributes: { 'data-x': 'PORTAL_X', 'data-y': 'PORTAL_Y' } }
    const page = pageOf({ name: 'portal', bundle: asking, server: '', settings: { PORTAL_X: 'a"b&c' } })
    expect(page).toContain('data-x="a&quot;b&amp;c" data-y=""')
  })

  it('allows the script that a setting of the build names', () => {
    const asking = { ...bundle, attributes: { 'data-sdk': 'PORTAL_SDK', 'data-x': 'PORTAL_X' } }
    const { scripts } = settled(asking, { PORTAL_SDK: 'https://js.portal.example/api.js', PORTAL_X: 'javascript:1' })
    expect(scripts).toEqual(['https://sdk.portal.example', 'https://js.portal.example'])
  })

  it('allows only our own origin, the game server and the portal', () => {
    const policy = policyOf(bundle, 'https://play.example')
    expect(policy).toContain("default-src 'none'")
    expect(policy).toContain("script-src 'self' https://sdk.portal.example;")
    expect(policy).toContain("connect-src 'self' https://play.example wss://play.example https://*.portal.example")
    expect(policy).not.toMatch(/\*(?!\.portal)|unsafe-eval|script-src[^;]*unsafe/)
  })
})
