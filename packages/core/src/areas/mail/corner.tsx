import { observer } from 'mobx-react-lite'
import { useServices, useStore } from '../../ui/context.ts'
import { IconButton } from '../../ui/kit/button.tsx'
import { MailStore } from './store.ts'

/** The button of the mail in the corner of the road, with a badge if there is new mail. */
export const MailCorner = observer(function MailCorner() {
  const { ui, t } = useServices()
  const mail = useStore(MailStore)
  return <IconButton icon="icon/mail" label={t('hud.mail')} {...(mail.unseen ? { badge: '!' } : {})} onPress={() => ui.open('mail')} />
})
