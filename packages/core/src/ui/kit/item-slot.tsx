import { Sprite } from '../art/sprite.tsx'
import { Tip } from './tip.tsx'

export type ItemSlotTone = 'USUAL' | 'RARE' | 'UNIQUE'

/** A slot for an item: filled, with its name and effect as a tip, or empty, with a label that says so. */
export function ItemSlot({
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
  readonly tone?: ItemSlotTone
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
