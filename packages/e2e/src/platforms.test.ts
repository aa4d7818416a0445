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
  /** The platform, with the provider if it sells through several. */
  readonly name: string
}

/** All platforms, once per provider if there are several. */
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

/** Number of visits at a time: while one waits ten seconds for an advert, another can continue. */
const AT_ONCE = 2

let browser: Browser
/** The visit of each case. They begin in the order of the cases. */
const visits = new Map<string, Promise<readonly string[]>>()
beforeAll(async () => {
  browser = await openBlindBrowser()
  const running: Promise<unknown>[] = Array.from({ length: AT_ONCE }, () => Promise.resolve())
  for (const [index, one] of cases.entries()) {
    const visit = running[index % AT_ONCE]!.then(() => visited(one))
    running[index % AT_ONCE] = visit.catch(() => {})
    visits.set(one.name, visit)
  }
})
afterAll(() => browser.close())

/** Runs the scenarios that the platform declares. Returns their names. */
async function visited({ platform, name: _, ...terms }: Case): Promise<readonly string[]> {
  const visit = await Visit.begin(browser, platform)
  const ran: string[] = []
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
  return ran
}

describe('a newcomer', () => {
  it.each(cases)('on $name starts, and does everything that is available there', async ({ name, ...terms }) => {
    expect(await visits.get(name)).toEqual(scenarios.filter(({ on }) => on(terms)).map((scenario) => scenario.name))
  })

  it.each(adapters)('on %s can play without the SDK and without storage, and gets a message', async (platform) => {
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

it('every scenario is available on a platform', () => {
  expect(scenarios.filter(({ on }) => !cases.some(on))).toEqual([])
})
