import type { Gift } from '@skystair/contract'
import { observer } from 'mobx-react-lite'
import { Sprite } from '../../ui/art/sprite.tsx'
import { useServices, useStore } from '../../ui/context.ts'
import { gainWords } from '../../ui/format/gain-look.ts'
import { Button } from '../../ui/kit/button.tsx'
import { Empty, Problem, Waiting } from '../../ui/kit/empty.tsx'
import { Gains } from '../../ui/kit/gains.tsx'
import { More } from '../../ui/kit/more.tsx'
import { PlayerLink } from '../../ui/kit/player-link.tsx'
import { Spoken } from '../../ui/kit/spoken.tsx'
import { ReportButton } from '../chat/public.ts'
import { GiftStore } from './store.ts'

/** The gifts of other players, newest first, and the content of the last opened one. */
export const ReceivedGifts = observer(function ReceivedGifts({ onSend }: { readonly onSend: () => void }) {
  const { t } = useServices()
  const store = useStore(GiftStore)
  const { received, opening } = store
  if (!received.value) return received.failed ? <Problem onRetry={() => void received.reload()} /> : <Waiting />
  return (
    <>
      <Spoken>{opening.gains.length > 0 ? <Gains gains={opening.gains} roll /> : null}</Spoken>
      {received.value.length === 0 ? (
        <>
          <Empty text={t('gift.nothing')} />
          <Button onPress={onSend}>{t('gift.tab.send')}</Button>
        </>
      ) : (
        <ul className="sky-column" aria-label={t('gift.tab.received')}>
          {received.value.map((gift) => (
            <ReceivedGift key={gift.id} gift={gift} />
          ))}
        </ul>
      )}
      <More list={store.received} />
    </>
  )
})

/** A gift with its sender and compliment, and the button that opens it, or its content. */
export const ReceivedGift = observer(function ReceivedGift({ gift }: { readonly gift: Gift }) {
  const { lang, t } = useServices()
  const store = useStore(GiftStore)
  const { key, image, senderId, senderName, compliment, rewards, at, taken } = gift
  const name = t(`gift.offer.${key}.name`)
  const from = t('gift.from', { name: senderName ?? t('gift.someone', { id: senderId }) })
  const inside = rewards.map((gain) => gainWords(gain, t)).join(', ')
  return (
    <li className={`sky-box sky-gift${taken ? ' sky-gift-open' : ''}`}>
      <Sprite frame={image} />
      <div className="sky-gift-words">
        <b>{name}</b>
        <span className="sky-small-text sky-soft sky-gift-from">
          {senderName === null ? <span>{from}</span> : <PlayerLink id={senderId}>{from}</PlayerLink>}{' '}
          <time dateTime={new Date(at).toISOString().slice(0, 10)}>
            {new Intl.DateTimeFormat(lang, { day: 'numeric', month: 'long' }).format(at)}
          </time>
        </span>
        {compliment ? (
          <>
            <blockquote>{compliment}</blockquote>
            <span>
              <ReportButton kind="GIFT" id={gift.id} name={senderName ?? t('gift.someone', { id: senderId })} />
            </span>
          </>
        ) : null}
        {gift.hidden ? <span className="sky-small-text sky-soft">{t('gift.hidden')}</span> : null}
        {taken ? <span className="sky-small-text">{t('gift.inside', { gains: inside })}</span> : null}
      </div>
      {taken ? (
        <span className="sky-small-text sky-soft">{t('gift.taken')}</span>
      ) : (
        <Button
          small
          tone="good"
          disabled={store.opening.busy}
          label={t('gift.takeOf', { name, from })}
          onPress={() => void store.open(gift)}
        >
          {t('gift.take')}
        </Button>
      )}
    </li>
  )
})
