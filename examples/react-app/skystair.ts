import type { GameHandle, MountOptions, mount } from '@skystair/core'
import { createElement, useEffect, useRef } from 'react'

/** Address of the game: of its scripts and its calls. */
const HOST = 'https://your.host'

export interface SkystairProps {
  readonly lang: 'RU' | 'EN'
  readonly paused: boolean
  readonly onEvent: MountOptions['onEvent']
}

/** The game as a component, mounted as long as the component is. */
export function Skystair({ lang, paused, onEvent }: SkystairProps) {
  const place = useRef<HTMLDivElement>(null)
  const game = useRef<GameHandle | null>(null)
  // Later changes of the options must not mount the game again.
  const first = useRef({ lang, paused, onEvent })

  useEffect(() => {
    let gone = false
    const bring = async () => {
      const module = (await import(`${HOST}/index.js`)) as { mount: typeof mount }
      // The component may have been removed while the script was loading.
      if (gone || !place.current) return
      const { lang, paused, onEvent } = first.current
      game.current = module.mount(place.current, { server: HOST, lang, ...(onEvent ? { onEvent } : {}) })
      if (paused) game.current.pause()
    }
    void bring()
    return () => {
      gone = true
      void game.current?.destroy()
      game.current = null
    }
  }, [])

  useEffect(() => {
    first.current = { ...first.current, lang, paused }
    void game.current?.setLang(lang)
  }, [lang, paused])

  useEffect(() => {
    if (paused) game.current?.pause()
    else game.current?.resume()
  }, [paused])

  return createElement('div', { ref: place, className: 'game' })
}
