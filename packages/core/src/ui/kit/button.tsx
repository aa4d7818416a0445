import type { ReactNode } from 'react'
import { Sprite } from '../art/sprite.tsx'
import { Price } from './price.tsx'

export type ButtonTone = 'gold' | 'good' | 'danger' | 'plain'

export interface ButtonProps {
  readonly children: ReactNode
  readonly onPress: () => void
  readonly tone?: ButtonTone
  readonly icon?: string
  /** What pressing it costs. */
  readonly price?: { readonly resource: string; readonly amount: number } | undefined
  readonly disabled?: boolean
  /** Fills the width. */
  readonly wide?: boolean
  readonly small?: boolean
  readonly label?: string
  readonly submit?: boolean
  /** Gets the focus when its dialog opens; later, if the dialog opens by itself while keys are pressed. */
  readonly first?: boolean | 'later'
}

/** A button with text, and optionally a price. */
export function Button({ children, onPress, tone = 'gold', icon, price, disabled, wide, small, label, submit, first }: ButtonProps) {
  return (
    <button
      type={submit ? 'submit' : 'button'}
      className={`sky-button sky-${tone}${wide ? ' sky-wide' : ''}${small ? ' sky-small' : ''}`}
      onClick={submit ? undefined : onPress}
      disabled={disabled}
      aria-label={label}
      data-first={first || undefined}
    >
      {icon ? <Sprite frame={icon} className="sky-button-icon" /> : null}
      <span>{children}</span>
      {price ? <Price {...price} /> : null}
    </button>
  )
}

/** A round button with an icon; `label` says what it does. */
export function IconButton({
  icon,
  label,
  onPress,
  disabled,
  badge,
  pressed,
  first,
  className = '',
}: {
  readonly icon: string
  readonly label: string
  readonly onPress: () => void
  readonly disabled?: boolean
  readonly badge?: number | string
  readonly pressed?: boolean
  readonly first?: boolean
  readonly className?: string
}) {
  return (
    <button
      type="button"
      className={`sky-icon-button ${className}`}
      aria-label={badge ? `${label}, ${badge}` : label}
      title={label}
      onClick={onPress}
      disabled={disabled}
      aria-pressed={pressed}
      data-first={first || undefined}
    >
      <Sprite frame={icon} />
      {badge ? <b className="sky-badge">{badge}</b> : null}
    </button>
  )
}
