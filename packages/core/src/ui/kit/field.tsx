import { useId } from 'react'

export interface FieldProps {
  readonly label: string
  readonly value: string
  readonly onChange: (value: string) => void
  readonly type?: 'text' | 'password' | 'email' | 'tel'
  readonly help?: string | undefined
  readonly error?: string | null | undefined
  readonly autoComplete?: string
  readonly maxLength?: number
  readonly first?: boolean
  /** Height of the field, for longer texts: they are wrapped. */
  readonly lines?: number
}

/** A text input with its label above and its help or error below, connected for screen readers. */
export function Field({ label, value, onChange, type = 'text', help, error, autoComplete, maxLength, first, lines }: FieldProps) {
  const id = useId()
  const note = error || help
  const Input = lines ? 'textarea' : 'input'
  return (
    <div className={`sky-field${error ? ' sky-wrong' : ''}`}>
      <label htmlFor={id}>{label}</label>
      <Input
        id={id}
        {...(lines ? { rows: lines } : { type })}
        value={value}
        maxLength={maxLength}
        autoComplete={autoComplete}
        autoCapitalize="none"
        spellCheck={false}
        aria-invalid={error ? true : undefined}
        aria-describedby={note ? `${id}-note` : undefined}
        data-first={first || undefined}
        onChange={(event) => onChange(event.currentTarget.value)}
      />
      {note ? (
        <p id={`${id}-note`} className={error ? 'sky-error' : 'sky-help'}>
          {note}
        </p>
      ) : null}
    </div>
  )
}
