import { autorun } from 'mobx'
import type { Services } from '../services/services.ts'
import css from './frame.css'

/** The elements of one game. */
export interface GameElements {
  readonly root: HTMLElement
  readonly header: HTMLElement
  /** Between header and footer: canvas, ui and the mirror for keyboard and screen reader. */
  readonly frame: HTMLElement
  readonly canvas: HTMLElement
  readonly ui: HTMLElement
  readonly mirror: HTMLElement
  readonly footer: HTMLElement
}

/** Creates the elements of a game in `parent`. */
export function makeFrame(parent: HTMLElement): GameElements {
  const make = (tag: string, name: string) => {
    const element = document.createElement(tag)
    element.className = name
    return element
  }
  const root = make('div', 'skystair')
  const header = make('header', 'sky-header')
  const frame = make('div', 'sky-frame')
  const footer = make('footer', 'sky-footer')
  const canvas = make('div', 'sky-canvas')
  const ui = make('div', 'sky-ui')
  const mirror = make('div', 'sky-mirror')
  const style = document.createElement('style')
  style.textContent = css
  frame.append(canvas, ui, mirror)
  root.append(style, header, frame, footer)
  parent.append(root)
  return { root, header, frame, canvas, ui, mirror, footer }
}

export interface FollowedFrame {
  /** Measures the frame and its place on the page. */
  readonly measure: () => void
  readonly stop: () => void
}

/** Calls `tell` now and whenever the answer of a media query changes. Returns the function that ends it. */
function follow(query: string, tell: (matches: boolean) => void): () => void {
  const media = matchMedia(query)
  const onChange = () => tell(media.matches)
  onChange()
  media.addEventListener('change', onChange)
  return () => media.removeEventListener('change', onChange)
}

/** Keeps elements and services in sync: size, language, mode, season, header, footer, reduced motion and touch. */
export function followFrame({ root: element, header, frame, footer }: GameElements, services: Services): FollowedFrame {
  const measure = () => {
    const { top, right, bottom, left } = element.getBoundingClientRect()
    const distances = { top, right: innerWidth - right, bottom: innerHeight - bottom, left }
    for (const [side, px] of Object.entries(distances)) element.style.setProperty(`--away-${side}`, `${Math.max(0, px)}px`)
    services.layout.resize(frame.clientWidth, frame.clientHeight)
  }
  measure()
  const sizes = new ResizeObserver(measure)
  sizes.observe(frame)

  const stopMotion = follow('(prefers-reduced-motion: reduce)', services.preferences.setSystemMotionReduced)
  const stopTouch = follow('(pointer: coarse)', (touch) => services.ui.setTouch(touch))

  const stopSettings = autorun(() => services.ui.setReducedMotion(services.preferences.reducedMotion))
  const stop = autorun(() => {
    element.lang = services.lang.toLowerCase()
    element.dataset.mode = services.preferences.mode
    element.dataset.season = services.preferences.season
    element.style.setProperty('--covered', `${services.layout.covered}px`)
    // Text from the server, never HTML.
    header.textContent = services.ui.header
    footer.textContent = services.ui.footer
  })
  return {
    measure,
    stop: () => {
      sizes.disconnect()
      stopMotion()
      stopTouch()
      stopSettings()
      stop()
    },
  }
}
