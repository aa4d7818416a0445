import { observer } from 'mobx-react-lite'
import { useEffect } from 'react'
import { useServices, useStore } from '../../ui/context.ts'
import { Gains } from '../../ui/kit/gains.tsx'
import { Spoken } from '../../ui/kit/spoken.tsx'
import { ReceivedGift } from './received.tsx'
import { GiftStore } from './store.ts'

/** The unopened gifts in the mail, and the content of the last opened one. */
export const MailGifts = observer(function MailGifts() {
  const { t } = useServices()
  const { opening, received } = useStore(GiftStore)
  useEffect(() => void received.reload(), [received])
  const unopened = (received.value ?? []).filter(({ taken }) => !taken)
  return (
    <>
      <Spoken>{opening.gains.length > 0 ? <Gains gains={opening.gains} roll /> : null}</Spoken>
      {unopened.length > 0 ? (
        <ul className="sky-column" aria-label={t('gift.tab.received')}>
          {unopened.map((gift) => (
            <ReceivedGift key={gift.id} gift={gift} />
          ))}
        </ul>
      ) : null}
    </>
  )
})
