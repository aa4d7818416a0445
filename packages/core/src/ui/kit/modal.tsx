import { type ReactNode, useEffect, useLayoutEffect, useRef } from 'react'
import { useServices } from '../context.ts'
import { animateClosing } from './closing-animation.ts'
import { holdTab } from './focus.ts'

/** Milliseconds until a button marked `first="later"` gets the focus. */
const LATER = 700

/**
 * A modal dialog over the game: takes the focus, which `keepFocus` keeps in it and gives back; closes with Escape or a press beside it, with an
 * animation.
 */
export function Modal({
  labelledBy,
  describedBy,
  asks,
  onClose,
  children,
  kind = 'area',
}: {
  readonly labelledBy: string
  /** The id of the text that screen readers read after the title when the dialog opens. */
  readonly describedBy?: string | undefined
  /** It asks something that has to be answered. */
  readonly asks?: boolean | undefined
  /** Left out if it can't be closed. */
  readonly onClose?: (() => void) | undefined
  readonly children: ReactNode
  readonly kind?: 'area' | 'dialog'
}) {
  const box = useRef<HTMLDivElement>(null)
  useEffect(() => {
    const first = box.current?.querySelector<HTMLElement>('[data-first]') ?? box.current
    if (first?.dataset.first !== 'later') {
      first?.focus({ preventScroll: true })
      return
    }
    box.current?.focus({ preventScroll: true })
    const timer = setTimeout(() => {
      if (box.current?.matches(':focus')) first.focus({ preventScroll: true })
    }, LATER)
    return () => clearTimeout(timer)
  }, [])
  const { ui } = useServices()
  useLayoutEffect(() => {
    const modal = box.current?.parentElement
    return () => {
      if (modal && !ui.reducedMotion) animateClosing(modal)
    }
  }, [ui])
  return (
    <div className={`sky-modal sky-modal-${kind}`}>
      <div className="sky-shade" aria-hidden onClick={onClose} />
      {/* biome-ignore lint/a11y/noStaticElementInteractions: it has one of two roles */}
      {/* biome-ignore lint/a11y/useAriaPropsSupportedByRole: both roles support it */}
      <div
        ref={box}
        className="sky-modal-box"
        role={asks ? 'alertdialog' : 'dialog'}
        aria-modal
        aria-labelledby={labelledBy}
        aria-describedby={describedBy}
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
