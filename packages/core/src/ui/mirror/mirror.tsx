import { observer } from 'mobx-react-lite'
import { useLate, useRoot } from '../root.ts'
import { RoadMirror } from './road-mirror.tsx'

/** What the canvas shows, in words and buttons. */
export const Mirror = observer(function Mirror() {
  const { ui, player, battle } = useRoot()
  const { parts } = useLate()
  if (ui.scene === 'road' && player.player) return <RoadMirror />
  if (parts && ui.scene === 'battle' && battle.battle && !battle.result) return <parts.BattleMirror />
  return null
})
