import { observer } from 'mobx-react-lite'
import { type CSSProperties, useEffect, useLayoutEffect, useMemo, useState } from 'react'
import { createPortal } from 'react-dom'
import { createRoot } from 'react-dom/client'
import { textSizes } from '../services/preferences.ts'
import type { Services } from '../services/services.ts'
import { whenIdle } from '../services/when-idle.ts'
import { Announcements } from '../ui/announcements.tsx'
import { Atlases } from '../ui/art/atlases.ts'
import { Boundary } from '../ui/boundary.tsx'
import { BusyIndicator } from '../ui/busy-indicator.tsx'
import { ConnectionStatus } from '../ui/connection-problem.tsx'
import { UiContext } from '../ui/context.ts'
import { keepFocus } from '../ui/keep-focus.ts'
import { focusSeenFrom } from '../ui/kit/focus.ts'
import { Toasts } from '../ui/toasts.tsx'
import { followStyles } from './follow-styles.ts'
import { handleKeys } from './handle-keys.ts'
import { Mirror } from './mirror.tsx'
import { Hud, Over } from './screen.tsx'

/** The smallest size of a unit in CSS pixels, so that text stays readable on a narrow stage. */
const LEAST_UNIT = 0.8
/** The least width of the controls in CSS pixels, even if the canvas' stage is narrower. */
const LEAST_STAGE = 340

interface AppProps {
  readonly services: Services
  readonly mirror: HTMLElement
  /** Called when the first scene's controls are on the page. */
  readonly onShown: () => void
}

const App = observer(function App({ services, mirror, onShown }: AppProps) {
  const { areas, art, layout, ui, connection, load, preferences, t } = services
  const quality = preferences.quality.toLowerCase()
  const atlases = useMemo(() => new Atlases(art, quality), [art, quality])
  const [cuts, setCuts] = useState<Record<string, string>>({})
  useEffect(() => {
    let cancelled = false
    // Without the frames' pictures the colours of the style sheet are used.
    atlases.slices().then(
      (found) => cancelled || setCuts(found),
      () => undefined,
    )
    return () => {
      cancelled = true
    }
  }, [atlases])
  const loaded = load.phase === 'done'
  useLayoutEffect(() => {
    if (loaded) onShown()
  }, [loaded, onShown])
  useEffect(() => (loaded ? whenIdle(() => areas.want()) : undefined), [loaded, areas])
  const blocked = ui.blocked || connection.state !== 'ok' || !loaded
  // A layout effect: when a window closes, the focus must be able to return into the mirror at once.
  useLayoutEffect(() => {
    mirror.toggleAttribute('inert', blocked)
  }, [mirror, blocked])
  const title = t('boot.title')
  useEffect(() => mirror.parentElement?.setAttribute('aria-label', title), [mirror, title])
  const vars = {
    '--u': `${Math.max(LEAST_UNIT, Math.min(1.1, layout.scale)) * textSizes[preferences.textSize]}px`,
    '--stage': `${Math.max(LEAST_STAGE, layout.stageWidth * layout.scale)}px`,
    '--beside': `${Math.max(0, layout.stageLeft * layout.scale)}px`,
    '--sky-parchment': `url(${atlases.url('parchment')})`,
    '--sky-wood': `url(${atlases.url('wood')})`,
    ...cuts,
  } as CSSProperties
  const fine = preferences.quality === 'STANDARD' || preferences.quality === 'HIGH'
  return (
    <UiContext value={useMemo(() => ({ services, atlases }), [services, atlases])}>
      <div className={`sky-skin${fine ? ' sky-fine' : ''}${ui.reducedMotion ? ' sky-reduced-motion' : ''}`} style={vars}>
        <div inert={blocked}>
          <button
            type="button"
            className="sky-skip-link"
            onClick={() => (mirror.querySelector<HTMLElement>('button:not(:disabled)') ?? mirror).focus()}
          >
            {t('a11y.skip')}
          </button>
          <div className="sky-stage">
            <Boundary name="controls">
              <Hud />
            </Boundary>
          </div>
        </div>
        <Toasts />
        <Announcements />
        <BusyIndicator />
        <ConnectionStatus />
        <Boundary name="windows" instead="window">
          <Over />
        </Boundary>
      </div>
      {createPortal(<Mirror />, mirror)}
    </UiContext>
  )
})

/**
 * Renders everything that is not canvas: React in `container`, the text for keyboard and screen reader in `mirror`, both inside the game's element,
 * which listens to the keys. `onShown` is called with the first scene's controls. Returns the function that removes it all.
 */
export function renderUi(container: HTMLElement, mirror: HTMLElement, services: Services, onShown: () => void): () => void {
  const element = container.parentElement ?? container
  const stopStyles = followStyles(element, services.areas)
  const react = createRoot(container)
  react.render(<App services={services} mirror={mirror} onShown={onShown} />)
  // A press on the canvas focuses the game, which then receives the keys.
  element.tabIndex = -1
  element.setAttribute('role', 'region')
  mirror.tabIndex = -1
  element.querySelector('.sky-canvas')?.setAttribute('aria-hidden', 'true')
  if (focusSeenFrom(element) === null) element.focus({ preventScroll: true })
  const stopKeys = handleKeys(element, services)
  const stopFocus = keepFocus(element)
  return () => {
    stopKeys()
    stopFocus()
    react.unmount()
    stopStyles()
  }
}
