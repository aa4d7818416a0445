import { observer } from 'mobx-react-lite'
import { Sprite } from '../../ui/art/sprite.tsx'
import { useServices, useStore } from '../../ui/context.ts'
import { gainLook, gainWords } from '../../ui/format/gain-look.ts'
import { useUntil } from '../../ui/format/use-until.ts'
import { Button } from '../../ui/kit/button.tsx'
import { type BankGift, BankStore } from './store.ts'

/** Free offers of the bank, each with its contents, and a button or the time of the next one. `locked` returns why one can't be taken, or null. */
export const OfferList = observer(function OfferList({
  offers,
  locked,
  onTake,
}: {
  readonly offers: readonly BankGift[]
  readonly locked?: (offer: BankGift) => string | null
  readonly onTake: (id: number) => void
}) {
  const { clock, t } = useServices()
  const { taking } = useStore(BankStore)
  const until = useUntil()
  return (
    <ul className="sky-offers">
      {offers.map((offer) => {
        const why = locked?.(offer) ?? null
        const words = offer.rewards.map((gain) => gainWords(gain, t)).join(', ')
        return (
          <li key={offer.id} className="sky-box sky-offer">
            <span className="sky-offer-gains" aria-hidden>
              {offer.rewards.map(({ kind, amount }) => (
                <span key={kind}>
                  <Sprite frame={gainLook(kind, t).frame} size={38} />
                  <b className="sky-num">×{amount}</b>
                </span>
              ))}
            </span>
            <span className="sky-hidden">{words}</span>
            {why ? (
              <span className="sky-soft sky-small-text">{why}</span>
            ) : offer.availableAt > clock.now ? (
              <span className="sky-soft sky-small-text">{t('bank.free.next', { time: until(offer.availableAt, clock.now) })}</span>
            ) : (
              <Button small tone="good" disabled={taking.busy} label={`${t('bank.take')}: ${words}`} onPress={() => onTake(offer.id)}>
                {t('common.take')}
              </Button>
            )}
          </li>
        )
      })}
    </ul>
  )
})
