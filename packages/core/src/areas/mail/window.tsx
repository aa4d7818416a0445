import { observer } from 'mobx-react-lite'
import { useEffect } from 'react'
import { useServices, useStore } from '../../ui/context.ts'
import { Empty } from '../../ui/kit/empty.tsx'
import { Panel } from '../../ui/kit/panel.tsx'
import { useTabs } from '../../ui/kit/tabs.tsx'
import { Dialog } from './dialog.tsx'
import { Rooms } from './rooms.tsx'
import { MailStore, type Partner } from './store.ts'

/** The mail: the conversations and the open one beside them. On narrow screens, the open one replaces the list. */
export const Mail = observer(function Mail({ partner: first = null }: { readonly partner?: Partner | null }) {
  const { ui, t } = useServices()
  const mail = useStore(MailStore)
  useEffect(() => {
    void mail.enter(first)
    return mail.hide
  }, [mail, first])
  const lists = [
    { id: 'own', label: t('mail.own') },
    { id: 'questions', label: t('mail.questions') },
  ] as const
  const { bar, panel } = useTabs<'own' | 'questions'>(lists, mail.tab, (id) => void mail.show(id), t('mail.title'))
  const { partner } = mail
  const content = mail.guest ? (
    <Empty text={t('error.REGISTERED_ONLY')} />
  ) : (
    <div className={`sky-mail${partner ? ' sky-mail-open' : ''}`}>
      <section className="sky-mail-list" aria-label={t('mail.rooms')}>
        <Rooms />
      </section>
      <div className="sky-mail-dialog">{partner ? <Dialog partner={partner} /> : <Empty text={t('mail.choose')} />}</div>
    </div>
  )
  return (
    <Panel className="sky-wide" title={t('mail.title')} onClose={ui.close} tabs={mail.answers ? bar : undefined}>
      {mail.answers ? <div {...panel}>{content}</div> : content}
    </Panel>
  )
})
