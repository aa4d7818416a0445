import { type ReactNode, useEffect, useRef } from 'react'

/**
 * A form whose fields the game checks itself. If it is refused, the first field that is wrong gets the focus, so that its error is seen and told: at once, or
 * when the reply has come, unless the player types meanwhile. It can be sent in every frame: browsers submit no forms in those whose `sandbox` lacks
 * `allow-forms`, and report no attempt, so that there the press of its button counts.
 */
export function Form({
  onSubmit,
  className = 'sky-form',
  children,
}: {
  readonly onSubmit: () => void
  readonly className?: string
  readonly children: ReactNode
}) {
  const form = useRef<HTMLFormElement>(null)
  const waiting = useRef<ReturnType<typeof setTimeout>>(undefined)
  const sent = useRef(false)
  const focusWrong = useRef(() => {
    const wrong = sent.current ? form.current?.querySelector<HTMLElement>('[aria-invalid="true"]') : null
    if (!wrong) return
    sent.current = false
    wrong.focus()
  }).current
  useEffect(() => {
    if (!form.current) return
    const changes = new MutationObserver(focusWrong)
    changes.observe(form.current, { subtree: true, childList: true, attributes: true, attributeFilter: ['aria-invalid'] })
    return () => changes.disconnect()
  }, [focusWrong])
  const send = () => {
    sent.current = true
    onSubmit()
    // A field that was already wrong does not change.
    setTimeout(focusWrong)
  }
  return (
    // biome-ignore lint/a11y/useKeyWithClickEvents: Enter in a field presses the button, too
    <form
      ref={form}
      className={className}
      noValidate
      onInput={() => {
        sent.current = false
      }}
      onClick={({ target }) => {
        if (target instanceof Element && target.closest('button[type="submit"]')) waiting.current = setTimeout(send)
      }}
      onSubmit={(event) => {
        event.preventDefault()
        clearTimeout(waiting.current)
        send()
      }}
    >
      {children}
    </form>
  )
}
