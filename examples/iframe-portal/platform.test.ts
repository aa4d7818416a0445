import { testPlatform } from '@skystair/platform/conformance'
import { framedWindow, noOffers, SimulatedWindow, testPage } from '@skystair/platform/simulator'
import { expect, it, vi } from 'vitest'
import { type FrameWindow, framedPlatform } from './platform.ts'

const PORTAL = 'https://portal.test'

function open({ portal = PORTAL, window = framedWindow('') }: { portal?: string; window?: SimulatedWindow } = {}) {
  const messages: unknown[] = []
  if (window.parent !== window) window.parent.addEventListener('message', (event: { data: unknown }) => messages.push(event.data))
  const frame = window as unknown as FrameWindow
  const platform = framedPlatform(portal, { ...testPage({ query: {}, scripts: {} }), frame })
  const events: string[] = []
  platform.lifecycle.onPause(() => events.push('pause'))
  platform.lifecycle.onResume(() => events.push('resume'))
  platform.lifecycle.onMute((muted) => events.push(muted ? 'mute' : 'unmute'))
  /** A message as the browser would bring it. */
  const come = (data: unknown, { origin = PORTAL, source = window.parent }: { origin?: string; source?: unknown } = {}) =>
    window.emit('message', { data, origin, source })
  return { window, platform, messages, events, come }
}

const offers = { ...noOffers, externalLinks: true, ownAccounts: true, links: true, pauses: true, mutes: true }
testPlatform('iframe portal', { offers }, () => {
  const { platform, window } = open()
  return { platform, listeners: () => window.listeners }
})

it('is paused, resumed and muted by the portal’s page', () => {
  const { come, events } = open()
  for (const message of [
    { skystair: 'pause' },
    { skystair: 'resume' },
    { skystair: 'mute', muted: true },
    { skystair: 'mute', muted: false },
  ])
    come(message)
  expect(events).toEqual(['pause', 'resume', 'mute', 'unmute'])
})

it('accepts no other origin, no other window of the same origin, and no unknown message', () => {
  const { come, events } = open()
  const pause = { skystair: 'pause' }
  for (const origin of ['https://evil.test', 'https://portal.test.evil.test', 'http://portal.test', 'null', '']) come(pause, { origin })
  come(pause, { source: {} })
  come(pause, { source: null })
  for (const data of [null, undefined, 'pause', 1, [], { skystair: 'fall' }, { skystair: 'mute' }, { skystair: 'mute', muted: 'yes' }])
    come(data)
  expect(events).toEqual([])
})

it('reports loading and play to the portal', async () => {
  const { platform, messages } = open()
  platform.lifecycle.loadingProgress(30)
  platform.lifecycle.ready()
  platform.lifecycle.gameplayStart()
  platform.lifecycle.gameplayStop()
  await vi.waitFor(() =>
    expect(messages).toEqual([{ skystair: 'loading', pct: 30 }, { skystair: 'ready' }, { skystair: 'playing' }, { skystair: 'resting' }]),
  )
})

it('exchanges no messages if no portal is named, in another portal’s frame, or in none', async () => {
  for (const portal of ['*', 'null', '', 'https://portal.test/', 'javascript:alert(1)', 'https://other.test']) {
    const { platform, messages, events, come } = open({ portal })
    come({ skystair: 'pause' })
    platform.lifecycle.ready()
    await new Promise((resolve) => setTimeout(resolve))
    expect([portal, messages, events]).toEqual([portal, [], []])
  }
  const alone = new SimulatedWindow()
  const { platform } = open({ window: alone })
  platform.lifecycle.ready()
  expect(alone.listeners).toBe(0)
})
