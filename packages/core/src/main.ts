// The first script of a page: paints the loading screen at once, then brings the rest. It must stay tiny.
import type { Platform } from '@skystair/platform'
import { builtAssets, builtHome } from './app/assets.ts'
import { chooseLanguage } from './app/language.ts'
import { pageOptions } from './app/page-options.ts'
import { loadModule } from './services/load-module.ts'
import { guardedReload, pageMemory, reloadIfThere } from './services/reload-guard.ts'
import { paintLoading } from './ui/loading-screen.ts'

const element = document.querySelector<HTMLElement>('[data-skystair]') ?? document.body
// A link may say `?lang=ru&mode=modern`; what the page itself says wins.
const { lang: askedLang, mode: askedMode } = Object.fromEntries(new URLSearchParams(location.search))
const options = pageOptions({ lang: askedLang, mode: askedMode, ...element.dataset })
const assets = options.assets ? new URL(options.assets, location.href).href : builtAssets()
const lang = options.lang ?? chooseLanguage(savedLanguage(options.storageKey), navigator.language, document.documentElement.lang)
const screen = paintLoading(element, assets, lang)

// Both big chunks travel at the same time; which failure matters is the app's to say.
import('./engine/create-game.ts').catch(() => {})
// `data-platform` says that the client of the page's platform lies beside this script. Without it the game stands on a plain page.
const platform = element.dataset.platform === undefined ? null : bringPlatform()
void bringApp()

async function bringPlatform(): Promise<Platform | null> {
  try {
    return (await import('skystair-platform')).platform()
  } catch (error) {
    // A guest on a plain page is better off than nobody on a blank one.
    console.error(error)
    return null
  }
}

async function bringApp(): Promise<void> {
  const { start } = await loadModule(() => import('./app.ts'), {
    signal: new AbortController().signal,
    onFailure: () => screen.slow(),
    renew: () => reloadIfThere(builtHome(), reload),
  })
  const found = await platform
  start(element, found ? { ...options, platform: found } : options, screen)
}

function reload(): void {
  guardedReload(
    () => location.reload(),
    () => {},
    pageMemory(),
    Date.now,
  )('failed')
}

function savedLanguage(key = 'skystair'): string | null {
  try {
    return localStorage.getItem(`${key}:lang`)
  } catch {
    return null
  }
}
