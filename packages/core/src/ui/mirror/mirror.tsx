import { observer } from 'mobx-react-lite'
import { useRoot } from '../root.ts'
import { BattleMirror } from './battle-mirror.tsx'
import { RoadMirror } from './road-mirror.tsx'

/** What the canvas shows, in words and buttons. */
export const Mirror = observer(function Mirror() {
  const { ui, player, battle } = useRoot()
  if (ui.scene === 'road' && player.player) return <RoadMirror />
  if (ui.scene === 'battle' && battle.battle && !battle.result) return <BattleMirror />
  return null
})
