import type { Services } from '../services/services.ts'

/** Keys typed into a field, or that press the focused element, are not the game's; nor are letters and digits if the player has switched them off. */
function isTaken(event: KeyboardEvent, { off }: Services['preferences']): boolean {
  const target = event.target
  if (!(target instanceof HTMLElement) || event.ctrlKey || event.metaKey || event.altKey) return true
  if (event.key.length === 1 && off.has('single_keys')) return true
  if (target.closest('input,textarea,select,[role="dialog"],[role="alertdialog"],[role="tablist"]')) return true
  return (event.code === 'Enter' || event.code === 'Space') && target.closest('button,a,summary') !== null
}

/**
 * Passes keys to the areas' handlers. Listens on the game's own element, so that the page around it keeps its keys. Returns the function that stops
 * it.
 */
export function handleKeys(element: HTMLElement, services: Services): () => void {
  const { areas, connection, ui } = services
  const handlers = () => areas.each(({ keys }) => keys?.[ui.scene])
  const down = (event: KeyboardEvent) => {
    if (event.defaultPrevented || ui.blocked || connection.state !== 'ok' || isTaken(event, services.preferences)) return
    if (!handlers().some(([area, handler]) => areas.attempt(area, () => handler.down(services, event)))) return
    event.preventDefault()
    // After a key of the game, Enter no longer presses the button that was pressed last.
    element.focus({ preventScroll: true })
  }
  const up = (event: KeyboardEvent) => {
    for (const [area, handler] of handlers()) areas.attempt(area, () => handler.up?.(services, event))
  }
  const out = (event: FocusEvent) => {
    if (event.relatedTarget instanceof Node && element.contains(event.relatedTarget)) return
    for (const [area, handler] of handlers()) areas.attempt(area, () => handler.out?.(services))
  }
  element.addEventListener('keydown', down)
  element.addEventListener('keyup', up)
  element.addEventListener('focusout', out)
  return () => {
    element.removeEventListener('keydown', down)
    element.removeEventListener('keyup', up)
    element.removeEventListener('focusout', out)
  }
}
