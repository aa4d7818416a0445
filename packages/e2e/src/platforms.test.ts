import { readdirSync } from 'node:fs'
import { fileURLToPath } from 'node:url'
import { simulatedOrder } from '@skystair/platform/simulator'
import { openBlindBrowser } from '@skystair/testing/browser'
import { scenarios, simulatorsOf, type Terms, Visit } from '@skystair/testing/portal'
import type { Browser } from 'playwright'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'

const adapters = readdirSync(fileURLToPath(new URL('../../../adapters/', import.meta.url))).sort()

interface Case extends Terms {
  readonly platform: string
  /** The platform, with the provider where it sells through several. */
  readonly name: string
}

/** Every platform, and those that sell through several providers once for each. */
const cases: Case[] = []
for (const platform of adapters) {
  const { simulator, providers } = await simulatorsOf(platform)
  for (const [provider, { notices }] of Object.entries(providers ?? { [platform]: simulator }))
    cases.push({
      ...simulator.offers,
      platform,
      name: providers ? `${platform} by ${provider}` : platform,
      framed: simulator.frame,
      proves: simulator.proof !== undefined,
      refunds: ((await notices?.(simulatedOrder, 'REFUND', Date.now())) ?? []).length > 0,
      ...(providers ? { method: new RegExp(`^${provider}$`, 'i') } : {}),
    })
}

let browser: Browser
beforeAll(async () => {
  browser = await openBlindBrowser()
})
afterAll(() => browser.close())

const done = new Map<string, string[]>()

describe('a newcomer', () => {
  it.each(cases)('on $name begins, and does all that is to be had there', async ({ platform, name, ...terms }) => {
    const visit = await Visit.begin(browser, platform)
    const ran: string[] = []
    done.set(name, ran)
    try {
      for (const scenario of scenarios) {
        if (!scenario.on(terms)) continue
        await scenario.run(visit, terms).catch((error: Error) => {
          error.message = `${scenario.name}: ${error.message}`
          throw error
        })
        ran.push(scenario.name)
      }
    } finally {
      await visit.end()
    }
  })

  it.each(adapters)('on %s can play where the SDK is dead and a frame may keep nothing, and is told so', async (platform) => {
    const visit = await Visit.begin(browser, platform, 'BLOCKED')
    const { needsSdk, namesOnRequest } = visit.portal.offers
    try {
      await visit.startPlaying()
      if (needsSdk) {
        await visit.waitForText('platform.asGuest')
        expect(await visit.portal.identities()).toEqual([])
      }
      if (namesOnRequest) {
        await visit.openBank()
        await visit.button('platform.signIn').click()
        await visit.waitForText('platform.SDK_UNAVAILABLE')
      }
    } finally {
      await visit.end()
    }
  })
})

it('every platform has been seen to do whatever its portal declares', () => {
  const declared = (terms: Terms) => scenarios.filter(({ on }) => on(terms)).map(({ name }) => name)
  expect(Object.fromEntries(done)).toEqual(Object.fromEntries(cases.map((terms) => [terms.name, declared(terms)])))
  const nowhere = scenarios.filter(({ on }) => !cases.some(on))
  expect(nowhere).toEqual([])
})
