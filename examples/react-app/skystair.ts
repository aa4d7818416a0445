import type { GameHandle, MountOptions, mount } from '@skystair/core'
import { createElement, useEffect, useRef } from 'react'

/** Address of the game: of its scripts and its calls. */
const HOST = 'https://your.host'

export interface SkystairProps {
  readonly lang: 'RU' | 'EN'
  readonly mode: 'ORIGINAL' | 'MODERN'
  readonly paused: boolean
  readonly muted: boolean
  readonly onEvent: NonNullable<MountOptions['onEvent']>
}

/** The game as a component, mounted as long as the component is; in strict mode React mounts it twice. */
export function Skystair(props: SkystairProps) {
  const { lang, mode, paused, muted } = props
  const place = useRef<HTMLDivElement>(null)
  const game = useRef<GameHandle | null>(null)
  // Applies properties that changed while the script was loading; the listener is always the latest one.
  const latest = useRef(props)
  latest.current = props

  useEffect(() => {
    let gone = false
    const bring = async () => {
      const module = (await import(`${HOST}/index.js`)) as { mount: typeof mount }
      // The component may have been removed while the script was loading.
      if (gone || !place.current) return
      const { lang, mode, paused, muted } = latest.current
      const handle = module.mount(place.current, { server: HOST, lang, mode, onEvent: (event) => latest.current.onEvent(event) })
      if (paused) handle.pause()
      handle.mute(muted)
      game.current = handle
    }
    void bring()
    return () => {
      gone = true
      void game.current?.destroy()
      game.current = null
    }
  }, [])

  useEffect(() => void game.current?.setLanguage(lang), [lang])
  useEffect(() => game.current?.setMode(mode), [mode])
  useEffect(() => game.current?.mute(muted), [muted])
  useEffect(() => {
    if (paused) game.current?.pause()
    else game.current?.resume()
  }, [paused])

  return createElement('div', { ref: place, className: 'game' })
}
