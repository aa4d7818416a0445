import { type ReactNode, useEffect, useRef } from 'react'
import { holdTab } from './focus.ts'

/** What lies over the game: takes the focus, keeps it, gives it back, and closes with Escape or a press beside it. */
export function Modal({
  labelledBy,
  onClose,
  children,
  kind = 'area',
}: {
  readonly labelledBy: string
  /** Left out where it can't be closed. */
  readonly onClose?: (() => void) | undefined
  readonly children: ReactNode
  readonly kind?: 'area' | 'dialog'
}) {
  const box = useRef<HTMLDivElement>(null)
  useEffect(() => {
    const element = box.current
    if (!element) return
    const before = element.ownerDocument.activeElement
    const first = element.querySelector<HTMLElement>('[data-first]') ?? element
    first.focus({ preventScroll: true })
    // A button that is pressed may vanish or be switched off, and take the focus with it: then the box takes it back.
    const changes = new MutationObserver(() => {
      const { activeElement, body } = element.ownerDocument
      if (activeElement === null || activeElement === body) element.focus({ preventScroll: true })
    })
    changes.observe(element, { childList: true, subtree: true, attributes: true, attributeFilter: ['disabled'] })
    return () => {
      changes.disconnect()
      if (before instanceof HTMLElement && before.isConnected) before.focus({ preventScroll: true })
    }
  }, [])
  useEffect(() => {
    if (!onClose) return
    // Where the focus has slipped to what the box lies in, Escape is still the box's.
    const slipped = (event: KeyboardEvent) => {
      const { activeElement } = document
      if (event.key === 'Escape' && activeElement !== box.current && activeElement?.contains(box.current)) onClose()
    }
    document.addEventListener('keydown', slipped)
    return () => document.removeEventListener('keydown', slipped)
  }, [onClose])
  return (
    <div className={`sky-modal sky-modal-${kind}`}>
      <div className="sky-shade" aria-hidden onClick={onClose} />
      <div
        ref={box}
        className="sky-modal-box"
        role="dialog"
        aria-modal
        aria-labelledby={labelledBy}
        tabIndex={-1}
        onKeyDown={(event) => {
          if (event.key === 'Tab' && box.current) holdTab(box.current, event.nativeEvent)
          if (event.key === 'Escape' && onClose) {
            event.stopPropagation()
            onClose()
          }
        }}
      >
        {children}
      </div>
    </div>
  )
}
