import { useEffect, useState } from 'react'
import { Sprite } from '../art/sprite.tsx'
import { useAtlases } from '../context.ts'

const prefix = 'creature/'

/** A creature seen large: its portrait as soon as that has come, until then, or where it can't be had, its small picture. */
export function Portrait({ frame, className = '' }: { readonly frame: string; readonly className?: string }) {
  const atlases = useAtlases()
  const [come, setCome] = useState<{ readonly frame: string; readonly url: string } | null>(null)
  useEffect(() => {
    if (!frame.startsWith(prefix)) return
    const url = atlases.url(`portrait/${frame.slice(prefix.length)}.webp`)
    const image = new Image()
    image.src = url
    let gone = false
    image.decode().then(
      () => gone || setCome({ frame, url }),
      () => {},
    )
    return () => {
      gone = true
    }
  }, [atlases, frame])
  if (come?.frame !== frame) return <Sprite frame={frame} className={className} />
  const style = { backgroundImage: `url(${come.url})`, backgroundSize: '100% 100%', aspectRatio: '1' }
  return <i aria-hidden className={`sky-sprite ${className}`} style={style} />
}
