import { existsSync } from 'node:fs'
import { type Frame, launch } from 'puppeteer-core'
import { type EngineKind, size } from './engine.ts'

const PROGRAM = '/usr/bin/firefox-esr'

/** Firefox, controlled by WebDriver BiDi. */
export const firefox: EngineKind = {
  name: 'Firefox',
  packages: ['firefox-esr'],
  isInstalled: () => existsSync(PROGRAM),
  async open(url) {
    const browser = await launch({
      browser: 'firefox',
      executablePath: PROGRAM,
      defaultViewport: size,
      extraPrefsFirefox: { 'network.proxy.type': 0 },
    })
    const page = await browser.newPage()
    await page.goto(url)
    const game = (): Frame => page.frames()[1] ?? page.mainFrame()
    return {
      run: async (use, value) =>
        (await game().evaluate(
          (source, json) => new Function(`return (${source})`)()(JSON.parse(json)),
          String(use),
          JSON.stringify(value),
        )) as never,
      picture: async () => Buffer.from(await page.screenshot()),
      reload: async () => void (await page.reload()),
      close: () => browser.close(),
    }
  },
}
