import { observer } from 'mobx-react-lite'
import { useServices, useStore } from '../../ui/context.ts'
import { sentences } from '../../ui/format/sentences.ts'
import { useDate } from '../../ui/format/use-date.ts'
import { PlayerStore } from '../player/index.ts'
import type { silenced } from './silenced.ts'

/** Says why the player may not write to others; about a ban, also its reason and end. */
export const SilencedNote = observer(function SilencedNote({ why }: { readonly why: NonNullable<ReturnType<typeof silenced>> }) {
  const { t } = useServices()
  const date = useDate()
  const { player } = useStore(PlayerStore)
  const until = player?.chatBannedUntil
  const reason = player?.chatBanReason
  const text =
    why === 'CHAT_BANNED' && until && reason
      ? sentences(t('error.CHAT_BANNED'), t('chat.banned', { reason: t(`chat.banReason.${reason}`), until: date(until) }))
      : t(`error.${why}`)
  return <p className="sky-chat-note">{text}</p>
})
