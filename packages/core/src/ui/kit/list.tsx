import type { ReactNode } from 'react'
import { Sprite } from '../art/sprite.tsx'

export interface ListRow {
  readonly id: string
  readonly icon: string
  readonly title: ReactNode
  readonly about?: string
  /** At the row's end: a number, a price, a button. */
  readonly aside?: ReactNode
}

/** A list of rows, each with an icon, a title and a line about it. */
export const List = ({ rows, label }: { readonly rows: readonly ListRow[]; readonly label?: string }) => (
  <ul className="sky-list" aria-label={label}>
    {rows.map(({ id, icon, title, about, aside }) => (
      <li key={id}>
        <Sprite frame={icon} size={36} />
        <div>
          <b>{title}</b>
          {about ? <p className="sky-soft sky-small-text">{about}</p> : null}
        </div>
        {aside}
      </li>
    ))}
  </ul>
)
