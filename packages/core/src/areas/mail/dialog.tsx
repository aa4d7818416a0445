import type { ChatMessage } from '@skystair/contract'
import { SUPPORT_ID } from '@skystair/contract/enums'
import { observer } from 'mobx-react-lite'
import { useState } from 'react'
import type { Translate } from '../../services/texts.ts'
import { useServices, useStore } from '../../ui/context.ts'
import { Button, IconButton } from '../../ui/kit/button.tsx'
import { Empty, Problem, Waiting } from '../../ui/kit/empty.tsx'
import { More } from '../../ui/kit/more.tsx'
import { Bubble, LongList, Newest, SilencedNote, WriteLine } from '../chat/public.ts'
import { nameOf } from './names.ts'
import { MailStore, type Partner } from './store.ts'

/** The conversation with a partner: a line to write in, and the newest messages below it. */
export const Dialog = observer(function Dialog({ partner }: { readonly partner: Partner }) {
  const { ui, t } = useServices()
  const mail = useStore(MailStore)
  const name = nameOf(partner, t)
  const isPlayer = partner.id !== SUPPORT_ID
  return (
    <>
      <header className="sky-mail-head">
        <IconButton icon="icon/back" label={t('mail.back')} className="sky-mail-back" onPress={() => void mail.choose(null)} />
        <h3>{name}</h3>
        {isPlayer ? (
          <Button small tone="plain" onPress={() => ui.openPage('player', { playerId: partner.id })}>
            {t('chat.page')}
          </Button>
        ) : null}
        {isPlayer && !partner.asks && !mail.blocked ? (
          <Button small tone="danger" disabled={mail.changing.busy} onPress={() => void mail.setBlocked(true)}>
            {t('mail.block')}
          </Button>
        ) : null}
      </header>
      <Write name={name} />
      <Messages />
    </>
  )
})

/** The line to write in, or the reason why the player may not write. */
const Write = observer(function Write({ name }: { readonly name: string }) {
  const { t } = useServices()
  const mail = useStore(MailStore)
  const { blocked, problem, silenced, text } = mail
  if (blocked)
    return (
      <div className="sky-mail-note">
        <p>{t('mail.blockedNote')}</p>
        <Button small tone="plain" disabled={mail.changing.busy} onPress={() => void mail.setBlocked(false)}>
          {t('mail.unblock')}
        </Button>
      </div>
    )
  if (silenced) return <SilencedNote why={silenced} />
  return (
    <WriteLine
      label={t('mail.to', { name })}
      text={text}
      onText={mail.setText}
      problem={problem}
      ready={text !== ''}
      busy={mail.sending.busy}
      send={t('mail.send')}
      onSend={() => void mail.send()}
      onSmiley={(smiley) => void mail.sendSmiley(smiley)}
    />
  )
})

const Messages = observer(function Messages() {
  const { t } = useServices()
  const mail = useStore(MailStore)
  const { value, failed } = mail.messages
  if (failed) return <Problem onRetry={() => void mail.messages.open()} />
  if (!value) return <Waiting />
  if (value.length === 0) return <Empty text={t(mail.partner?.id === SUPPORT_ID ? 'mail.emptySupport' : 'mail.emptyDialog')} />
  return (
    <>
      <Newest message={value[0]!} author={authorOf(value[0]!, mail, t)} />
      <LongList label={t('mail.messages')} lines={value} line={(message) => <Letter key={message.id} message={message} />} />
      <More list={mail.messages} label={t('mail.older')} />
    </>
  )
})

const authorOf = (message: ChatMessage, mail: MailStore, t: Translate) =>
  mail.isOwn(message) ? t('mail.you') : nameOf({ id: message.authorId, name: message.authorName }, t)

/** A letter. A press on the name of the player who wrote it shows the button that reports it. */
const Letter = observer(function Letter({ message }: { readonly message: ChatMessage }) {
  const { t } = useServices()
  const mail = useStore(MailStore)
  const [chosen, setChosen] = useState(false)
  const own = mail.isOwn(message)
  const author = authorOf(message, mail, t)
  const canReport = !own && !mail.partner?.asks && message.authorId !== SUPPORT_ID
  const head = canReport ? (
    <button type="button" className="sky-chat-author" aria-expanded={chosen} onClick={() => setChosen(!chosen)}>
      {author}
    </button>
  ) : (
    <b className="sky-mail-author">{author}</b>
  )
  return (
    <Bubble dated message={message} own={own} head={head}>
      {chosen ? (
        <div className="sky-chat-actions">
          <Button small tone="danger" disabled={mail.changing.busy} onPress={() => void mail.report(message)}>
            {t('chat.report')}
          </Button>
        </div>
      ) : null}
    </Bubble>
  )
})
