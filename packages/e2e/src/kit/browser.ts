import { existsSync } from 'node:fs'
import { type Browser, chromium } from 'playwright'

const args = [
  '--no-sandbox',
  '--disable-dev-shm-usage',
  '--use-gl=angle',
  '--use-angle=swiftshader',
  '--enable-unsafe-swiftshader',
  '--ignore-gpu-blocklist',
  '--hide-scrollbars',
  '--force-device-scale-factor=1',
  '--disable-background-networking',
  '--disable-component-update',
  '--disable-sync',
  '--no-first-run',
]

/** A Chromium of the machine where there is one, else the one that comes as a package. */
export async function chromiumPath(): Promise<string> {
  for (const path of [process.env.CHROME_BIN, '/usr/bin/chromium', '/usr/bin/google-chrome']) if (path && existsSync(path)) return path
  // Makes the package bring its own system libraries; it must be set before the package is loaded.
  process.env.AWS_LAMBDA_JS_RUNTIME ??= 'nodejs24.x'
  const { default: packaged } = await import('@sparticuz/chromium')
  return packaged.executablePath()
}

export const openBrowser = async (): Promise<Browser> => chromium.launch({ executablePath: await chromiumPath(), args })
