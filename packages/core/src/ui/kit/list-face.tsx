import { Sprite } from '../art/sprite.tsx'

/** A player's face before the name in a list. It is decoration: the name stands beside it. */
export const ListFace = ({ frame }: { readonly frame: string }) => (
  <span className="sky-list-face" aria-hidden>
    <Sprite frame={frame} />
  </span>
)
