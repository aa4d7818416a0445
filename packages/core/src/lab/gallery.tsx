// The page that shows every piece of the kit: `?room=…&lang=RU|EN&mode=ORIGINAL|MODERN`. Tests look at it; no bundle of the game holds it.
import { observer } from 'mobx-react-lite'
import { type CSSProperties, useEffect, useState } from 'react'
import { createRoot } from 'react-dom/client'
import { holdFonts } from '../fonts.ts'
import { followFrame, makeFrame } from '../frame.ts'
import type { RootStore } from '../stores/root-store.ts'
import * as overlays from '../ui/areas/overlays.tsx'
import { Atlases } from '../ui/art/atlases.ts'
import { LateParts } from '../ui/late-parts.ts'
import { UiContext } from '../ui/root.ts'
import { uiCss } from '../ui/theme/index.ts'
import { labGround } from './ground.ts'
import { type Room, rooms } from './rooms.tsx'

const assets = new URL('assets/', location.href).href
const params = new URLSearchParams(location.search)
const mode = params.get('mode') === 'MODERN' ? 'MODERN' : 'ORIGINAL'
const lang = params.get('lang') === 'EN' ? 'EN' : 'RU'
const Shown = rooms[params.get('room') as Room] ?? rooms.buttons

const Gallery = observer(function Gallery({ root, atlases }: { readonly root: RootStore; readonly atlases: Atlases }) {
  const { layout } = root
  const [cuts, setCuts] = useState<Record<string, string> | null>(null)
  useEffect(() => {
    void atlases.slices().then(setCuts)
  }, [atlases])
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
      <style>{overlays.lateCss}</style>
      <main className="sky-skin sky-fine sky-still" style={vars} data-ready={cuts ? true : undefined}>
        <h1 className="sky-hidden">Gallery</h1>
        <Shown />
      </main>
    </>
  )
})

const frame = makeFrame(document.getElementById('gallery') ?? document.body)
const root = await labGround(assets, lang, mode)
// What another room left on the device is forgotten.
root.settings.setSeason(null)
root.ui.setReducedMotion(true)
followFrame(frame, root)
holdFonts(assets)
const atlases = new Atlases(`${assets}art/standard/`)
const late = new LateParts(
  (load) => load(),
  async () => overlays,
)
late.came(overlays)
createRoot(frame.ui).render(
  <UiContext value={{ root, atlases, late }}>
    <Gallery root={root} atlases={atlases} />
  </UiContext>,
)
