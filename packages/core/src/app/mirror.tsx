import { observer } from 'mobx-react-lite'
import { useServices } from '../ui/context.ts'

/** What the canvas shows, in words and buttons. */
export const Mirror = observer(function Mirror() {
  const { areas, ui, t } = useServices()
  const shown = areas.loaded.flatMap(({ mirrors }) => mirrors?.[ui.scene] ?? [])
  const region = shown.length > 0 ? t(`a11y.${ui.scene}.region`) : ''
  return (
    <>
      {/* Is there before its words are: words that appear together with it are not announced. */}
      <p aria-live="polite">{region}</p>
      {shown.map((Part) => (
        <Part key={ui.scene} />
      ))}
    </>
  )
})
