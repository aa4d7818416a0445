import type { Browser } from 'playwright'
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { openBrowser } from './kit/browser.ts'
import { Climber } from './kit/climber.ts'
import { type OpenPage, openPage } from './kit/open-page.ts'
import { type GameServer, startServer } from './kit/server.ts'

let browser: Browser
let server: GameServer
let open: OpenPage
let climber: Climber

beforeAll(async () => {
  browser = await openBrowser()
})
afterAll(() => browser.close())
beforeEach(async () => {
  server = await startServer()
  open = await openPage(browser)
  climber = new Climber(open.page, server.url, 'EN')
  await climber.open()
})
afterEach(async () => {
  await open.close()
  await server.close()
})

/** Walks until a fight begins. */
async function findFight(): Promise<void> {
  for (let step = 0; step < 20; step++) if (await climber.step()) return
  throw new Error('No fight was found.')
}

describe('a server that comes and goes', () => {
  it('is killed in the middle of a fight and the fight goes on after it', async () => {
    await climber.begin()
    await findFight()
    const { battleId } = await climber.player()
    await server.kill()
    const { page } = open
    await page
      .getByRole('list', { name: climber.t('a11y.battle.own') })
      .locator('button:enabled')
      .first()
      .dispatchEvent('click')
    await page
      .getByRole('list', { name: climber.t('a11y.battle.enemies') })
      .locator('button:enabled')
      .first()
      .dispatchEvent('click')
    await climber.button('boot.retry').waitFor()

    await server.start()
    await climber.button('boot.retry').click()
    await climber.button('boot.retry').waitFor({ state: 'detached' })
    expect((await climber.player()).battleId).toBe(battleId)
    await climber.fight()
    expect((await climber.player()).battleId).toBeNull()
    expect(open.errors).toEqual([])
  })

  it('finds the fight again after a reload, and a fight given up is lost', async () => {
    await climber.begin()
    await findFight()
    const before = await climber.player()
    await climber.open()
    expect(await open.page.locator('.sky-battle-bar').isVisible()).toBe(true)
    await climber.button('battle.giveUp').click()
    await climber.button('battle.giveUpYes').click()
    await open.page.locator('.sky-lost').waitFor()
    await climber.button('battle.onwards').click()
    await open.page.locator('.sky-menu').waitFor()
    const after = await climber.player()
    expect(after.battleId).toBeNull()
    expect(after.bestVictoryStair).toBe(before.bestVictoryStair)
    expect(after.resources).toEqual(before.resources)
  })

  it('shows the connection page when a call is lost, and repeats the call once the server is back', async () => {
    await server.kill()
    const { page } = open
    await climber.button('selection.begin').click()
    await climber.button('boot.retry').waitFor()
    await server.start()
    await climber.button('boot.retry').click()
    await page.locator('.sky-menu').waitFor()
    expect((await climber.player()).stair).toBe(1)
  })

  it('tells an outdated client to reload', async () => {
    await server.kill()
    await server.start({ MIN_CLIENT_VERSION: '446' })
    const { page } = open
    await page.goto(`${server.url}/?lang=EN`)
    await page.getByText(climber.t('boot.obsolete')).first().waitFor()
    expect(await climber.button('boot.reload').isVisible()).toBe(true)
  })
})
