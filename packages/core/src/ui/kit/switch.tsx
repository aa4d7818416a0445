import { type ReactNode, useId } from 'react'

/** A switch. */
export function Switch({
  label,
  on,
  onChange,
  about,
  disabled,
}: {
  readonly label: string
  readonly on: boolean
  readonly onChange: (on: boolean) => void
  readonly about?: string
  readonly disabled?: boolean
}) {
  return (
    <button type="button" role="switch" aria-checked={on} className="sky-switch" disabled={disabled} onClick={() => onChange(!on)}>
      <span>
        {label}
        {about ? <small>{about}</small> : null}
      </span>
      <i aria-hidden />
    </button>
  )
}

/** A check box; its text may contain links. */
export function Check({
  on,
  onChange,
  error,
  children,
}: {
  readonly on: boolean
  readonly onChange: (on: boolean) => void
  readonly error?: string | null
  readonly children: ReactNode
}) {
  const id = useId()
  return (
    <>
      <label className={`sky-check${error ? ' sky-wrong' : ''}`}>
        <input
          type="checkbox"
          checked={on}
          aria-invalid={error ? true : undefined}
          aria-describedby={error ? id : undefined}
          onChange={(event) => onChange(event.currentTarget.checked)}
        />
        <i aria-hidden />
        <span>{children}</span>
      </label>
      {error ? (
        <p id={id} className="sky-error">
          {error}
        </p>
      ) : null}
    </>
  )
}
