// The page that shows every component of the kit: `#room=…&lang=RU|EN&mode=ORIGINAL|MODERN`. For tests; no bundle of the game contains it.

import { observer } from 'mobx-react-lite'
import { type CSSProperties, useEffect, useState } from 'react'
import { createRoot } from 'react-dom/client'
import { followStyles } from '../src/app/follow-styles.ts'
import { registerFonts } from '../src/app/fonts.ts'
import { followFrame, makeFrame } from '../src/app/frame.ts'
import { FetchArt } from '../src/art/fetch-art.ts'
import type { Services } from '../src/services/services.ts'
import { Atlases } from '../src/ui/art/atlases.ts'
import { UiContext } from '../src/ui/context.ts'
import { kit } from './generated/kit.ts'
import { scenes } from './generated/scenes.ts'
import { windows } from './generated/windows.ts'
import { byName } from './rooms.ts'
import { galleryServices } from './services.ts'

const assets = new URL('assets/', location.href).href
const frame = makeFrame(document.getElementById('gallery') ?? document.body)
registerFonts(assets)
// Rooms must not be measured in fallback fonts.
await Promise.all([...document.fonts].map((face) => face.load()))
const atlases = new Atlases(new FetchArt(assets, new AbortController().signal), 'standard')
// Once for all rooms: it takes longer than any of them.
const cuts = await atlases.slices()

const rooms = byName([...kit, ...windows, ...scenes])
const NoRoom = () => 'There is no such room.'
const namesOf = (files: typeof kit) => [...byName(files).keys()]
/** For the tests, which visit all rooms. */
window.galleryRooms = { kit: namesOf(kit), windows: namesOf(windows), scenes: namesOf(scenes) }

interface GalleryProps {
  readonly services: Services
  readonly room: string
  /** The part of the page's address that asks for this room. */
  readonly hash: string
}

/** Tells the tests the address of the room that is shown, once no call is open. Why not an attribute of `main`: it would draw the room again. */
const Marker = observer(function Marker({ services: { ui }, hash }: Pick<GalleryProps, 'services' | 'hash'>) {
  // By then the effects of the room, which stands before the marker, have run.
  const [hasBegun, setHasBegun] = useState(false)
  useEffect(() => setHasBegun(true), [])
  return <span hidden data-shown={hasBegun && ui.attempts === 0 ? hash : ''} />
})

const Gallery = observer(function Gallery({ services, room, hash }: GalleryProps) {
  const { layout } = services
  const Shown = rooms.get(room) ?? NoRoom
  const vars = {
    '--u': `${Math.max(0.8, Math.min(1.1, layout.scale))}px`,
    '--stage': `${Math.max(340, layout.stageWidth * layout.scale)}px`,
    '--sky-parchment': `url(${atlases.url('parchment')})`,
    '--sky-wood': `url(${atlases.url('wood')})`,
    ...cuts,
  } as CSSProperties
  return (
    <>
      <main className="sky-skin sky-fine sky-reduced-motion" style={vars}>
        <h1 className="sky-hidden">Gallery</h1>
        <Shown />
      </main>
      <Marker services={services} hash={hash} />
    </>
  )
})

/** Whether the style sheets are there. They stay for all rooms: each room has those of all areas. */
let isStyled = false

/** Shows the room of the address with services of its own, so that rooms are independent. Returns the function that removes it. */
async function enter(): Promise<() => void> {
  const { hash } = location
  const params = new URLSearchParams(hash.slice(1))
  const room = params.get('room') ?? ''
  const services = await galleryServices(
    assets,
    params.get('lang') === 'EN' ? 'EN' : 'RU',
    params.get('mode') === 'MODERN' ? 'MODERN' : 'ORIGINAL',
  )
  // Clears what another room has stored on the device.
  services.preferences.setSeason(null)
  services.ui.setReducedMotion(true)
  const { stop: unfollow } = followFrame(frame, services)
  if (!isStyled) followStyles(frame.frame, services.areas)
  isStyled = true
  const drawn = createRoot(frame.ui)
  drawn.render(
    <UiContext value={{ services, atlases }}>
      <Gallery services={services} room={room} hash={hash} />
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
