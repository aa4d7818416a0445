import type { GameHandle, MountOptions, mount } from '@skystair/core'
import { createElement, useEffect, useRef } from 'react'

/** Where the game is served from: its scripts and its calls. */
const HOST = 'https://your.host'

export interface SkystairProps {
  readonly lang: 'RU' | 'EN'
  readonly paused: boolean
  readonly onEvent: MountOptions['onEvent']
}

/** The game as a component: it stands as long as the component does. */
export function Skystair({ lang, paused, onEvent }: SkystairProps) {
  const place = useRef<HTMLDivElement>(null)
  const game = useRef<GameHandle | null>(null)
  // What changes later must not mount the game anew.
  const first = useRef({ lang, paused, onEvent })

  useEffect(() => {
    let gone = false
    const bring = async () => {
      const module = (await import(`${HOST}/index.js`)) as { mount: typeof mount }
      // React may have taken the component away while the script was on its way.
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
