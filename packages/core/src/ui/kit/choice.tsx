import { type ReactNode, useId } from 'react'

export interface Option<T extends string> {
  readonly value: T
  readonly label: ReactNode
}

/** One of a few: a group of radio buttons that look like a segmented bar. Arrow keys come from the browser. */
export function Choice<T extends string>({
  label,
  options,
  value,
  onChange,
  hideLabel,
}: {
  readonly label: string
  readonly options: readonly Option<T>[]
  readonly value: T
  readonly onChange: (value: T) => void
  readonly hideLabel?: boolean
}) {
  const name = useId()
  return (
    <fieldset className="sky-choice">
      <legend className={hideLabel ? 'sky-hidden' : ''}>{label}</legend>
      <div>
        {options.map((option) => (
          <label key={option.value} className={option.value === value ? 'sky-on' : ''}>
            <input type="radio" name={name} value={option.value} checked={option.value === value} onChange={() => onChange(option.value)} />
            <span>{option.label}</span>
          </label>
        ))}
      </div>
    </fieldset>
  )
}
