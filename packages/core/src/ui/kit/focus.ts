const reachable =
  'button:not([disabled]),input:not([disabled]),select:not([disabled]),textarea:not([disabled]),a[href],summary,[tabindex]:not([tabindex="-1"])'

/** Returns the elements that Tab reaches inside an element, in order. */
export function tabStops(element: HTMLElement): HTMLElement[] {
  return [...element.querySelectorAll<HTMLElement>(reachable)].filter((item) => {
    if (item.closest('[inert], details:not([open]) > :not(summary)') || item.tabIndex < 0) return false
    return item.getClientRects().length > 0
  })
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
  const now = element.ownerDocument.activeElement
  const outside = !element.contains(now) || now === element
  if (event.shiftKey && (now === first || outside)) {
    event.preventDefault()
    last.focus()
  } else if (!event.shiftKey && (now === last || outside)) {
    event.preventDefault()
    first.focus()
  }
}
