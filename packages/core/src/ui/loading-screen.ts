// The loading screen, shown by the page's first script before anything else is loaded. So it has its own style and needs nothing.
import { boot } from '@skystair/world/texts/boot'
import type { Language } from '../services/options.ts'

export interface LoadingScreen {
  readonly element: HTMLElement
  /** Resolves when the picture is on the screen; after half a second at the latest. */
  painted(): Promise<void>
  /** Shows how much is loaded, 0 to 100, in a language. */
  set(pct: number, lang: Language): void
  /** Says that it takes unusually long. */
  slow(): void
  /** Says instead of the progress that the browser does not let the game draw. */
  cannotDraw(): void
  remove(): void
}

const style = {
  screen:
    'position:absolute;inset:0;display:flex;flex-direction:column;align-items:center;justify-content:center;gap:18px;padding:16px;' +
    'box-sizing:border-box;background:radial-gradient(120% 90% at 50% 20%,#2a3a6b,#141b38 60%,#0b0f1e);color:#fff3d6;' +
    'font:600 16px/1.35 system-ui,sans-serif;text-align:center',
  picture: 'width:min(42%,200px);aspect-ratio:200/279;max-height:50%;object-fit:contain;filter:drop-shadow(0 10px 24px #000a)',
  track: 'width:min(76%,340px);height:14px;border-radius:9px;background:#0009;box-shadow:inset 0 0 0 2px #c9973e;overflow:hidden',
  bar: 'height:100%;width:10%;border-radius:9px;background:linear-gradient(#ffe18c,#d9922e);transition:width .3s',
  hint: 'max-width:340px;font-weight:400;opacity:.85',
} as const

/** The bar glows and fades in so many milliseconds: on a slow line it stands at its beginning for seconds, but the page is not stuck. */
const PULSE = 1400

/** How long the start waits for the picture, in milliseconds. */
const PATIENCE = 500

/** Width of the progress bar in per cent for a loaded part in per cent: it starts at 10. */
const barWidth = (pct: number): number => 10 + 0.9 * pct

/**
 * Shows the loading screen in `parent`. `assets` ends with a slash. It stays the same until the game is shown: a second one, however alike, would
 * make its picture jump.
 */
export function paintLoading(parent: HTMLElement, assets: string, lang: Language): LoadingScreen {
  const make = <K extends keyof HTMLElementTagNameMap>(tag: K, css: string, ...children: Node[]) => {
    const element = document.createElement(tag)
    element.style.cssText = css
    element.append(...children)
    return element
  }
  const picture = make('img', style.picture)
  picture.alt = ''
  picture.src = `${assets}art/standalone/loading-cat.webp`
  const bar = make('div', style.bar)
  const track = make('div', style.track, bar)
  track.setAttribute('role', 'progressbar')
  const text = make('div', '')
  const hint = make('div', style.hint)
  hint.setAttribute('role', 'status')
  const element = make('div', style.screen, picture, track, text, hint)
  parent.append(element)

  let texts = boot[lang]
  const set = (pct: number, now: Language) => {
    texts = boot[now]
    element.lang = now.toLowerCase()
    const whole = Math.round(Math.min(100, Math.max(0, pct)))
    bar.style.width = `${barWidth(whole)}%`
    track.setAttribute('aria-valuenow', String(whole))
    text.textContent = texts.loading.replace('{{pct}}', String(whole))
    track.setAttribute('aria-label', text.textContent)
  }
  set(0, lang)
  if (!matchMedia('(prefers-reduced-motion: reduce)').matches)
    bar.animate({ opacity: [1, 0.55, 1] }, { duration: PULSE, iterations: Number.POSITIVE_INFINITY })
  return {
    element,
    painted: () => shown(picture),
    set,
    slow: () => {
      hint.textContent = texts.unavailable
    },
    cannotDraw: () => {
      track.remove()
      text.remove()
      hint.textContent = texts.noCanvas
    },
    remove: () => element.remove(),
  }
}

/**
 * Resolves when the browser reports that the picture is painted. Browsers without such reports: resolves one frame after the picture could be painted.
 * Why the time limit: a page in the background paints no frames.
 */
function shown(picture: HTMLImageElement): Promise<void> {
  return new Promise((resolve) => {
    if (globalThis.PerformanceObserver?.supportedEntryTypes.includes('element')) {
      const end = () => {
        observer.disconnect()
        resolve()
      }
      const observer = new PerformanceObserver(end)
      picture.setAttribute('elementtiming', 'loading')
      observer.observe({ type: 'element', buffered: true })
      setTimeout(end, PATIENCE)
      return
    }
    setTimeout(resolve, PATIENCE)
    const nextFrame = () => requestAnimationFrame(() => requestAnimationFrame(() => resolve()))
    picture.decode().then(nextFrame, () => resolve())
  })
}
