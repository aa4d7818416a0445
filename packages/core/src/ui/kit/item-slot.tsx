import { Sprite } from '../art/sprite.tsx'
import { Tip } from './tip.tsx'

export type ItemSlotTone = 'USUAL' | 'RARE' | 'UNIQUE'

/** A slot for an item: filled, with its name and effect as a tip, or as a button; or empty, with a label that says so. */
export function ItemSlot({
  frame,
  label,
  about,
  badge,
  tone = 'USUAL',
  onPress,
}: {
  readonly frame: string | null
  readonly label: string
  readonly about?: string
  readonly badge?: string
  readonly tone?: ItemSlotTone
  /** Makes the item a button. */
  readonly onPress?: () => void
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
      {onPress ? (
        <button type="button" className="sky-tip" title={label} aria-label={about ? `${label}. ${about}` : label} onClick={onPress}>
          <Sprite frame={frame} />
        </button>
      ) : (
        <Tip label={label} about={about ?? ''}>
          <Sprite frame={frame} />
        </Tip>
      )}
      {badge ? (
        <b className="sky-num" aria-hidden>
          {badge}
        </b>
      ) : null}
    </li>
  )
}
