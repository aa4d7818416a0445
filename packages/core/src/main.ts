// The first script of a page: shows the loading screen at once, then loads the rest. It must stay tiny.
import { browserLanguage, type Platform, webStorage } from '@skystair/platform'
import { builtAssets, builtHome } from './app/assets.ts'
import { chooseLanguage } from './app/language.ts'
import { pageOptions } from './app/page-options.ts'
import { loadModule } from './services/load-module.ts'
import { guardedReload, pageMemory, reloadForScript } from './services/reload-guard.ts'
import { paintLoading } from './ui/loading-screen.ts'

const page = document.querySelector<HTMLElement>('[data-skystair]') ?? document.body
// Set by scripts/build/browser-check.js, which has said why.
if (page.dataset.unplayable === undefined) void begin(page)

async function begin(element: HTMLElement): Promise<void> {
  // A link may have `?lang=ru&mode=modern`; the page's own options win.
  const { lang: askedLang, mode: askedMode } = Object.fromEntries(new URLSearchParams(location.search))
  const options = pageOptions({ lang: askedLang, mode: askedMode, ...element.dataset })
  const assets = options.assets ? new URL(options.assets, location.href).href : builtAssets()
  const lang =
    options.lang ??
    chooseLanguage(
      webStorage('site')?.getItem(`${options.storageKey ?? 'skystair'}:lang`) ?? null,
      browserLanguage(),
      document.documentElement.lang,
    )
  const screen = paintLoading(element, assets, lang)
  // With `data-platform` the client of the page's platform is beside this script. Without it the game is on a plain page.
  const platform = element.dataset.platform === undefined ? null : loadPlatform()
  // The scripts would keep the processor busy before the picture is painted.
  await screen.painted()
  // Starts loading both big chunks at the same time; the app handles failures.
  import('./engine/create-game.ts').catch(() => {})
  const { start } = await loadModule(() => import('./app.ts'), {
    signal: new AbortController().signal,
    onFailure: () => screen.slow(),
    reloadPage: (error) => reloadForScript(builtHome(), pageMemory(), error, reload),
  })
  const found = await platform
  start(element, found ? { ...options, platform: found } : options, screen)
}

async function loadPlatform(): Promise<Platform | null> {
  try {
    return (await import('skystair-platform')).platform()
  } catch (error) {
    // A guest on a plain page is better than a blank page.
    console.error(error)
    return null
  }
}

function reload(): void {
  guardedReload(
    () => location.reload(),
    (_, pause, run) => setTimeout(run, pause),
    pageMemory(),
    Date.now,
  )('failed')
}
