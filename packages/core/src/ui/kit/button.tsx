import { type ReactNode, useId, useState } from 'react'
import { Sprite } from '../art/sprite.tsx'
import { useServices } from '../context.ts'
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
  /** Why it cannot be pressed now: it stays in reach of the keyboard, is described so when it is focused, and says so when it is pressed. */
  readonly why?: string | null
  /** Fills the width. */
  readonly wide?: boolean
  readonly small?: boolean
  readonly label?: string
  readonly submit?: boolean
  /** Gets the focus when its dialog opens; later, if the dialog opens by itself while keys are pressed. */
  readonly first?: boolean | 'later'
}

/** A button with text, and optionally a price. */
export function Button({ why, ...props }: ButtonProps) {
  return why ? <OffButton {...props} why={why} /> : <OnButton {...props} />
}

const classOf = ({ tone = 'gold', wide, small }: Pick<ButtonProps, 'tone' | 'wide' | 'small'>): string =>
  `sky-button sky-${tone}${wide ? ' sky-wide' : ''}${small ? ' sky-small' : ''}`

const Inside = ({ children, icon, price }: Pick<ButtonProps, 'children' | 'icon' | 'price'>) => (
  <>
    {icon ? <Sprite frame={icon} className="sky-button-icon" /> : null}
    <span>{children}</span>
    {price ? <Price {...price} /> : null}
  </>
)

function OffButton({ why, label, first, ...look }: Omit<ButtonProps, 'why'> & { readonly why: string }) {
  const { ui } = useServices()
  const id = useId()
  return (
    <>
      <button
        type="button"
        className={`${classOf(look)} sky-off`}
        aria-disabled
        aria-label={label}
        aria-describedby={id}
        title={why}
        onClick={() => ui.toast(why, 'bad')}
        data-first={first || undefined}
      >
        <Inside {...look} />
      </button>
      <span id={id} hidden>
        {why}
      </span>
    </>
  )
}

/**
 * Returns the props of a button that can be disabled. While it has the focus it keeps it, and only says that it is disabled: otherwise a player with a
 * keyboard would lose their place with every call, and hear nothing.
 */
export function useDisabled(disabled: boolean | undefined) {
  const [focused, setFocused] = useState(false)
  const held = Boolean(disabled && focused)
  const props = {
    disabled: disabled && !held,
    'aria-disabled': held || undefined,
    onFocus: () => setFocused(true),
    onBlur: () => setFocused(false),
  }
  return { held, props }
}

function OnButton({ onPress, disabled, label, submit, first, ...look }: Omit<ButtonProps, 'why'>) {
  const { held, props } = useDisabled(disabled)
  return (
    <button
      {...props}
      type={submit && !held ? 'submit' : 'button'}
      className={`${classOf(look)}${held ? ' sky-off' : ''}`}
      onClick={submit || held ? undefined : onPress}
      aria-label={label}
      data-first={first || undefined}
    >
      <Inside {...look} />
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
  const { held, props } = useDisabled(disabled)
  return (
    <button
      {...props}
      type="button"
      className={`sky-icon-button ${className}`}
      aria-label={badge ? `${label}, ${badge}` : label}
      title={label}
      onClick={held ? undefined : onPress}
      aria-pressed={pressed}
      data-first={first || undefined}
    >
      <Sprite frame={icon} />
      {badge ? <b className="sky-badge">{badge}</b> : null}
    </button>
  )
}
