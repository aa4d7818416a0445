import { existsSync } from 'node:fs'
import { type Browser, chromium } from 'playwright'

/** Added to Playwright's own arguments, which already turn off the sandbox and background work. */
const args = [
  '--use-gl=angle',
  '--use-angle=swiftshader',
  '--force-device-scale-factor=1',
  // A picture that is loaded is on the screen with the next frame, not when a thread has decoded it.
  '--disable-checker-imaging',
]

/**
 * Returns the executable for the tests: the packaged Chromium, so that pictures are alike on every machine, or the one that TEST_BROWSER
 * names. Throws if that is no file.
 */
export async function chromiumPath({ TEST_BROWSER: chosen } = process.env): Promise<string> {
  if (chosen) {
    if (!existsSync(chosen)) throw new Error(`TEST_BROWSER names no file: ${chosen}`)
    return chosen
  }
  // Makes the package bring its own system libraries; it must be set before the package is loaded.
  process.env.AWS_LAMBDA_JS_RUNTIME ??= 'nodejs24.x'
  const { default: packaged } = await import('@sparticuz/chromium')
  return packaged.executablePath()
}

const open = async (...more: string[]): Promise<Browser> =>
  chromium.launch({ executablePath: await chromiumPath(), args: [...args, ...more] })

/** For pages in which a game draws: software rendering composes the whole page, as a device's graphics card does. */
export const openBrowser = () => open('--ignore-gpu-blocklist')

/**
 * For pages in which no game draws; a game that draws every frame would be several times slower. Why these options: pages are composed several
 * times faster without software rendering. V8's last optimisation costs more than it saves in short-lived pages: two test files took 0.86 of
 * the time without it. With the graphics in the browser's process, a start of the game took 0.92 of the processor time.
 */
export const openBlindBrowser = () => open('--disable-gpu-compositing', '--in-process-gpu', '--js-flags=--no-opt')
