import { observer } from 'mobx-react-lite'
import { useServices } from '../../ui/context.ts'
import { IconButton } from '../../ui/kit/button.tsx'

/** The button of the chat in the corner of the road, with a badge if there are unseen messages. */
export const ChatCorner = observer(function ChatCorner() {
  const { live, ui, t } = useServices()
  return <IconButton icon="icon/chat" label={t('hud.chat')} {...(live.chatUnseen ? { badge: '!' } : {})} onPress={() => ui.open('chat')} />
})
