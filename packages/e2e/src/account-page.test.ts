import { axeViolations, type GameServer, type OpenPage, openBrowser, openPage, startServer } from '@skystair/testing/browser'
import { afterAll, beforeAll, expect, it } from 'vitest'

let browser: Awaited<ReturnType<typeof openBrowser>>
let server: GameServer
let open: OpenPage
beforeAll(async () => {
  browser = await openBrowser()
  server = await startServer({ RATE_FACTOR: '0' })
  open = await openPage(browser, 390, 844)
})
afterAll(async () => {
  await browser.close()
  await server.close()
})

const PASSWORD = 'a long enough password'

async function post(path: string, body: object): Promise<{ session: string; code?: string }> {
  const reply = await fetch(`${server.url}${path}`, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify(body),
  })
  return (await reply.json()) as { session: string; code?: string }
}

it('gives a copy of the data and deletes the account on a page without the game, by keyboard and in both languages', async () => {
  const { session } = await post('/api/security/registerTrial', { characterAndCompanion: 'MAN_1', lang: 'EN', frontVersion: 445 })
  await post(`/api/security/register?session=${session}`, { name: 'Leaver', password: PASSWORD })
  const { page } = open

  await page.goto(`${server.url}/account?lang=ru`)
  expect(await page.getByRole('heading', { level: 1 }).textContent()).toBe('Мои данные')
  expect(await axeViolations(page)).toEqual([])
  await page.goto(`${server.url}/account?lang=en`)
  await page.getByLabel('Nickname, mail or phone').fill('Leaver')
  await page.getByLabel('Password').fill('wrong')
  await page.getByLabel('Password').press('Enter')
  await expect.poll(() => page.getByRole('status').textContent()).toContain('doesn’t match')

  await page.getByLabel('Password').fill(PASSWORD)
  await page.getByLabel('Password').press('Enter')
  await page.getByRole('textbox', { name: 'If no file was saved' }).waitFor()
  expect(JSON.parse(await page.getByRole('textbox', { name: 'If no file was saved' }).inputValue())).toMatchObject({
    tables: expect.arrayContaining([{ table: 'player', rows: [expect.objectContaining({ name: 'Leaver' })] }]),
  })

  const remove = page.getByRole('button', { name: 'Delete' })
  expect(await remove.isDisabled()).toBe(true)
  await page.getByRole('checkbox').press('Space')
  await remove.press('Enter')
  await expect.poll(() => page.getByRole('status').textContent()).toContain('have forgotten you')

  // Signing in for a copy undoes the deletion, and says so.
  await page.goto(`${server.url}/account?lang=en`)
  await page.getByLabel('Nickname, mail or phone').fill('Leaver')
  await page.getByLabel('Password').fill(PASSWORD)
  await page.getByLabel('Password').press('Enter')
  await expect.poll(() => page.getByRole('status').textContent()).toContain('signing in has undone that')
  expect(open.errors.filter((error) => !error.includes('401'))).toEqual([])
})
