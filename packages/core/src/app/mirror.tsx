import { observer } from 'mobx-react-lite'
import { Boundary } from '../ui/boundary.tsx'
import { useServices } from '../ui/context.ts'

/** What the canvas shows, as text and buttons. */
export const Mirror = observer(function Mirror() {
  const { areas, ui, t } = useServices()
  const shown = areas.each(({ mirrors }) => mirrors?.[ui.scene])
  const region = shown.length > 0 ? t(`a11y.${ui.scene}.region`) : ''
  return (
    <>
      {/* Always present: a live region that appears together with its text is not announced. */}
      <p aria-live="polite">{region}</p>
      {shown.map(([area, Part]) => (
        <Boundary key={`${area} ${ui.scene}`} name={`mirror of ${area}`}>
          <Part />
        </Boundary>
      ))}
    </>
  )
})
