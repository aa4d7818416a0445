/**
 * Keeps the keys with the game: what has the focus may vanish with its scene or window, and take the focus with it; then the game's element
 * takes it. A player who leaves for the page around the game is let go. Answers how to stop.
 */
export function keepFocus(element: HTMLElement): () => void {
  let last: Element | null = null
  const came = ({ target }: FocusEvent) => {
    last = target instanceof Element ? target : null
  }
  const left = ({ relatedTarget }: FocusEvent) => {
    if (relatedTarget !== null) return
    // Whether it vanished or was left is seen only once it is done.
    setTimeout(() => {
      if (last?.isConnected && document.activeElement !== last) last = null
    })
  }
  const changes = new MutationObserver(() => {
    if (last === null || last.isConnected || document.activeElement !== document.body) return
    last = null
    element.focus({ preventScroll: true })
  })
  element.addEventListener('focusin', came)
  element.addEventListener('focusout', left)
  changes.observe(element, { childList: true, subtree: true })
  return () => {
    changes.disconnect()
    element.removeEventListener('focusin', came)
    element.removeEventListener('focusout', left)
  }
}
