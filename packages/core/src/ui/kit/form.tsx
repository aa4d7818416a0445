import { type ReactNode, useRef } from 'react'

/**
 * A form whose fields the game checks itself. It can be sent in every frame: browsers submit no forms in those whose `sandbox` lacks `allow-forms`, and
 * report no attempt, so that there the press of its button counts.
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
  const waiting = useRef<ReturnType<typeof setTimeout>>(undefined)
  return (
    // biome-ignore lint/a11y/useKeyWithClickEvents: Enter in a field presses the button, too
    <form
      className={className}
      noValidate
      onClick={({ target }) => {
        if (target instanceof Element && target.closest('button[type="submit"]')) waiting.current = setTimeout(onSubmit)
      }}
      onSubmit={(event) => {
        event.preventDefault()
        clearTimeout(waiting.current)
        onSubmit()
      }}
    >
      {children}
    </form>
  )
}
