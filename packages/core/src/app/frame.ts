import { autorun } from 'mobx'
import type { Services } from '../services/services.ts'
import css from './frame.css'

/** The elements of one game. */
export interface Frame {
  readonly root: HTMLElement
  readonly header: HTMLElement
  /** What lies between header and footer: canvas, ui and the mirror for keyboard and screen reader. */
  readonly frame: HTMLElement
  readonly canvas: HTMLElement
  readonly ui: HTMLElement
  readonly mirror: HTMLElement
  readonly footer: HTMLElement
}

/** Puts an empty game into `parent`. */
export function makeFrame(parent: HTMLElement): Frame {
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

/** Keeps elements and stores in step: size, language, mode, header, footer and the wish for less motion. Returns what ends it. */
export function followFrame({ root: element, header, frame, footer }: Frame, store: Services): () => void {
  const measure = () => {
    const { top, right, bottom, left } = element.getBoundingClientRect()
    const away = { top, right: innerWidth - right, bottom: innerHeight - bottom, left }
    for (const [side, px] of Object.entries(away)) element.style.setProperty(`--away-${side}`, `${Math.max(0, px)}px`)
    store.layout.resize(frame.clientWidth, frame.clientHeight)
  }
  measure()
  const sizes = new ResizeObserver(measure)
  sizes.observe(frame)

  const motion = matchMedia('(prefers-reduced-motion: reduce)')
  const moved = () => store.ui.setReducedMotion(motion.matches)
  moved()
  motion.addEventListener('change', moved)

  const stop = autorun(() => {
    element.lang = store.lang.toLowerCase()
    element.dataset.mode = store.preferences.mode
    element.dataset.season = store.preferences.season
    // The server's word, but never markup.
    header.textContent = store.ui.header
    footer.textContent = store.ui.footer
  })
  return () => {
    sizes.disconnect()
    motion.removeEventListener('change', moved)
    stop()
  }
}
