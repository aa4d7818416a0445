// Sees each check of `npm run check` fail on a bundle that breaks it.
import { openBlindBrowser } from '@skystair/testing/browser'
import { simulatorsOf } from '@skystair/testing/portal'
import { review } from '@skystair/testing/review'
import type { Browser } from 'playwright'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'

let browser: Browser
beforeAll(async () => {
  browser = await openBlindBrowser()
})
afterAll(() => browser.close())

/** Returns a change that replaces these texts in a file. Fails if one of them is not there. */
function replacing(wanted: string, texts: Readonly<Record<string, string>>): (file: string, text: string) => string {
  return (file, text) => {
    if (file !== wanted) return text
    for (const each of Object.keys(texts)) expect(text).toContain(each)
    return Object.entries(texts).reduce((done, [from, to]) => done.replaceAll(from, to), text)
  }
}

const faultsOf = async (platform: string, file: string, texts: Readonly<Record<string, string>>) =>
  review(browser, (await simulatorsOf(platform)).simulator, replacing(file, texts))

describe('a bundle is refused', () => {
  it('if it lacks a file, reports errors, shows links, allows selecting, or sounds in a pause', async () => {
    const broken = { game_api_pause: 'game_api_nothing', contextmenu: 'nothing', 'externalLinks:!1': 'externalLinks:!0' }
    const asking = "fetch('https://spy.example/').catch(()=>{});import('./missing.js').catch(()=>{});console.error('broken');"
    const change = replacing('platform.js', broken)
    const { simulator } = await simulatorsOf('ya')
    const faults = await review(browser, simulator, (file, text) => (file === 'platform.js' ? asking : '') + change(file, text))
    const said = faults.join('\n')
    expect(said).toMatch(/breaks the policy of its page: connect-src forbids https:\/\/spy\.example\//)
    expect(said).toMatch(/lacks a file that it asks for: missing\.js/)
    expect(said).toMatch(/reports an error on the console: broken/)
    expect(said).toMatch(/allows the event contextmenu/)
    expect(said).toMatch(/goes on sounding while the portal pauses it/)
    expect(said).toMatch(/shows \d+ links to other sites/)
  })

  it('if it tells the portal of its start twice or in another order, or speaks another language', async () => {
    const faults = await faultsOf('crazygames', 'platform.js', { 'loadingStart()': 'loadingStop()', '.locale': '.nothing' })
    expect(faults).toEqual([
      'must tell the portal loadingStart, loadingStop, gameplayStart, and tells it loadingStop, loadingStop, gameplayStart',
      'speaks ru to a player whose language is en',
    ])
  })

  it('if the policy of its page refuses the portal’s script', async () => {
    const faults = await faultsOf('crazygames', 'index.html', { "script-src 'self' https://sdk.crazygames.com": "script-src 'self'" })
    expect(faults.join('\n')).toMatch(/breaks the policy of its page: script-src-elem forbids https:\/\/sdk\.crazygames\.com/)
  })

  it('if it starts without the advert that the portal requires, or asks other hosts', async () => {
    const { simulator } = await simulatorsOf('gamedistrib')
    const change = replacing('platform.js', { 'startsWithAdvert:!0': 'startsWithAdvert:!1' })
    const asking = "fetch('https://spy.example/').catch(()=>{});"
    const faults = await review(browser, simulator, (file, text) => (file === 'platform.js' ? asking : '') + change(file, text))
    expect(faults).toContain('must tell the portal interstitial, and tells it nothing')
    expect(faults).toContain("asks a host that is not the portal's: https://spy.example/")
  })

  it('if a host of the portal may not embed its page, or a script fails', async () => {
    const { simulator } = await simulatorsOf('vk')
    const elsewhere = { ...simulator, review: { ...simulator.review, embeddedBy: [...simulator.review.embeddedBy, 'https://vk.example'] } }
    const failing = (file: string, text: string) => (file === 'main.js' ? `${text};setTimeout(()=>{throw new Error("broken")})` : text)
    const faults = await review(browser, elsewhere, failing)
    expect(faults).toEqual(['throws: broken', "can't be embedded by https://vk.example"])
  })
})
