import { focusSeenFrom } from './kit/focus.ts'

/** Whether an element can't keep the focus: it was removed, hidden or disabled, or is inert. */
const isGone = (element: Element) =>
  !element.isConnected || element.matches(':disabled') || element.closest('[inert]') !== null || element.getClientRects().length === 0
const WINDOW = '[aria-modal="true"]'

/** Returns the ancestors of an element up to `root`, the closest first. */
function ancestors(element: HTMLElement, root: HTMLElement): HTMLElement[] {
  const found: HTMLElement[] = []
  for (let one = element.parentElement; one && root.contains(one); one = one.parentElement) found.push(one)
  return found
}

/** Focuses an element, also one that is no control: that one only as long as it keeps the focus. Returns whether it has it: what has no box cannot. */
function focusOn(element: HTMLElement): boolean {
  const isControl = element.tabIndex >= 0 || element.hasAttribute('tabindex')
  if (!isControl) element.tabIndex = -1
  element.focus({ preventScroll: true })
  const has = focusSeenFrom(element) === element
  const restore = () => element.removeAttribute('tabindex')
  if (!isControl && has) element.addEventListener('blur', restore, { once: true })
  if (!isControl && !has) restore()
  return has
}

/**
 * Keeps the focus in the game, and in its topmost window. An element may lose the focus because it is removed, hidden or disabled with its scene or window.
 * After that, a closed window gives the focus back to the element that had it before, or to what is left around it; otherwise the closest ancestor
 * that is left gets it, so that Tab goes on from there; in the end the topmost window, or the game's element. An element that was only disabled for a
 * while gets it back, unless the player has moved on. Nothing happens if the player moves the focus to the page around the game. Returns the
 * function that stops it.
 */
export function keepFocus(element: HTMLElement): () => void {
  /** The element that has the focus, or had it last, and its window. */
  let last: HTMLElement | null = null
  let within: Element | null = null
  /** The ancestors of `last` inside the game, the closest first. */
  let around: readonly HTMLElement[] = []
  /** Whether `last` lost the focus by being disabled; it may be enabled again when that is noticed. */
  let disabled = false
  /** A disabled element that lost the focus, and the ancestor that holds the focus meanwhile. */
  let lent: { readonly from: HTMLElement; readonly to: Element | null } | null = null
  /**
   * The element that had the focus before a window had it for the first time, and its ancestors then; empty if none had. Why also empty: no later element
   * may take its place, least of all one in the window itself. So the way back leads from each window to an earlier one, and ends.
   */
  const before = new WeakMap<Element, readonly HTMLElement[]>()
  const windowOnTop = () => [...element.querySelectorAll<HTMLElement>(WINDOW)].at(-1)
  /**
   * Returns the element that the focus goes back to after its window has closed, and its ancestors; that window may have opened over another one that is
   * closed too.
   */
  const beforeClosed = () => {
    let back: readonly HTMLElement[] = []
    for (let closed = within; closed?.isConnected === false; closed = back.find((one) => one.matches(WINDOW)) ?? null)
      back = before.get(closed) ?? []
    return back
  }
  const check = () => {
    if (last === null) return
    const focused = focusSeenFrom(element)
    if (lent && focused === lent.to && !isGone(lent.from)) return lent.from.focus({ preventScroll: true })
    if (focused === last) disabled = isGone(last)
    if (focused !== null) return
    if (!isGone(last)) {
      if (disabled) last.focus({ preventScroll: true })
      else last = null
      return
    }
    const from = last
    const top = windowOnTop()
    const isOpen = (one: HTMLElement) => !isGone(one) && (top?.contains(one) ?? true)
    const homes = [...beforeClosed(), ...around].filter(isOpen)
    if (!homes.some(focusOn)) focusOn(top ?? element)
    if (from.matches(':disabled')) lent = { from, to: focusSeenFrom(element) }
  }
  const onFocusIn = ({ target }: FocusEvent) => {
    const now = target as HTMLElement
    const top = windowOnTop()
    if (top && !top.contains(now)) {
      top.focus({ preventScroll: true })
      return
    }
    // A window that replaces another gives the focus back to the same element.
    if (top && !before.has(top)) {
      const closed = beforeClosed()
      before.set(top, closed.length > 0 || last === null ? closed : [last, ...around])
    }
    last = now
    lent = null
    within = now.closest(WINDOW)
    disabled = false
    around = ancestors(now, element)
  }
  // Only after the event is it known why the focus left.
  const onFocusOut = ({ relatedTarget }: FocusEvent) => relatedTarget ?? setTimeout(check)
  const changes = new MutationObserver(check)
  element.addEventListener('focusin', onFocusIn)
  element.addEventListener('focusout', onFocusOut)
  changes.observe(element, { childList: true, subtree: true, attributes: true, attributeFilter: ['disabled', 'inert'] })
  return () => {
    changes.disconnect()
    element.removeEventListener('focusin', onFocusIn)
    element.removeEventListener('focusout', onFocusOut)
  }
}
