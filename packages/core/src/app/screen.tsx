import { observer } from 'mobx-react-lite'
import { Boundary } from '../ui/boundary.tsx'
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
  return shown.map(([area, Part]) => (
    <Boundary key={`${area} ${ui.scene}`} name={area}>
      <Part />
    </Boundary>
  ))
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
  const above = overlay
    ? areas.each(({ above }) => above).filter(([area, { isShown }]) => areas.attempt(area, () => isShown(services)))
    : []
  return (
    <>
      {overlay ? (
        <div inert={ui.question !== null || above.length > 0}>
          <Boundary key={overlay.name} name={overlay.name} instead="window" onClose={ui.close}>
            <OpenWindow />
          </Boundary>
        </div>
      ) : (
        areas
          .each(({ results }) => results?.[ui.scene])
          .map(([area, Result]) => (
            <Boundary key={area} name={`result of ${area}`} instead="window">
              <Result />
            </Boundary>
          ))
      )}
      {above.map(([area, { part: Part }]) => (
        <Boundary key={area} name={`${area} above a window`} instead="nothing">
          <Part />
        </Boundary>
      ))}
      <Question />
      {areas
        .each(({ background }) => background)
        .map(([area, Background]) => (
          <Boundary key={area} name={`background of ${area}`} instead="nothing">
            <Background />
          </Boundary>
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
