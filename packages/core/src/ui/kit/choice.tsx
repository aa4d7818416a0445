import { type ReactNode, useId } from 'react'

export interface ChoiceOption<T extends string> {
  readonly value: T
  readonly label: ReactNode
}

/** A choice of one of a few: a group of radio buttons that look like a segmented bar. The browser handles the arrow keys. */
export function Choice<T extends string>({
  label,
  options,
  value,
  onChange,
  hideLabel,
}: {
  readonly label: string
  readonly options: readonly ChoiceOption<T>[]
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
