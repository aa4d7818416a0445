import type { PlatformBundle } from '@skystair/platform'
import { describe, expect, it } from 'vitest'
import { pageOf, settled } from './page.ts'

const bundle: PlatformBundle = { scripts: ['https://portal.test'], connect: [], frameAncestors: [], zip: true }
const page = (changes: Partial<Parameters<typeof pageOf>[0]> = {}) =>
  pageOf({ name: 'vk', bundle, server: 'https://game.test', settings: {}, ...changes })
/** The attributes of the game's element. */
const element = (html: string) => /<div id="game".*/.exec(html)?.[0]

describe('the policy', () => {
  it('is in a page that the portal serves, and names the game’s server and the portal’s scripts', () => {
    const policy = /http-equiv="content-security-policy" content="([^"]*)"/.exec(page())?.[1]
    expect(policy).toContain("script-src 'self' https://portal.test;")
    expect(policy).toContain('https://game.test wss://game.test')
  })

  it.each([
    ['that our own server serves, which sends it as a header', { zip: false }],
    ['whose adverts may come from anywhere', { anybody: true }],
  ])('is not in a page %s', (_, changes) => {
    expect(page({ bundle: { ...bundle, ...changes } })).not.toContain('content-security-policy')
  })

  it('allows the script whose address is an attribute', () => {
    const asked = { ...bundle, attributes: { 'data-script': 'PORTAL_SCRIPT', 'data-app': 'PORTAL_APP' } }
    const origins = (PORTAL_SCRIPT: string) => settled(asked, { PORTAL_SCRIPT, PORTAL_APP: '42' }).scripts
    expect(origins('https://cdn.portal.test/sdk.js?v=2')).toEqual(['https://portal.test', 'https://cdn.portal.test'])
    for (const wrong of ['', 'http://cdn.portal.test/sdk.js', 'https://', 'javascript:alert(1)'])
      expect(origins(wrong)).toEqual(['https://portal.test'])
  })
})

describe('the game’s element', () => {
  it('names the server, and the session of each platform', () => {
    expect(element(page())).toContain('data-server="https://game.test" data-storage-key="skystair-vk"')
    expect(element(page({ name: 'own', server: '' }))).not.toMatch(/data-server|data-storage-key/)
  })

  it('has the build’s settings as attributes, escaped so that no value can end its attribute', () => {
    const asked = { ...bundle, attributes: { 'data-app': 'APP', 'data-other': 'OTHER' } } as const
    const html = page({ bundle: asked, settings: { APP: '"><script>alert(1)</script>&$&' } })
    expect(element(html)).toContain('data-app="&quot;><script>alert(1)</script>&amp;$&amp;"')
    expect(html).toContain('data-other=""')
    expect(html.match(/data-app=/g)).toHaveLength(1)
  })
})

it('is installable on the own site only', () => {
  expect(page({ name: 'own', server: '' })).toContain('<link rel="manifest" href="manifest.webmanifest">')
  expect(page()).not.toMatch(/manifest|installable/)
})

it('requests what the loading screen needs at once', () => {
  const links = page({ preloads: { scripts: ['main.js'], pictures: ['art/cat.webp'] } }).match(/<link rel="\w*preload".*/g)
  expect(links).toEqual([
    '<link rel="preload" as="image" href="art/cat.webp" fetchpriority="high">',
    '<link rel="modulepreload" href="main.js">',
  ])
})
