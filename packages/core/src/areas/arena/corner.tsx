import { arenaLevels } from '@skystair/world/areas/arena/rows'
import { observer } from 'mobx-react-lite'
import { useServices, useStore } from '../../ui/context.ts'
import { IconButton } from '../../ui/kit/button.tsx'
import { PlayerStore } from '../player/index.ts'

/** The button of the arena in the corner of the road, from the level at which players see it. Until they may enter, it says from which level that is. */
export const ArenaCorner = observer(function ArenaCorner() {
  const { ui, t } = useServices()
  const level = useStore(PlayerStore).player?.level ?? 0
  if (level < arenaLevels.seen) return null
  const closed =
    level >= arenaLevels.open ? {} : { badge: t('common.levelShort', { level: arenaLevels.open }), className: 'sky-arena-closed' }
  return <IconButton icon="icon/arena" label={t('arena.title')} {...closed} onPress={() => ui.open('arena')} />
})
