const duration = 160
/** Slow at first. */
const easing = 'cubic-bezier(0.55, 0.085, 0.68, 0.53)'
/** Attributes that would make the copy findable, pressable or readable by screen readers. */
const identifyingAttributes = ['id', 'role', 'aria-modal', 'aria-labelledby', 'aria-describedby', 'tabindex', 'data-first']

/**
 * Animates a closing window, which React removes at once: a copy of it stays for a moment and fades. Call it while the window is still on
 * the page. There is no animation if another window of the same kind replaces it.
 */
export function animateClosing(modal: HTMLElement): void {
  const home = modal.closest('.sky-skin')
  if (!home) return
  const copy = modal.cloneNode(true) as HTMLElement
  const scrolled = modal.querySelector('.sky-panel-body')?.scrollTop ?? 0
  for (const element of [copy, ...copy.querySelectorAll('*')]) for (const name of identifyingAttributes) element.removeAttribute(name)
  copy.setAttribute('inert', '')
  copy.setAttribute('aria-hidden', 'true')
  copy.classList.add('sky-leaving')
  queueMicrotask(() => {
    if (!home.isConnected || home.querySelector(`[class="${modal.className}"]`)) return
    home.append(copy)
    copy.querySelector('.sky-panel-body')?.scrollTo(0, scrolled)
    const timing = { duration, easing }
    copy.querySelector('.sky-modal-box')?.animate({ transform: ['none', 'scale(0.92)'] }, timing)
    copy.animate({ opacity: [1, 0] }, timing).onfinish = () => copy.remove()
  })
}
