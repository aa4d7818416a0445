import { readdirSync } from 'node:fs'
import { fileURLToPath } from 'node:url'
import type { Browser, BrowserContext, Frame, Page } from 'playwright'
import { afterAll, afterEach, beforeAll, describe, expect, it } from 'vitest'
import { openBrowser } from './kit/browser.ts'
import { say } from './kit/words.ts'
import { newcomer, openPortal, type Portal } from './portal/portal.ts'

const adapters = readdirSync(fileURLToPath(new URL('../../../adapters/', import.meta.url))).sort()
const t = (key: string, values?: Record<string, string | number>) => say('RU', key, values)

let browser: Browser
let portal: Portal
let context: BrowserContext
beforeAll(async () => {
  browser = await openBrowser()
})
afterAll(() => browser.close())
afterEach(async () => {
  await context.close()
  await portal.close()
})

/** A browser that reaches this machine and the portal's scripts, and nobody else; it keeps nothing for frames of other sites. */
async function visit(platform: string, options: Parameters<typeof openPortal>[1] = {}): Promise<{ page: Page; game: Page | Frame }> {
  portal = await openPortal(platform, options)
  context = await browser.newContext({ viewport: { width: 360, height: 640 }, reducedMotion: 'reduce', locale: 'ru' })
  await context.addInitScript(() => Object.defineProperty(navigator, 'deviceMemory', { value: 0.25 }))
  await context.route(/^https?:\/\/(?!localhost|127\.0\.0\.1)/, async (route) => {
    const asked = route.request()
    const { origin, pathname } = new URL(asked.url())
    const script = Object.entries(portal.scripts).find(([address]) => address.split('?')[0] === origin + pathname)?.[1]
    if (script !== undefined) return route.fulfill({ contentType: 'text/javascript', body: script })
    const body = asked.postDataBuffer()
    const init = { method: asked.method(), headers: asked.headers(), ...(body ? { body: new Uint8Array(body) } : {}) }
    const answer = options.host === 'BLOCKED' ? undefined : await portal.answer(new Request(asked.url(), init))
    if (!answer) return route.abort()
    const headers = { ...Object.fromEntries(answer.headers), 'access-control-allow-origin': '*' }
    return route.fulfill({ status: answer.status, headers, body: Buffer.from(await answer.arrayBuffer()) })
  })
  const page = await context.newPage()
  await page.goto(portal.url)
  return { page, game: await gameIn(page) }
}

async function gameIn(page: Page): Promise<Page | Frame> {
  if (!portal.framed) return page
  const frame = await (await page.waitForSelector('iframe')).contentFrame()
  if (!frame) throw new Error('The portal has no frame with the game')
  return frame
}

const begin = async (game: Page | Frame) => {
  await game.locator('.sky-selection').waitFor({ timeout: 60_000 })
  await game.getByRole('button', { name: t('selection.begin'), exact: true }).click()
  await game.locator('.sky-menu').waitFor({ timeout: 60_000 })
}

describe.each(adapters)('on %s', (platform) => {
  it('the game begins, knows whom the portal proves, and sells what is sold there', async () => {
    const { game } = await visit(platform)
    await begin(game)
    const proves = (await portal.identities()).length > 0
    if (proves) expect(await portal.identities()).toEqual([newcomer.id])

    await game.locator('.sky-plus').click()
    const buy = game.locator('.sky-options button:enabled')
    const none = game.getByText(t('bank.noSale'))
    const guest = game.getByText(t('bank.guest'))
    await buy.first().or(none).or(guest).first().waitFor()
    expect(portal.sells).toBe((await none.count()) === 0)
    if ((await buy.count()) === 0) return
    await buy.first().click()
    const take = game.getByRole('button', { name: t('bank.take'), exact: true })
    for (let tries = 0; tries < 20 && (await take.count()) === 0; tries++) {
      await portal.notify('PAY')
      await game.waitForTimeout(500)
    }
    await take.first().click()
    await expect.poll(portal.gems).toHaveLength(1)
    const [gems] = await portal.gems()
    await expect.poll(() => game.locator('[data-resource="mithril"]').textContent()).toContain(String(gems))
  })

  it('a dead SDK leaves a guest before the choice of a hero', async () => {
    const { game } = await visit(platform, { host: 'BLOCKED' })
    await game.locator('.sky-selection').waitFor({ timeout: 60_000 })
    expect(await portal.identities()).toEqual([])
  })
})
