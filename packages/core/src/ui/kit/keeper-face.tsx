import { Sprite } from '../art/sprite.tsx'
import { Portrait } from './portrait.tsx'

export type Mood = 'calm' | 'glad' | 'cross'

/** A keeper of a place. Those whose frame begins with `keeper/` have moods. */
export const KeeperFace = ({ frame, mood }: { readonly frame: string; readonly mood: Mood }) =>
  frame.startsWith('keeper/') ? (
    <span className="sky-keeper-face">
      <Sprite frame={frame} />
      <Sprite frame={`${frame}/${mood}`} className="sky-keeper-mood" />
    </span>
  ) : (
    <Portrait frame={frame} className="sky-keeper-face" />
  )
