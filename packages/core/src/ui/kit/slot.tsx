import { Sprite } from '../art/sprite.tsx'
import { Tip } from './tip.tsx'

export type SlotTone = 'USUAL' | 'RARE' | 'UNIQUE'

/** A place for a thing: filled, with its name and what it does to be read, or empty with a word that says so. */
export function Slot({
  frame,
  label,
  about,
  badge,
  tone = 'USUAL',
}: {
  readonly frame: string | null
  readonly label: string
  readonly about?: string
  readonly badge?: string
  readonly tone?: SlotTone
}) {
  if (!frame)
    return (
      <li className="sky-slot sky-empty-slot" title={label}>
        <i aria-hidden>+</i>
        <span className="sky-hidden">{label}</span>
      </li>
    )
  return (
    <li className={`sky-slot sky-${tone.toLowerCase()}`}>
      <Tip label={label} about={about ?? ''}>
        <Sprite frame={frame} />
      </Tip>
      {badge ? (
        <b className="sky-num" aria-hidden>
          {badge}
        </b>
      ) : null}
    </li>
  )
}
