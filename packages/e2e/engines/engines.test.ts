// `npm run engines`: the game in the engines of other browsers, as far as they are installed. ENGINES names those that must be.
import { pictureDifference } from '@skystair/testing/browser'
import { openPortal, type Portal } from '@skystair/testing/portal'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import type { Engine } from './engine.ts'
import { firefox } from './firefox.ts'
import { noise } from './noise.ts'
import { Player } from './player.ts'
import { webkit } from './webkit.ts'

const kinds = [firefox, webkit]
const installed = kinds.filter((kind) => kind.isInstalled())

it('every engine that ENGINES names is installed', () => {
  for (const { name, packages } of kinds.filter((kind) => !installed.includes(kind)))
    console.log(`${name} is not tested: install Debian's ${packages.join(' and ')}.`)
  const names = installed.map(({ name }) => name)
  expect(names).toEqual(expect.arrayContaining((process.env.ENGINES ?? '').split(',').filter(Boolean)))
})

describe.each(installed)('in $name, in the frame of a portal, a newcomer', (kind) => {
  let portal: Portal
  let engine: Engine
  let player: Player
  beforeAll(async () => {
    portal = await openPortal('vk', { offline: true })
    engine = await kind.open(portal.url)
    player = new Player(engine)
  })
  afterAll(async () => {
    await engine?.close()
    await portal?.close()
  })

  it('chooses a hero and fights the first battle', async () => {
    await player.see('.sky-selection')
    await player.pressText('selection.begin')
    await player.see('.sky-figure')
    expect(await noise(await engine.picture(), await player.box('.sky-figure'))).toBeLessThan(0.002)
    await player.findBattle()
    expect(await player.fight()).toBe(true)
    await player.pressText('battle.onwards')
    await player.see('.sky-menu')
  })

  it('buys gems, and finds them again after a reload', async () => {
    await player.openBank()
    await player.pressText('bank.tab.gems')
    await player.press('.sky-options button')
    await expect.poll(() => portal.notify('PAY')).toBeGreaterThan(0)
    await player.pressText('bank.take')
    await expect.poll(portal.gems).toHaveLength(1)
    const [bought] = await portal.gems()
    await expect.poll(player.gems).toBe(String(bought))
    await engine.reload()
    await player.see('.sky-menu')
    await expect.poll(player.gems).toBe(String(bought))
  })

  it('sees the same window before and after a reload, and another look in the other mode', async () => {
    const bank = async () => {
      await player.openBank()
      await player.pressText('bank.tab.gems')
      await player.see('.sky-options button')
      // Pictures may still be loading.
      await new Promise((resolve) => setTimeout(resolve, 3000))
      return engine.picture()
    }
    const original = await bank()
    await engine.reload()
    await player.see('.sky-menu')
    const again = await pictureDifference(await bank(), original)
    await player.press('[aria-modal=true] .sky-close')
    await player.pressText('hud.settings')
    await player.pressText('settings.mode.MODERN')
    await player.press('[aria-modal=true] .sky-close')
    const modern = await pictureDifference(await bank(), original)
    // The sky behind the window moves.
    expect(again).toBeLessThan(0.1)
    expect(modern).toBeGreaterThan(0.3)
  })
})
