import { type ChildProcess, spawn } from 'node:child_process'
import { existsSync, globSync } from 'node:fs'
import { freePort } from '@skystair/testing/browser'
import { Builder, Capabilities } from 'selenium-webdriver'
import { type EngineKind, size } from './engine.ts'

const DRIVER = '/usr/bin/WebKitWebDriver'
const SCREEN = '/usr/bin/Xvfb'
/** Milliseconds that the driver and its screen have to start. */
const START = 20_000

/** WebKit as GTK's browsers use it, controlled by its own WebDriver on a virtual screen. */
export const webkit: EngineKind = {
  name: 'WebKit',
  packages: ['webkit2gtk-driver', 'xvfb'],
  isInstalled: () => [DRIVER, SCREEN].every(existsSync) && browserPath() !== undefined,
  async open(url) {
    const screen = spawn(SCREEN, ['-displayfd', '3', '-screen', '0', '1600x1200x24'], { stdio: ['ignore', 'ignore', 'ignore', 'pipe'] })
    const port = await freePort()
    const driver = spawn(DRIVER, [`--port=${port}`, '--host=127.0.0.1'], {
      env: { ...process.env, DISPLAY: `:${await displayOf(screen)}` },
      stdio: 'ignore',
    })
    const stop = () => {
      driver.kill()
      screen.kill()
    }
    const address = `http://127.0.0.1:${port}`
    try {
      await answers(`${address}/status`)
      const browser = await new Builder()
        .usingServer(address)
        .withCapabilities(
          new Capabilities({ browserName: 'MiniBrowser', 'webkitgtk:browserOptions': { binary: browserPath(), args: ['--automation'] } }),
        )
        .build()
      await browser.manage().window().setRect(size)
      await browser.get(url)
      return {
        async run(use, value) {
          await browser.switchTo().defaultContent()
          const [frame] = await browser.findElements({ css: 'iframe' })
          if (frame) await browser.switchTo().frame(frame)
          return browser.executeScript(`return (${use})(JSON.parse(arguments[0]))`, JSON.stringify(value))
        },
        async picture() {
          await browser.switchTo().defaultContent()
          return Buffer.from(await browser.takeScreenshot(), 'base64')
        },
        async reload() {
          await browser.switchTo().defaultContent()
          await browser.navigate().refresh()
        },
        async close() {
          await browser.quit()
          stop()
        },
      }
    } catch (error) {
      stop()
      throw error
    }
  },
}

const browserPath = (): string | undefined => globSync('/usr/lib/*/webkit2gtk-4.*/MiniBrowser')[0]

/** Returns the number of the screen that Xvfb chose. */
const displayOf = (screen: ChildProcess): Promise<string> =>
  new Promise((resolve, reject) => {
    screen.stdio[3]!.once('data', (number: Buffer) => resolve(String(number).trim()))
    screen.once('exit', () => reject(new Error('Xvfb ended')))
  })

/** Waits until an address answers. Throws if it does not in time. */
async function answers(address: string): Promise<void> {
  const end = Date.now() + START
  while (
    !(await fetch(address).then(
      ({ ok }) => ok,
      () => false,
    ))
  ) {
    if (Date.now() > end) throw new Error(`${address} does not answer`)
    await new Promise((resolve) => setTimeout(resolve, 100))
  }
}
