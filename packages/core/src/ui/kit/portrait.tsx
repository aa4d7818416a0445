import { useEffect, useState } from 'react'
import { Sprite } from '../art/sprite.tsx'
import { useAtlases } from '../context.ts'

const prefix = 'creature/'

/** A large picture of a creature: its portrait, and until that is loaded, or where loading fails, its small picture. */
export function Portrait({ frame, className = '' }: { readonly frame: string; readonly className?: string }) {
  const atlases = useAtlases()
  const [loaded, setLoaded] = useState<{ readonly frame: string; readonly url: string } | null>(null)
  useEffect(() => {
    if (!frame.startsWith(prefix)) return
    const url = atlases.url(`portrait/${frame.slice(prefix.length)}.webp`)
    const image = new Image()
    image.src = url
    let cancelled = false
    image.decode().then(
      () => cancelled || setLoaded({ frame, url }),
      () => {},
    )
    return () => {
      cancelled = true
    }
  }, [atlases, frame])
  if (loaded?.frame !== frame) return <Sprite frame={frame} className={className} />
  const style = { backgroundImage: `url(${loaded.url})`, backgroundSize: '100% 100%', aspectRatio: '1' }
  return <i aria-hidden className={`sky-sprite ${className}`} style={style} />
}
