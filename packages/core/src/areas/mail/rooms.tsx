import type { MailRoom } from '@skystair/contract'
import { SUPPORT_ID } from '@skystair/contract/enums'
import { observer } from 'mobx-react-lite'
import { Sprite } from '../../ui/art/sprite.tsx'
import { useServices, useStore } from '../../ui/context.ts'
import { Button } from '../../ui/kit/button.tsx'
import { Empty, Problem, Waiting } from '../../ui/kit/empty.tsx'
import { More } from '../../ui/kit/more.tsx'
import { Outlet } from '../../ui/outlet.tsx'
import { smileyWords } from '../chat/public.ts'
import { PlayerStore } from '../player/index.ts'
import { nameOf } from './names.ts'
import { MailStore } from './store.ts'

/** Number of characters of the newest letter that the list shows. */
const SHOWN = 56

const beginning = (text: string): string => ([...text].length > SHOWN ? `${[...text].slice(0, SHOWN).join('').trimEnd()}…` : text)

/** The list of conversations, or of questions to the support. */
export const Rooms = observer(function Rooms() {
  const { t } = useServices()
  const mail = useStore(MailStore)
  const own = mail.tab === 'own'
  const { value, failed } = own ? mail.rooms : mail.questions
  if (failed) return <Problem onRetry={() => void mail.load()} />
  if (!value) return <Waiting />
  return (
    <>
      {own ? <Outlet name="mail/list" /> : null}
      {value.length === 0 ? <Empty text={t(own ? 'mail.empty' : 'mail.noQuestions')} /> : null}
      <ul className="sky-mail-rooms" aria-label={t(own ? 'mail.rooms' : 'mail.questions')}>
        {value.map((room) => (
          <Room key={room.partnerId} room={room} />
        ))}
      </ul>
      {own ? <More list={mail.rooms} label={t('mail.more')} /> : null}
      {own ? (
        <Button small tone="plain" icon="icon/info" onPress={() => void mail.choose({ id: SUPPORT_ID, name: null })}>
          {t('mail.askSupport')}
        </Button>
      ) : null}
    </>
  )
})

const Room = observer(function Room({ room: { partnerId, partnerName, last, unread, blocked } }: { readonly room: MailRoom }) {
  const { lang, t } = useServices()
  const mail = useStore(MailStore)
  const { player } = useStore(PlayerStore)
  const asks = mail.tab === 'questions'
  const said = last.kind === 'SMILEY' ? smileyWords(last.text, t) : last.text
  const date = new Intl.DateTimeFormat(lang, { day: 'numeric', month: 'short' }).format(last.time)
  const chosen = mail.partner?.id === partnerId
  return (
    <li>
      <button
        type="button"
        aria-current={chosen ? 'true' : undefined}
        onClick={() => void mail.choose({ id: partnerId, name: partnerName, ...(asks ? { asks } : {}) })}
      >
        <Sprite frame={blocked ? 'icon/lock' : partnerId === SUPPORT_ID ? 'icon/info' : 'icon/user'} />
        <span className="sky-mail-room">
          <span className="sky-mail-who">
            <b>{nameOf({ id: partnerId, name: partnerName }, t)}</b>
            <span className="sky-soft sky-small-text">{date}</span>
          </span>
          <span className="sky-soft sky-small-text">{beginning(last.authorId === player?.id ? t('mail.said', { text: said }) : said)}</span>
        </span>
        {blocked ? <span className="sky-hidden">{t('mail.isBlocked')}</span> : null}
        {unread > 0 ? (
          <>
            <b className="sky-badge" aria-hidden>
              {unread}
            </b>
            <span className="sky-hidden">, {t('mail.unread', { count: unread })}</span>
          </>
        ) : null}
      </button>
    </li>
  )
})
