/** What can have the focus no more: it vanished, was switched off, or lies under something. */
const isGone = (element: Element) => !element.isConnected || element.matches(':disabled') || element.closest('[inert]') !== null

/**
 * Keeps the keys with the game: what has the focus may vanish or be switched off with its scene or window; then the window on top takes the
 * focus, or the game's element. A player who leaves for the page around the game is let go. Answers how to stop.
 */
export function keepFocus(element: HTMLElement): () => void {
  let last: Element | null = null
  const look = () => {
    if (last === null || document.activeElement !== document.body) return
    const gone = isGone(last)
    last = null
    if (!gone) return
    // While a window lies over the game, the keys are the window's.
    const windows = element.querySelectorAll<HTMLElement>('[aria-modal="true"]')
    const home = windows[windows.length - 1] ?? element
    home.focus({ preventScroll: true })
  }
  const came = ({ target }: FocusEvent) => {
    last = target instanceof Element ? target : null
  }
  // Why the focus left is seen only once it has.
  const left = ({ relatedTarget }: FocusEvent) => relatedTarget ?? setTimeout(look)
  const changes = new MutationObserver(look)
  element.addEventListener('focusin', came)
  element.addEventListener('focusout', left)
  changes.observe(element, { childList: true, subtree: true, attributes: true, attributeFilter: ['disabled', 'inert'] })
  return () => {
    changes.disconnect()
    element.removeEventListener('focusin', came)
    element.removeEventListener('focusout', left)
  }
}
