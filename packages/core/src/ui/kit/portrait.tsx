import { Sprite } from '../art/sprite.tsx'
import { usePicture } from '../art/use-picture.ts'

const prefix = 'creature/'

/** A large picture of a creature: its portrait, and until that is loaded, or if loading fails, its small picture. */
export function Portrait({ frame, className = '' }: { readonly frame: string; readonly className?: string }) {
  const url = usePicture(frame.startsWith(prefix) ? `portrait/${frame.slice(prefix.length)}` : null)
  if (!url) return <Sprite frame={frame} className={className} />
  const style = { backgroundImage: `url(${url})`, backgroundSize: '100% 100%', aspectRatio: '1' }
  return <i aria-hidden className={`sky-sprite ${className}`} style={style} />
}
