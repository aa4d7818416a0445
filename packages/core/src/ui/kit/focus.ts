const reachable =
  'button:not([disabled]),input:not([disabled]),select:not([disabled]),textarea:not([disabled]),a[href],summary,[tabindex]:not([tabindex="-1"])'

/** Returns the elements that Tab reaches inside an element, in order. */
export function tabStops(element: HTMLElement): HTMLElement[] {
  return [...element.querySelectorAll<HTMLElement>(reachable)].filter((item) => {
    if (item.closest('[inert], details:not([open]) > :not(summary)') || item.tabIndex < 0) return false
    return item.getClientRects().length > 0
  })
}

/**
 * Returns the element that has the focus, as seen from an element of the game; null if none has. Why not `document.activeElement`: to the document
 * everything in a shadow root is its host.
 */
export function focusSeenFrom(element: Element): Element | null {
  const { body, activeElement: outside } = element.ownerDocument
  const { activeElement: inside } = element.getRootNode() as Document | ShadowRoot
  const found = inside ?? outside
  return found === body ? null : found
}

/** Keeps Tab inside `element`: after the last element comes the first. */
export function holdTab(element: HTMLElement, event: KeyboardEvent): void {
  const all = tabStops(element)
  const first = all[0]
  const last = all.at(-1)
  if (!first || !last) {
    event.preventDefault()
    element.focus()
    return
  }
  const now = focusSeenFrom(element)
  const outside = !element.contains(now) || now === element
  if (event.shiftKey && (now === first || outside)) {
    event.preventDefault()
    last.focus()
  } else if (!event.shiftKey && (now === last || outside)) {
    event.preventDefault()
    first.focus()
  }
}
