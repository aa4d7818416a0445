import { CHAT_LEVEL } from '@skystair/contract/enums'
import { observer } from 'mobx-react-lite'
import { useServices, useStore } from '../../ui/context.ts'
import { IconButton } from '../../ui/kit/button.tsx'
import { PlayerStore } from '../player/index.ts'

/** The button of the forum in the corner of the road, from the level at which players can write. */
export const ForumCorner = observer(function ForumCorner() {
  const { ui, t } = useServices()
  const level = useStore(PlayerStore).player?.level ?? 0
  return level < CHAT_LEVEL ? null : <IconButton icon="icon/book" label={t('forum.title')} onPress={() => ui.open('forum')} />
})
