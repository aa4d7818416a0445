import type { CSSProperties } from 'react'
import { healthState } from '../../art/health-colour.ts'

export type BarTone = 'health' | 'experience' | 'rank' | 'load'

/** A progress bar: `label` says of what, `text` is shown on it (otherwise screen readers read the numbers). */
export function Progress({
  label,
  value,
  max,
  text,
  tone = 'experience',
}: {
  readonly label: string
  readonly value: number
  readonly max: number
  readonly text?: string
  readonly tone?: BarTone
}) {
  const share = max > 0 ? Math.max(0, Math.min(1, value / max)) : 0
  const state = tone === 'health' ? ` sky-${healthState(share)}` : ''
  return (
    <div
      className={`sky-bar sky-bar-${tone}${state}`}
      role="progressbar"
      aria-label={label}
      aria-valuemin={0}
      aria-valuemax={Math.max(1, Math.round(max))}
      aria-valuenow={Math.round(Math.max(0, Math.min(max, value)))}
      aria-valuetext={text}
      style={{ '--share': share } as CSSProperties}
    >
      <i />
      {text ? <b className="sky-num">{text}</b> : null}
    </div>
  )
}
