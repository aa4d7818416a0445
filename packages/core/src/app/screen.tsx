import { observer } from 'mobx-react-lite'
import { ConnectionProblem, Reload } from '../ui/connection-problem.tsx'
import { useServices } from '../ui/context.ts'
import { Question } from '../ui/question.tsx'
import { WindowLoading } from '../ui/window-loading.tsx'

/** The HUD of the scene; nothing while the loading screen is shown. */
export const Hud = observer(function Hud() {
  const { areas, load, ui } = useServices()
  if (load.phase !== 'done') return null
  const shown = areas.each(({ huds }) => huds?.[ui.scene])
  if (shown.length === 0 && areas.scene(ui.scene)) return <WindowLoading />
  return shown.map(([area, Part]) => <Part key={`${area} ${ui.scene}`} />)
})

/** Covers everything else: windows, and over them connection problems. */
export const Over = observer(function Over() {
  const { connection } = useServices()
  if (connection.state === 'obsolete' || connection.state === 'failed') return <Reload />
  const isLost = connection.state === 'lost'
  return (
    <>
      {/* They stay, with all that the player has written, until the connection is back. */}
      <div inert={isLost}>
        <Windows />
      </div>
      {isLost ? <ConnectionProblem /> : null}
    </>
  )
})

/** Windows, the end of a fight and questions. */
const Windows = observer(function Windows() {
  const services = useServices()
  const { areas, ui } = services
  const { overlay } = ui
  const above = overlay ? areas.each((parts) => parts.above).filter(([, { isShown }]) => isShown(services)) : []
  return (
    <>
      {overlay ? (
        <div inert={ui.question !== null || above.length > 0}>
          <OpenWindow key={overlay.name} />
        </div>
      ) : (
        areas.each(({ results }) => results?.[ui.scene]).map(([area, Result]) => <Result key={area} />)
      )}
      {above.map(([area, { part: Part }]) => (
        <Part key={area} />
      ))}
      <Question />
      {areas
        .each(({ background }) => background)
        .map(([area, Background]) => (
          <Background key={area} />
        ))}
    </>
  )
})

/** The open window; while its area is being loaded, a placeholder. */
const OpenWindow = observer(function OpenWindow() {
  const { areas, ui } = useServices()
  const { overlay } = ui
  if (!overlay) return null
  if (overlay.name === 'connection problem') return <ConnectionProblem />
  for (const { windows } of areas.loaded) {
    const Window = windows?.[overlay.name]
    if (Window) return <Window {...overlay.props} />
  }
  return <WindowLoading area={areas.byWindow(overlay.name)} onClose={ui.close} />
})
