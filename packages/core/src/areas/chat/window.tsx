import type { ChatRoom } from '@skystair/contract/enums'
import { observer } from 'mobx-react-lite'
import { useEffect } from 'react'
import { useServices, useStore } from '../../ui/context.ts'
import { Button } from '../../ui/kit/button.tsx'
import { Empty, Problem, Waiting } from '../../ui/kit/empty.tsx'
import { More } from '../../ui/kit/more.tsx'
import { Panel } from '../../ui/kit/panel.tsx'
import { useTabs } from '../../ui/kit/tabs.tsx'
import { PlayerStore } from '../player/index.ts'
import { Composer } from './composer.tsx'
import { LongList } from './long-list.tsx'
import { Message } from './message.tsx'
import { Newest } from './newest.tsx'
import { ChatStore } from './store.ts'

const Messages = observer(function Messages() {
  const { t } = useServices()
  const chat = useStore(ChatStore)
  const { value, failed } = chat.messages
  if (!chat.canRead) return <Empty text={t('error.CLAN_MISSING')} />
  if (failed) return <Problem onRetry={() => void chat.enter()} />
  if (!value) return <Waiting />
  if (value.length === 0) return <Empty text={t(chat.silenced ? 'chat.quiet' : `chat.empty.${chat.room}`)} />
  return (
    <>
      <Newest message={value[0]!} author={value[0]!.authorName ?? t('common.guest')} />
      <LongList label={t('chat.messages')} lines={value} line={(message) => <Message key={message.id} message={message} />} />
      <More list={chat.messages} label={t('chat.older')} />
    </>
  )
})

/** The chat: rooms, a line to write in, and the newest messages below it. */
export const Chat = observer(function Chat({ room }: { readonly room?: ChatRoom }) {
  const { t } = useServices()
  const chat = useStore(ChatStore)
  const clanId = useStore(PlayerStore).player?.clanId
  useEffect(() => {
    void chat.enter(room)
    return chat.hide
  }, [chat, room])
  // A player who leaves a clan, or joins another, must not see the former one's messages.
  // biome-ignore lint/correctness/useExhaustiveDependencies: only a change of the clan counts
  useEffect(() => void chat.followClan(), [chat, clanId])
  const rooms = [
    { id: 'main', label: t('chat.room.main') },
    { id: 'clan', label: t('chat.room.clan') },
    { id: 'private', label: t('chat.room.private'), ...(chat.whisperUnseen ? { badge: 1 } : {}) },
  ] as const
  const { bar, panel } = useTabs<ChatRoom>(rooms, chat.room, (id) => void chat.enter(id), t('chat.rooms'))
  return (
    <Panel
      title={t('chat.title')}
      onClose={chat.leave}
      tabs={
        <>
          {bar}
          {chat.canRead ? <Composer /> : null}
        </>
      }
    >
      <div {...panel} className="sky-column">
        <Messages />
        {chat.blocked > 0 && chat.canRead ? (
          <Button small tone="plain" onPress={() => void chat.unblockAll()}>
            {t('chat.unblockAll', { count: chat.blocked })}
          </Button>
        ) : null}
      </div>
    </Panel>
  )
})
