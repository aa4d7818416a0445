// Starts every example by its command and opens it in a browser: on other sites than the game server's, with the policy of
// docs/embedding.md.
import { type ChildProcess, spawn } from 'node:child_process'
import { readdirSync } from 'node:fs'
import { join } from 'node:path'
import { compiledEarlier, openBlindBrowser, openPage } from '@skystair/testing/browser'
import type { Browser, FrameLocator, Page } from 'playwright'
import { afterAll, afterEach, beforeAll, describe, expect, it } from 'vitest'
import { root } from '../../../scripts/build/paths.ts'

let browser: Browser
let running: ChildProcess | null = null
beforeAll(async () => {
  browser = await openBlindBrowser()
})
afterAll(() => browser.close())
afterEach(async () => {
  for (const context of browser.contexts()) await context.close()
  await end()
})

async function end(): Promise<void> {
  const child = running
  running = null
  if (!child || child.exitCode !== null) return
  const gone = new Promise((done) => child.once('exit', done))
  child.kill('SIGTERM')
  await gone
}

/** Runs `npm run example -- <name>` as npm does. Returns the address that it prints. */
async function start(name: string): Promise<string> {
  const child = spawn(process.execPath, [join(root, 'scripts/example.ts'), name], {
    cwd: root,
    env: { ...compiledEarlier, ...process.env },
    stdio: ['ignore', 'pipe', 'pipe'],
  })
  running = child
  let output = ''
  return new Promise((found, failed) => {
    for (const stream of [child.stdout, child.stderr])
      stream.on('data', (text) => {
        output += text
        const address = /^http:\S+$/m.exec(output)
        if (address) found(address[0])
      })
    child.once('exit', (code) => failed(new Error(`The example ended with ${code}:\n${output}`)))
  })
}

interface Opened {
  readonly page: Page
  /** Violations of the pages' policies, and other errors in them. */
  readonly refused: string[]
  /** Responses to calls: `200 /api/ping`. */
  readonly answered: string[]
}

/** Opens an example; `spy` runs in its pages before all other scripts. */
async function open(name: string, { width = 600, spy }: { width?: number; spy?: () => void } = {}): Promise<Opened> {
  const address = await start(name)
  const { page, errors: refused } = await openPage(browser, width, 900, 'FAST')
  const answered: string[] = []
  page.on('console', (message) => {
    if (/Content Security Policy|CORS policy/.test(message.text())) refused.push(message.text())
  })
  page.on('response', (answer) => answered.push(`${answer.status()} ${new URL(answer.url()).pathname}`))
  if (spy) await page.addInitScript(spy)
  await page.goto(address)
  return { page, refused, answered }
}

const selection = (place: Page | FrameLocator) => place.locator('.sky-selection').first().waitFor({ timeout: 120_000 })
/** Accepts the suggested hero and waits for the road. */
async function startPlaying(place: Page | FrameLocator): Promise<void> {
  await selection(place)
  await place.locator('.sky-selection button[type=submit], .sky-selection .sky-button').first().click()
  await place.locator('.sky-menu').waitFor({ timeout: 60_000 })
}

// Includes a build if the sources have changed.
describe('an example', { timeout: 300_000 }, () => {
  it('is opened by one of the tests below', () => {
    const names = readdirSync(join(root, 'examples'), { withFileTypes: true }).filter((entry) => entry.isDirectory())
    expect(names.map(({ name }) => name).sort()).toEqual([
      'custom-element',
      'html',
      'iframe-portal',
      'own-site',
      'react-app',
      'script-tag',
      'two-games',
      'write-an-adapter',
    ])
  })

  it('embeds the game on a site of its own in five lines', async () => {
    const { page, refused } = await open('own-site')
    await startPlaying(page)
    expect(refused).toEqual([])
  })

  it('embeds the game in an article by a script tag, in the language and mode of its element', async () => {
    const { page, refused } = await open('script-tag')
    await selection(page)
    const game = page.locator('[data-skystair] .skystair')
    expect(await game.getAttribute('lang')).toBe('ru')
    expect(await game.getAttribute('data-mode')).toBe('MODERN')
    expect(refused).toEqual([])
  })

  it('embeds the game as a custom element, which destroys it when removed', async () => {
    const { page, refused } = await open('custom-element')
    await selection(page)
    await page.getByRole('button', { name: 'Take it away' }).click()
    await expect.poll(() => page.locator('.skystair').count()).toBe(0)
    expect(refused).toEqual([])
  })

  it('offers the whole handle to a plain page: language, design, pause and mute, events, and the same in a shadow root', async () => {
    const { page, refused } = await open('html')
    const state = page.locator('#state')
    await selection(page)
    await expect.poll(() => state.textContent()).toBe('character selection')
    await page.getByRole('button', { name: 'По-русски' }).click()
    await page.locator('.skystair[lang=ru]').waitFor()
    await page.getByRole('button', { name: 'Modern' }).click()
    await page.locator('.skystair[data-mode=MODERN]').waitFor()
    await page.getByRole('button', { name: 'Into a shadow root' }).click()
    await page.locator('#game > div .skystair').waitFor()
    expect(await page.evaluate(() => document.querySelectorAll('.skystair').length)).toBe(0)
    await startPlaying(page)
    await expect.poll(() => state.textContent()).toBe('road')
    await page.getByRole('button', { name: 'Take the game away' }).click()
    await expect.poll(() => state.textContent()).toBe('no game')
    expect(await page.locator('.skystair').count()).toBe(0)
    expect(refused).toEqual([])
  })

  it('embeds the game in a React app in strict mode, which destroys and mounts it again', async () => {
    const { page, refused } = await open('react-app')
    await selection(page)
    await page.getByText('Scene: character selection').waitFor()
    expect(await page.locator('.skystair').count()).toBe(1)
    await page.getByRole('button', { name: 'По-русски' }).click()
    await page.locator('.skystair[lang=ru]').waitFor()
    await page.getByRole('button', { name: 'Modern' }).click()
    await page.locator('.skystair[data-mode=MODERN]').waitFor()
    await page.getByRole('button', { name: 'Take the game away' }).click()
    await expect.poll(() => page.locator('.skystair').count()).toBe(0)
    await page.getByRole('button', { name: 'Bring the game' }).click()
    await selection(page)
    expect(await page.locator('.skystair').count()).toBe(1)
    expect(refused).toEqual([])
  })

  it('runs two games on one page as two players', async () => {
    const { page, refused } = await open('two-games', { width: 1000 })
    for (const id of ['left', 'right']) await page.locator(`#${id} .sky-selection`).first().waitFor({ timeout: 120_000 })
    for (const id of ['left', 'right']) {
      await page.locator(`#${id} .sky-selection button[type=submit], #${id} .sky-selection .sky-button`).first().click()
      await page.locator(`#${id} .sky-menu`).waitFor({ timeout: 60_000 })
    }
    const sessions = await page.evaluate(() => ['left', 'right'].map((key) => localStorage.getItem(`${key}:session`)))
    expect(sessions).not.toContain(null)
    expect(new Set(sessions).size).toBe(2)
    expect(refused).toEqual([])
  })

  it('lets a portal pause and mute the game in its frame, and receive its reports', async () => {
    // The game's calls to its audio context, in order.
    const spy = () => {
      const asked: string[] = []
      Object.assign(window, { asked })
      for (const word of ['suspend', 'resume'] as const) {
        const real = AudioContext.prototype[word]
        AudioContext.prototype[word] = function (this: AudioContext) {
          asked.push(word)
          return real.call(this)
        }
      }
    }
    const { page, refused } = await open('iframe-portal', { spy })
    const game = page.frameLocator('#game')
    const state = page.locator('#state')
    await selection(game)
    await expect.poll(() => state.textContent()).toBe('ready')
    await startPlaying(game)
    const lastAsked = () =>
      page
        .frames()
        .find((frame) => frame.url().endsWith('/game.html'))!
        .evaluate(() => (window as unknown as { asked: string[] }).asked.at(-1))
    const playing = async () => {
      // While the story is shown to a new player, the game does not count as playing.
      if ((await game.locator('[aria-modal="true"]').count()) > 0) await page.keyboard.press('Escape')
      return state.textContent()
    }
    await expect.poll(playing, { timeout: 60_000 }).toBe('playing')
    await expect.poll(lastAsked).toBe('resume')

    await page.getByRole('button', { name: 'Pause' }).click()
    await expect.poll(() => state.textContent()).toBe('resting')
    await expect.poll(lastAsked).toBe('suspend')
    await page.getByRole('button', { name: 'Go on' }).click()
    await expect.poll(() => state.textContent()).toBe('playing')
    await expect.poll(lastAsked).toBe('resume')

    await page.getByRole('button', { name: 'Mute', exact: true }).click()
    await expect.poll(lastAsked).toBe('suspend')
    expect(await state.textContent()).toBe('playing')
    await page.getByRole('button', { name: 'Unmute' }).click()
    await expect.poll(lastAsked).toBe('resume')
    expect(refused).toEqual([])
  })

  it('runs an adapter: the player whom the portal proves starts to play', async () => {
    const { page, refused, answered } = await open('write-an-adapter')
    await expect.poll(() => answered, { timeout: 120_000 }).toContain('200 /api/integration/harbour/authenticate')
    await startPlaying(page.frameLocator('#game'))
    expect(refused).toEqual([])
  })
})
