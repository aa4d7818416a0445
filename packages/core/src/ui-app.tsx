import { observer } from 'mobx-react-lite'
import { type CSSProperties, useEffect, useLayoutEffect, useMemo, useState } from 'react'
import { createPortal } from 'react-dom'
import { createRoot } from 'react-dom/client'
import { ConnectionProblem, Reload } from './app/connection-problem.tsx'
import { keepFocus } from './app/keep-focus.ts'
import type { Bring } from './app/load-module.ts'
import { Loading } from './app/loading.tsx'
import { whenIdle } from './app/when-idle.ts'
import { RoadHud } from './areas/road/hud/hud.tsx'
import { Selection } from './areas/selection/screen.tsx'
import { handleKeys } from './handle-keys.ts'
import { LateParts } from './late-parts.ts'
import { Mirror } from './mirror.tsx'
import type { RootStore } from './root-store.ts'
import { Atlases } from './ui/art/atlases.ts'
import { uiCss } from './ui/theme/index.ts'
import { Toasts } from './ui/toasts.tsx'
import { Underway, Waiting } from './ui/waiting.tsx'
import { UiContext, useLate, useRoot } from './ui-context.ts'

/** Letters stay readable however narrow the stage: below this they are not scaled down any further. */
const LEAST_UNIT = 0.8
/** Controls never get less room than this, in CSS pixels, even where the canvas' stage is narrower. */
const LEAST_STAGE = 340

const App = observer(function App({
  root,
  mirror,
  bring,
}: {
  readonly root: RootStore
  readonly mirror: HTMLElement
  readonly bring: Bring
}) {
  const { settings, layout, ui, connection, load, t } = root
  const quality = settings.quality.toLowerCase()
  const atlases = useMemo(() => new Atlases(`${root.assets}art/${quality}/`), [root.assets, quality])
  const [cuts, setCuts] = useState<Record<string, string>>({})
  useEffect(() => {
    let gone = false
    // Without the cut frames the style sheet's own colours stand in.
    atlases.slices().then(
      (found) => gone || setCuts(found),
      () => undefined,
    )
    return () => {
      gone = true
      atlases.destroy()
    }
  }, [atlases])
  const late = useMemo(() => {
    // Windows are of no use without their words.
    const both = async () => (await Promise.all([import('./overlays.tsx'), root.texts.complete()]))[0]
    return new LateParts(bring, both)
  }, [bring, root])
  const loaded = load.phase === 'done'
  useEffect(() => (loaded ? whenIdle(late.want) : undefined), [loaded, late])
  const blocked = ui.blocked || connection.state !== 'ok' || !loaded
  // At once: when a window closes, the focus goes back to where it came from.
  useLayoutEffect(() => {
    mirror.inert = blocked
  }, [mirror, blocked])
  const title = t('boot.title')
  useEffect(() => mirror.parentElement?.setAttribute('aria-label', title), [mirror, title])
  const vars = {
    '--u': `${Math.max(LEAST_UNIT, Math.min(1.1, layout.scale))}px`,
    '--stage': `${Math.max(LEAST_STAGE, layout.stageWidth * layout.scale)}px`,
    '--sky-parchment': `url(${atlases.url('parchment.webp')})`,
    '--sky-wood': `url(${atlases.url('wood.webp')})`,
    ...cuts,
  } as CSSProperties
  const fine = settings.quality === 'STANDARD' || settings.quality === 'HIGH'
  return (
    <UiContext value={useMemo(() => ({ root, atlases, late }), [root, atlases, late])}>
      <style>{uiCss}</style>
      {late.parts ? <style>{late.parts.lateCss}</style> : null}
      <div className={`sky-skin${fine ? ' sky-fine' : ''}${ui.reducedMotion ? ' sky-still' : ''}`} style={vars}>
        <div inert={blocked}>
          <button
            type="button"
            className="sky-skip-link"
            onClick={() => (mirror.querySelector<HTMLElement>('button:not(:disabled)') ?? mirror).focus()}
          >
            {t('a11y.skip')}
          </button>
          <div className="sky-stage">
            <Screen />
          </div>
        </div>
        <Toasts />
        <Underway />
        <Over />
      </div>
      {createPortal(<Mirror />, mirror)}
    </UiContext>
  )
})

/** What belongs to the scene. */
const Screen = observer(function Screen() {
  const { ui, load } = useRoot()
  const { parts } = useLate()
  if (load.phase !== 'done') return <Loading />
  if (ui.scene === 'road') return <RoadHud />
  if (ui.scene === 'battle') return parts ? <parts.BattleHud /> : <Waiting />
  if (ui.scene === 'creature') return parts ? <parts.CreatureHud /> : <Waiting />
  return ui.scene === 'character selection' ? <Selection /> : null
})

/** What lies over everything: troubles first, then questions, overlays and the end of a fight. */
const Over = observer(function Over() {
  const { ui, connection, battle } = useRoot()
  const { parts } = useLate()
  if (connection.state === 'obsolete' || connection.state === 'failed') return <Reload />
  if (connection.state === 'lost') return <ConnectionProblem />
  if (!parts) return ui.overlay || ui.question ? <Waiting onClose={ui.question ? () => ui.answer(false) : ui.close} /> : null
  const Overlay = ui.overlay && parts.overlays[ui.overlay.name]
  return (
    <>
      {Overlay ? (
        <div inert={ui.question !== null}>
          <Overlay {...ui.overlay?.props} key={ui.overlay?.name} />
        </div>
      ) : null}
      {!Overlay && ui.scene === 'battle' && battle.result ? <parts.BattleResultArea /> : null}
      <parts.Always />
    </>
  )
})

/**
 * Shows everything that is not canvas: React in `container`, the words for keyboard and screen reader in `mirror`, both inside the
 * game's element, which listens to the keys. Answers how to take it all away.
 */
export function renderUi(container: HTMLElement, mirror: HTMLElement, root: RootStore, bring: Bring): () => void {
  const react = createRoot(container)
  react.render(<App root={root} mirror={mirror} bring={bring} />)
  const element = container.parentElement ?? container
  // A press on the canvas gives the game the focus, and with it the keys.
  element.tabIndex = -1
  element.setAttribute('role', 'region')
  mirror.tabIndex = -1
  element.querySelector('.sky-canvas')?.setAttribute('aria-hidden', 'true')
  if (document.activeElement === document.body) element.focus({ preventScroll: true })
  const stopKeys = handleKeys(element, root)
  const stopKeeping = keepFocus(element)
  return () => {
    stopKeys()
    stopKeeping()
    react.unmount()
  }
}
