import { useEffect, useState } from 'react'
import { useAtlases } from '../context.ts'

/** Returns the address of a picture in a file of its own; null until it is loaded, if loading fails, and without a name. */
export function usePicture(name: string | null): string | null {
  const atlases = useAtlases()
  const [loaded, setLoaded] = useState<{ readonly name: string; readonly url: string } | null>(null)
  useEffect(() => {
    if (!name) return
    let cancelled = false
    atlases.picture(name).then(
      (url) => cancelled || setLoaded({ name, url }),
      () => {},
    )
    return () => {
      cancelled = true
    }
  }, [atlases, name])
  return loaded?.name === name ? loaded.url : null
}
