/** What can have the focus no more: it vanished, was switched off, or lies under something. */
const isGone = (element: Element) => !element.isConnected || element.matches(':disabled') || element.closest('[inert]') !== null
const WINDOW = '[aria-modal="true"]'

/**
 * Keeps the keys with the game, and with the window that lies on top of it. What has the focus may vanish or be switched off with its scene or
 * window. A closed window gives it back to what had it before; a button that is on again gets it back; else the window on top takes it, or the
 * game's element. A player who leaves for the page around the game is let go. Answers how to stop.
 */
export function keepFocus(element: HTMLElement): () => void {
  /** What has the focus, or had it last, and the window that it is in. */
  let last: HTMLElement | null = null
  let within: Element | null = null
  /** Whether `last` lost the focus by being switched off, which may be over by the time that it is seen. */
  let taken = false
  /** What had the focus before a window came up. */
  const before = new WeakMap<Element, HTMLElement>()
  const windowOnTop = () => [...element.querySelectorAll<HTMLElement>(WINDOW)].at(-1)
  /** Where the focus goes back to after the window that it was in, which may have come up over another that is gone too. */
  const beforeClosed = () => {
    let back: HTMLElement | undefined
    for (let closed = within; closed?.isConnected === false; closed = back?.closest(WINDOW) ?? null) back = before.get(closed)
    return back
  }
  const look = () => {
    const { activeElement, body } = document
    if (last === null) return
    if (activeElement === last) taken = isGone(last)
    if (activeElement !== body) return
    if (!isGone(last)) {
      if (taken) last.focus({ preventScroll: true })
      else last = null
      return
    }
    const top = windowOnTop()
    const back = beforeClosed()
    const home = back && !isGone(back) && (!top || top.contains(back)) ? back : (top ?? element)
    home.focus({ preventScroll: true })
  }
  const came = ({ target }: FocusEvent) => {
    const now = target as HTMLElement
    const top = windowOnTop()
    if (top && !top.contains(now)) {
      top.focus({ preventScroll: true })
      return
    }
    // A window that takes the place of another gives the focus back where that one would have.
    const from = beforeClosed() ?? last
    if (top && from && !before.has(top)) before.set(top, from)
    last = now
    within = now.closest(WINDOW)
    taken = false
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
