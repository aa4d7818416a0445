import { autorun } from 'mobx'
import type { Services } from '../services/services.ts'
import { uiCss } from '../ui/theme/index.ts'
import { hasContainers, withoutContainers } from './without-containers.ts'

/**
 * Adds the style sheets of the kit and of every area that is loaded to the end of `parent`. Returns the function that removes them. Why React does
 * not render them: here each sheet is parsed only once.
 */
export function followStyles(parent: HTMLElement, areas: Pick<Services['areas'], 'styles'>): () => void {
  const elements = new Map<string, HTMLStyleElement>()
  const stop = autorun(() => {
    for (const css of [uiCss, ...areas.styles]) {
      if (elements.has(css)) continue
      const style = document.createElement('style')
      style.textContent = hasContainers() ? css : withoutContainers(css)
      parent.append(style)
      elements.set(css, style)
    }
  })
  return () => {
    stop()
    for (const style of elements.values()) style.remove()
  }
}
