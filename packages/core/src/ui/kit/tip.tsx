import { type ReactNode, useId, useLayoutEffect, useRef, useState } from 'react'

/** Gap between the tip and its subject, and between the tip and the game's edge; CSS pixels. */
const GAP = 8

/** A tooltip of a small element, shown when it is hovered, focused or pressed. Escape closes it before the window around it. */
export function Tip({ label, about, children }: { readonly label: string; readonly about: string; readonly children: ReactNode }) {
  const id = useId()
  const button = useRef<HTMLButtonElement>(null)
  const bubble = useRef<HTMLSpanElement>(null)
  const [open, setOpen] = useState(false)
  const close = () => setOpen(false)

  // Above the button if there is room, else below; inside the game, even while its container is scrolled or the game changes its size.
  useLayoutEffect(() => {
    const game = button.current?.closest('.sky-ui')
    if (!open || !game) return
    const place = () => {
      const bounds = game.getBoundingClientRect()
      const at = button.current?.getBoundingClientRect()
      const box = bubble.current
      if (!at || !box) return
      const left = at.left + at.width / 2 - box.offsetWidth / 2
      const above = at.top - GAP - box.offsetHeight
      const top = above < bounds.top + GAP ? at.bottom + GAP : above
      box.style.left = `${Math.max(GAP, Math.min(bounds.width - box.offsetWidth - GAP, left - bounds.left))}px`
      box.style.top = `${top - bounds.top}px`
    }
    place()
    document.addEventListener('scroll', place, { capture: true })
    const sizes = new ResizeObserver(place)
    sizes.observe(game)
    return () => {
      document.removeEventListener('scroll', place, { capture: true })
      sizes.disconnect()
    }
  }, [open])

  return (
    <>
      <button
        ref={button}
        type="button"
        className="sky-tip"
        aria-label={label}
        aria-describedby={open ? id : undefined}
        onClick={() => setOpen(true)}
        onFocus={() => setOpen(true)}
        onBlur={close}
        onPointerEnter={() => setOpen(true)}
        onPointerLeave={close}
        onKeyDown={(event) => {
          if (event.key !== 'Escape' || !open) return
          event.stopPropagation()
          close()
        }}
      >
        {children}
      </button>
      {open ? (
        <span ref={bubble} role="tooltip" id={id} className="sky-tip-bubble">
          <b>{label}</b>
          <span>{about}</span>
        </span>
      ) : null}
    </>
  )
}
