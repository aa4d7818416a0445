import { observer } from 'mobx-react-lite'
import { Sprite } from '../../ui/art/sprite.tsx'
import { useServices, useStore } from '../../ui/context.ts'
import { moneyWords } from '../../ui/format/money.ts'
import { useAmount } from '../../ui/format/use-amount.ts'
import { Button } from '../../ui/kit/button.tsx'
import type { GiftReceiver } from '../payment/public.ts'
import { Checkout } from '../payment/public.ts'
import type { BankOption } from './store.ts'
import { BankStore } from './store.ts'

/** What can be bought, for oneself or for a friend. */
export const OptionCards = observer(function OptionCards({
  options,
  friend = null,
  disabled,
}: {
  readonly options: readonly BankOption[]
  readonly friend?: GiftReceiver | null
  readonly disabled?: boolean
}) {
  const { lang, platform, t } = useServices()
  const bank = useStore(BankStore)
  const checkout = useStore(Checkout)
  const format = useAmount()
  return (
    <ul className="sky-options">
      {options.map((option) => {
        const price = bank.prices[option.productId] ?? moneyWords(option.price, lang, platform.money)
        return (
          <li key={option.id} className={option.best ? 'sky-best' : ''}>
            {option.best ? <b className="sky-best-word">{t('bank.best')}</b> : null}
            <Sprite frame="res/MITHRIL" size={56} />
            <b className="sky-num sky-option-gems" aria-hidden>
              {format(option.gems)}
            </b>
            <span className="sky-hidden">{t('bank.gems', { count: option.gems })}</span>
            <span className="sky-small-text sky-good-text">
              {option.bonusGems > 0 ? t('bank.bonusGems', { count: option.bonusGems }) : null}
            </span>
            <span className="sky-small-text sky-soft">
              {option.bonusPoints > 0 ? t('bank.points', { count: option.bonusPoints }) : null}
            </span>
            <Button
              small
              wide
              disabled={disabled ?? false}
              label={`${t('bank.gems', { count: option.gems + option.bonusGems })}. ${t('bank.buy', { price })}`}
              onPress={() => void checkout.buy(option, friend)}
            >
              {price}
            </Button>
          </li>
        )
      })}
    </ul>
  )
})
