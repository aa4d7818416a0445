import { Sprite } from '../../ui/art/sprite.tsx'
import { useServices } from '../../ui/context.ts'

/** An island of the map of towns. A closed one is a silhouette with its condition. */
export function Island({
  name,
  frame,
  closed = null,
  note = null,
  onEnter,
}: {
  readonly name: string
  readonly frame: string
  /** The requirement that the player has not met yet, or null. */
  readonly closed?: string | null
  /** Text below the name of an open island. */
  readonly note?: string | null
  readonly onEnter: () => void
}) {
  const { t } = useServices()
  return (
    <li>
      <button type="button" className={`sky-town${closed ? ' sky-closed' : ''}`} disabled={closed !== null} onClick={onEnter}>
        <Sprite frame={frame} />
        <b>{name}</b>
        {closed ? (
          <>
            <span className="sky-hidden">{t('shops.closed')}: </span>
            <span className="sky-town-lock">
              <Sprite frame="icon/lock" />
              {closed}
            </span>
          </>
        ) : note ? (
          <span className="sky-town-lock">{note}</span>
        ) : null}
      </button>
    </li>
  )
}
