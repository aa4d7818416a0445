import { observer } from 'mobx-react-lite'
import { RoadMirror } from './areas/road/mirror.tsx'
import { useLate, useRoot } from './ui-context.ts'

/** What the canvas shows, in words and buttons. */
export const Mirror = observer(function Mirror() {
  const { ui, player, battle, t } = useRoot()
  const { parts } = useLate()
  const region = ui.scene === 'road' || ui.scene === 'battle' ? t(`a11y.${ui.scene}.region`) : ''
  return (
    <>
      {/* Stands before its words do: what comes with its words is not heard. */}
      <p aria-live="polite">{region}</p>
      {ui.scene === 'road' && player.player ? <RoadMirror /> : null}
      {parts && ui.scene === 'battle' && battle.battle && !battle.result ? <parts.BattleMirror /> : null}
    </>
  )
})
