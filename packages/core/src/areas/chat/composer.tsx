import { observer } from 'mobx-react-lite'
import { useServices, useStore } from '../../ui/context.ts'
import { IconButton } from '../../ui/kit/button.tsx'
import { SilencedNote } from './silenced-note.tsx'
import { smileyWords } from './smiley-words.ts'
import { ChatStore } from './store.ts'
import { WriteLine } from './write-line.tsx'

/** The line to write in, or the reason why the player may not write. */
export const Composer = observer(function Composer() {
  const { t } = useServices()
  const chat = useStore(ChatStore)
  const { forward, problem, room, silenced, text, to } = chat
  if (silenced) return <SilencedNote why={silenced} />
  if (room === 'private' && !to) return <p className="sky-chat-note">{t('chat.chooseWho')}</p>
  return (
    <div className="sky-chat-composer">
      {forward ? (
        <p className="sky-chat-forward">
          <span>{t('chat.forwarding', { text: forward.kind === 'SMILEY' ? smileyWords(forward.text, t) : forward.text })}</span>
          <IconButton icon="icon/close" label={t('common.cancel')} onPress={() => chat.setForward(null)} />
        </p>
      ) : null}
      <WriteLine
        label={room === 'private' ? t('chat.to', { name: to?.name ?? t('common.guest') }) : t('chat.write')}
        text={text}
        onText={chat.setText}
        problem={forward ? null : problem}
        ready={forward !== null || text !== ''}
        busy={chat.sending.busy}
        send={t('chat.send')}
        onSend={() => void chat.send()}
        onSmiley={(name) => void chat.sendSmiley(name)}
      />
    </div>
  )
})
