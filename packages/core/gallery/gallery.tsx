// The page that shows every piece of the kit: `#room=…&lang=RU|EN&mode=ORIGINAL|MODERN`. Tests look at it; no bundle of the game holds it.

import { observer } from 'mobx-react-lite'
import type { CSSProperties } from 'react'
import { createRoot } from 'react-dom/client'
import { holdFonts } from '../src/app/fonts.ts'
import { followFrame, makeFrame } from '../src/app/frame.ts'
import type { Services } from '../src/services/services.ts'
import { Atlases } from '../src/ui/art/atlases.ts'
import { UiContext } from '../src/ui/context.ts'
import { uiCss } from '../src/ui/theme/index.ts'
import { type Room, rooms } from './rooms.tsx'
import { galleryServices } from './services.ts'

const assets = new URL('assets/', location.href).href
const frame = makeFrame(document.getElementById('gallery') ?? document.body)
holdFonts(assets)
// A room that comes up in other letters is measured in them, too.
await Promise.all([...document.fonts].map((face) => face.load()))
const atlases = new Atlases(`${assets}art/standard/`)
// Cut once for all rooms: that takes longer than any of them.
const cuts = await atlases.slices()
interface GalleryProps {
  readonly root: Services
  readonly room: Room
}

const Gallery = observer(function Gallery({ root, room }: GalleryProps) {
  const { areas, layout, lang, preferences } = root
  const Shown = rooms[room]
  const vars = {
    '--u': `${Math.max(0.8, Math.min(1.1, layout.scale))}px`,
    '--stage': `${Math.max(340, layout.stageWidth * layout.scale)}px`,
    '--sky-parchment': `url(${atlases.url('parchment.webp')})`,
    '--sky-wood': `url(${atlases.url('wood.webp')})`,
    ...cuts,
  } as CSSProperties
  return (
    <>
      <style>{uiCss}</style>
      <style>{areas.css}</style>
      <main className="sky-skin sky-fine sky-still" style={vars} data-shown={`${room} ${preferences.mode} ${lang}`}>
        <h1 className="sky-hidden">Gallery</h1>
        <Shown />
      </main>
    </>
  )
})

/** Shows the room that the address names, on a ground of its own: no room knows what another did. Answers what ends it. */
async function enter(): Promise<() => void> {
  const params = new URLSearchParams(location.hash.slice(1))
  const room = params.get('room') ?? ''
  const root = await galleryServices(
    assets,
    params.get('lang') === 'EN' ? 'EN' : 'RU',
    params.get('mode') === 'MODERN' ? 'MODERN' : 'ORIGINAL',
  )
  // What another room left on the device is forgotten.
  root.preferences.setSeason(null)
  root.ui.setReducedMotion(true)
  const unfollow = followFrame(frame, root)
  const drawn = createRoot(frame.ui)
  drawn.render(
    <UiContext value={{ services: root, atlases }}>
      <Gallery root={root} room={room in rooms ? (room as Room) : 'buttons'} />
    </UiContext>,
  )
  return () => {
    drawn.unmount()
    unfollow()
  }
}

let leave = await enter()
addEventListener('hashchange', async () => {
  leave()
  leave = await enter()
})
