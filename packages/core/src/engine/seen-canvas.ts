import type { Services } from '../services/services.ts'

/** A window that covers so much of the canvas covers it: what is left of the canvas is blurred. */
const COVERED = 0.85
/** How often windows are measured, in milliseconds: measuring makes the browser lay out the page. */
const MEASURED = 300

/** Tells whether any of the canvas in `parent` can be seen: it is on the screen, and no window covers it. */
export function seenCanvas(parent: HTMLElement, { ui }: Pick<Services, 'ui'>, now = () => performance.now()) {
  let onScreen = true
  const observer = new IntersectionObserver((entries) => {
    onScreen = entries.at(-1)?.isIntersecting ?? true
  })
  observer.observe(parent)
  let measured = { at: Number.NEGATIVE_INFINITY, covered: false }
  const isCovered = () => {
    if (!ui.overlay) return false
    if (now() - measured.at >= MEASURED) measured = { at: now(), covered: coveredPart(parent) >= COVERED }
    return measured.covered
  }
  return { isSeen: () => onScreen && !isCovered(), stop: () => observer.disconnect() }
}

/** Returns the part of the canvas that the largest window covers. */
function coveredPart(parent: HTMLElement): number {
  const own = parent.getBoundingClientRect()
  const parts = [...(parent.parentElement?.querySelectorAll('.sky-panel') ?? [])].map((panel) => {
    const { left, right, top, bottom } = panel.getBoundingClientRect()
    const wide = Math.min(right, own.right) - Math.max(left, own.left)
    const tall = Math.min(bottom, own.bottom) - Math.max(top, own.top)
    return (Math.max(0, wide) * Math.max(0, tall)) / (own.width * own.height)
  })
  return Math.max(0, ...parts)
}
