import { Sprite } from '../art/sprite.tsx'

export type SlotTone = 'USUAL' | 'RARE' | 'UNIQUE'

/** A place for an artifact: filled, or empty with a word that says so. */
export function Slot({
  frame,
  label,
  badge,
  tone = 'USUAL',
}: {
  readonly frame: string | null
  readonly label: string
  readonly badge?: string
  readonly tone?: SlotTone
}) {
  return (
    <li className={`sky-slot${frame ? ` sky-${tone.toLowerCase()}` : ' sky-empty-slot'}`} title={label}>
      {frame ? <Sprite frame={frame} /> : <i aria-hidden>+</i>}
      <span className="sky-hidden">{label}</span>
      {badge ? (
        <b className="sky-num" aria-hidden>
          {badge}
        </b>
      ) : null}
    </li>
  )
}
